import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';
import { inviteMails } from '../shared/invite-mail.ts';
import { moveAnswerWith } from '../shared/move-answer.ts';

export const send = {
  roles: onboardingMoves.send.by,
  input: requestRef,
  answer: moveAnswerWith({ subject: z.string(), invite: inviteMails }),
} as const satisfies WorkflowContract;
