import { onboardingMoves } from '../../onboarding-machine.ts';
import type { WorkflowContract } from '../contract.ts';
import { requestWithReason } from '../fields.ts';
import { moveAnswerSchema } from '../move-answer.ts';

export const cancel = {
  roles: onboardingMoves.cancel.by,
  input: requestWithReason,
  answer: moveAnswerSchema,
} as const satisfies WorkflowContract;
