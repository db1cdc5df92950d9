import { mailGatekeeper } from './mail-to.ts';
import { defineReaction } from './reaction.ts';

export const whenAccessDecidedTellGatekeeper = defineReaction({
  on: 'gk_access',
  when: ({ before, after }) =>
    before !== null && before.status !== after.status && (after.status === 'approved' || after.status === 'rejected'),
  async follow(context, { after }) {
    const decision = after.status as 'approved' | 'rejected';
    const request = await context.records.need('gk_requests', after.request);
    await mailGatekeeper(context, request, {
      key: `access-decided:${after.id}:${decision}`,
      kind: 'access-decided',
      data: { decision },
    });
  },
});
