import { onboardingMoves } from '../../onboarding-machine.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestWithReason } from '../shared/fields.ts';
import { moveAnswerSchema } from '../shared/move-answer.ts';

export const restore = {
  roles: onboardingMoves.restore.by,
  input: requestWithReason,
  answer: moveAnswerSchema,
} as const satisfies WorkflowContract;
