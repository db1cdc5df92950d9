import { mailClient } from './mail-to.ts';
import { defineReaction } from './reaction.ts';

export const whenFormSubmittedThankClient = defineReaction({
  on: 'gk_requests',
  when: ({ before, after }) => before !== null && after.version !== '' && before.version !== after.version,
  async follow(context, { after }) {
    await mailClient(context, after, { key: `received:${after.version}`, kind: 'received', data: {} });
  },
});
