import { declarations } from '../../kyc-form/declaration.ts';
import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { language, requestRef } from '../shared/fields.ts';
import { moveAnswerWith } from '../shared/move-answer.ts';

export const submit = {
  roles: onboardingMoves.submit.by,
  input: z.extend(requestRef, {
    /** The declaration that was shown and agreed to; programs may send none, and none is stored then. */
    declaration: z.optional(
      z.object({ version: z.int().check(z.minimum(1), z.maximum(declarations.length)), language }),
    ),
  }),
  answer: moveAnswerWith({ reference: z.string() }),
} as const satisfies WorkflowContract;
