import { onboardingMoves } from '../../onboarding-machine.ts';
import type { WorkflowContract } from '../contract.ts';
import { requestWithReason } from '../fields.ts';
import { moveAnswerSchema } from '../move-answer.ts';

export const reopen = {
  roles: onboardingMoves.reopen.by,
  input: requestWithReason,
  answer: moveAnswerSchema,
} as const satisfies WorkflowContract;
