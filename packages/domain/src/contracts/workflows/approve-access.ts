import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { recordId } from '../fields.ts';
import { moveAnswerSchema } from '../move-answer.ts';

export const approveAccess = {
  roles: onboardingMoves['approve-access'].by,
  input: z.object({ access: recordId }),
  answer: moveAnswerSchema,
} as const satisfies WorkflowContract;
