import type { FollowUp } from './follow-up.ts';
import { mailClient } from './mail-to.ts';

/** Informs the client that the institution cancelled its request, once per cancellation. */
export const mailCancellation: FollowUp = (context, onboarding) =>
  mailClient(context, onboarding, {
    key: `cancelled:${onboarding.id}:${onboarding.archived_at}`,
    kind: 'cancelled',
    data: {},
  });
