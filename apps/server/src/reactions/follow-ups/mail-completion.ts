import type { FollowUp } from './follow-up.ts';
import { mailGatekeeper } from './mail-to.ts';

/** Mails the institution that the onboarding is completed, once per completion. */
export const mailCompletion: FollowUp = (context, onboarding) =>
  mailGatekeeper(context, onboarding, {
    key: `completed:${onboarding.id}:${onboarding.completed_at}`,
    kind: 'completed',
    data: {},
  });
