import { institutionTarget } from '../case/corrections.ts';
import { mailGatekeeper } from './mail-to.ts';
import { defineReaction } from './reaction.ts';

export const whenInstitutionAskedMailGatekeeper = defineReaction({
  on: 'gk_corrections',
  when: ({ before, after }) => before === null && after.target === institutionTarget,
  async follow(context, { after }) {
    const request = await context.records.need('gk_requests', after.request);
    await mailGatekeeper(context, request, { key: `question:${after.id}`, kind: 'question', data: {} });
  },
});
