import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef, requiredLongText } from '../shared/fields.ts';
import { moveAnswerSchema } from '../shared/move-answer.ts';

export const askInstitution = {
  roles: onboardingMoves['ask-institution'].by,
  input: z.extend(requestRef, { question: requiredLongText('question-missing') }),
  answer: moveAnswerSchema,
} as const satisfies WorkflowContract;
