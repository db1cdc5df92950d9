import { maxCorrections } from '../../limits.ts';
import { onboardingMoves } from '../../onboarding-machine.ts';
import { refusalText } from '../../refusals.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { fieldTexts, requestRef, requiredLongText } from '../shared/fields.ts';
import { moveAnswerSchema } from '../shared/move-answer.ts';

/** Targets are matched with the onboarding, so the limit only bounds the input. */
const correction = z.object({
  target: z.string().check(z.maxLength(200)),
  text: requiredLongText('corrections-missing'),
});

const corrections = z
  .array(correction)
  .check(z.minLength(1, refusalText('corrections-missing')), z.maxLength(maxCorrections, fieldTexts.tooMany));

export const askClient = {
  roles: onboardingMoves['ask-client'].by,
  input: z.extend(requestRef, { corrections: corrections }),
  answer: moveAnswerSchema,
  hasLongBody: true,
} as const satisfies WorkflowContract;
