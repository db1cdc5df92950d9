import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { requestRef } from '../fields.ts';
import { moveAnswerWith } from '../move-answer.ts';

export const submit = {
  roles: onboardingMoves.submit.by,
  input: requestRef,
  answer: moveAnswerWith({ reference: z.string() }),
} as const satisfies WorkflowContract;
