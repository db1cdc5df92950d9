import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { editValuesSchema } from '../shared/edit-values.ts';
import { requestRef } from '../shared/fields.ts';
import { moveAnswerWith } from '../shared/move-answer.ts';

/**
 * Corrects an onboarding that was sent. `seen` are the values from which the user started: a field that has another
 * value by now is refused with `stale-revision`, so that no change of another user is overwritten unseen.
 */
export const editOnboarding = {
  roles: onboardingMoves['edit-onboarding'].by,
  input: z.extend(requestRef, { seen: editValuesSchema, values: editValuesSchema }),
  answer: moveAnswerWith({
    /** Address of the new invitation; '' when none was sent. */
    sentTo: z.string(),
    /** Other onboardings of the same contact whose invitation was sent to the new address too. */
    others: z.number(),
  }),
  hasLongBody: true,
} as const satisfies WorkflowContract;
