import { maxCorrections, maxLongText } from '../../limits.ts';
import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { filledText, requestRef } from '../shared/fields.ts';
import { moveAnswerSchema } from '../shared/move-answer.ts';

const correction = z.object({ target: z.string().check(z.maxLength(200)), text: filledText(maxLongText) });

export const askClient = {
  roles: onboardingMoves['ask-client'].by,
  input: z.extend(requestRef, { corrections: z.array(correction).check(z.maxLength(maxCorrections)) }),
  answer: moveAnswerSchema,
} as const satisfies WorkflowContract;
