import type { FollowUp } from './follow-up.ts';

/** Notifies the client on screen that the form was cancelled. */
export const notifyClientOfCancellation: FollowUp = async ({ records }, onboarding) => {
  if (onboarding.client_user === '') return;
  await records.create('notifications', {
    user: onboarding.client_user,
    kind: 'onboarding-cancelled',
    request: onboarding.id,
    facts: { reference: onboarding.reference },
  });
};
