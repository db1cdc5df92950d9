import { maxSelected } from '../../limits.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { changedOnboardings } from '../shared/changed-onboardings.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { orEmpty, recordId } from '../shared/fields.ts';
import { undoKey } from '../shared/undo.ts';

/** The workflows that can be run on a selection. */
export const selectedActions = ['assign', 'remind', 'archive', 'send'] as const;
export type SelectedAction = (typeof selectedActions)[number];

/**
 * Runs one workflow on each of the selected onboardings, by the same rules and rights as on a single one. `send` sends
 * the invitation too. `intern` as in `assign`.
 */
export const changeSelected = {
  roles: staff,
  input: z.object({
    action: z.enum(selectedActions),
    requests: z.array(recordId).check(z.minLength(1), z.maxLength(maxSelected)),
    intern: z.optional(orEmpty(recordId)),
  }),
  answer: z.strictObject({ ...changedOnboardings, ...undoKey }),
} as const satisfies WorkflowContract;
