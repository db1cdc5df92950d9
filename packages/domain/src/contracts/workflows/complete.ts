import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';
import { moveAnswerSchema } from '../shared/move-answer.ts';
import { givenReasons } from '../shared/problem.ts';

export const complete = {
  roles: onboardingMoves.complete.by,
  input: z.extend(requestRef, { problems: givenReasons }),
  answer: moveAnswerSchema,
  hasLongBody: true,
} as const satisfies WorkflowContract;
