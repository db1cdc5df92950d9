import { mailGatekeeper } from './mail-to.ts';
import { defineReaction, reached } from './reaction.ts';

export const whenOnboardingCompletedMailGatekeeper = defineReaction({
  on: 'gk_requests',
  when: (change) => change.before?.status === 'submitted' && reached(change, 'completed'),
  async follow(context, { after }) {
    const key = `completed:${after.id}:${after.completed_at}`;
    await mailGatekeeper(context, after, { key, kind: 'completed', data: {} });
  },
});
