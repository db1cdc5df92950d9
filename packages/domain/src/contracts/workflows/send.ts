import { onboardingMoves } from '../../onboarding-machine.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../contract.ts';
import { requestRef } from '../fields.ts';
import { inviteMails } from '../invite-mail.ts';
import { moveAnswerWith } from '../move-answer.ts';

export const send = {
  roles: onboardingMoves.send.by,
  input: requestRef,
  answer: moveAnswerWith({ subject: z.string(), invite: inviteMails }),
} as const satisfies WorkflowContract;
