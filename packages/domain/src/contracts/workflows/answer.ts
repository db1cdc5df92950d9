import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef, requiredLongText } from '../shared/fields.ts';
import { moveAnswerSchema } from '../shared/move-answer.ts';

export const answer = {
  roles: onboardingMoves.answer.by,
  input: z.extend(requestRef, { answer: requiredLongText('answer-missing') }),
  answer: moveAnswerSchema,
} as const satisfies WorkflowContract;
