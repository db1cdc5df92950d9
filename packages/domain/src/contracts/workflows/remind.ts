import { onboardingMoves } from '../../onboarding-machine.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';
import { moveAnswerSchema } from '../shared/move-answer.ts';

export const remind = {
  roles: onboardingMoves.remind.by,
  input: requestRef,
  answer: moveAnswerSchema,
} as const satisfies WorkflowContract;
