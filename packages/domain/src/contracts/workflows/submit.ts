import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';
import { moveAnswerWith } from '../shared/move-answer.ts';

export const submit = {
  roles: onboardingMoves.submit.by,
  input: requestRef,
  answer: moveAnswerWith({ reference: z.string() }),
} as const satisfies WorkflowContract;
