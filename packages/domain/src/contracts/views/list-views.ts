import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { listViewsSchema } from '../answers/list-views.ts';
import type { ViewContract } from '../shared/contract.ts';
import { savedList } from '../shared/list-view.ts';

/** The viewer's own views of a list and those that colleagues share. */
export const listViews = {
  roles: staff,
  params: z.object({ list: savedList }),
  answer: listViewsSchema,
} as const satisfies ViewContract;
