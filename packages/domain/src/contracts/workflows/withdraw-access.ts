import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';
import { moveAnswerSchema } from '../shared/move-answer.ts';

export const withdrawAccess = {
  roles: onboardingMoves['withdraw-access'].by,
  input: z.object({ access: recordId }),
  answer: moveAnswerSchema,
} as const satisfies WorkflowContract;
