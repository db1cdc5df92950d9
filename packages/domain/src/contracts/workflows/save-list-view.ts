import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';
import { isOfList, viewContent, viewName } from '../shared/list-view.ts';

/** Saves a new view of a list, or changes one. */
export const saveListView = {
  roles: staff,
  input: z
    .object({
      ...viewContent,
      name: viewName,
      isShared: z.boolean(),
      /** Of the one to change, with the revision that the caller read. */
      view: z.optional(z.object({ id: recordId, revision: z.int().check(z.minimum(0)) })),
    })
    .check(isOfList()),
  answer: z.strictObject({ view: z.string() }),
  hasLongBody: true,
} as const satisfies WorkflowContract;
