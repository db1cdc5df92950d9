import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { orEmpty, recordId } from '../shared/fields.ts';
import { columnChoice, isOfList } from '../shared/list-view.ts';

/** The view with which a list opens for the caller ('': none), and the caller's columns without a view. */
export const setListStandard = {
  roles: staff,
  input: z.object({ ...columnChoice, view: orEmpty(recordId) }).check(isOfList()),
  answer: z.strictObject({ list: z.string() }),
} as const satisfies WorkflowContract;
