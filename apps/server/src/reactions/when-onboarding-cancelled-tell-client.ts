import { defineReaction, reached } from './reaction.ts';

/** The client is told on screen: the form needs nothing of them any more. */
export const whenOnboardingCancelledTellClient = defineReaction({
  on: 'gk_requests',
  when: (change) => reached(change, 'archived') && change.after.outcome === 'cancelled',
  async follow({ records }, { after }) {
    if (after.client_user === '') return;
    await records.create('notifications', {
      user: after.client_user,
      kind: 'onboarding-cancelled',
      request: after.id,
      facts: { reference: after.reference },
    });
  },
});
