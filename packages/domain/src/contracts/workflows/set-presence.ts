import { presenceParts } from '../../presence.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** What a tab of the browser shows, repeated while it does. Without `shown` the tab is closed or away. */
export const setPresence = {
  roles: staff,
  input: z.object({
    tab: recordId,
    shown: z.optional(z.object({ request: recordId, part: z.enum(presenceParts), isEditing: z.boolean() })),
  }),
  answer: z.strictObject({}),
} as const satisfies WorkflowContract;
