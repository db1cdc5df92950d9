import { onboardingMoves } from '../../onboarding-machine.ts';
import type { WorkflowContract } from '../contract.ts';
import { requestRef } from '../fields.ts';
import { moveAnswerSchema } from '../move-answer.ts';

export const archive = {
  roles: onboardingMoves.archive.by,
  input: requestRef,
  answer: moveAnswerSchema,
} as const satisfies WorkflowContract;
