import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { listViewCountsSchema } from '../answers/list-views.ts';
import type { ViewContract } from '../shared/contract.ts';
import { savedList } from '../shared/list-view.ts';

/** How many onboardings each view of a list has: asked when the menu of the views opens. */
export const listViewCounts = {
  roles: staff,
  params: z.object({ list: savedList }),
  answer: listViewCountsSchema,
} as const satisfies ViewContract;
