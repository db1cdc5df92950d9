import { onboardingMoves } from '../../onboarding-machine.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';
import { moveAnswerWith } from '../shared/move-answer.ts';
import { undoKey } from '../shared/undo.ts';

export const archive = {
  roles: onboardingMoves.archive.by,
  input: requestRef,
  answer: moveAnswerWith(undoKey),
} as const satisfies WorkflowContract;
