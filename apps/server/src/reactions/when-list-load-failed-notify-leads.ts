import { defineReaction } from './follow-ups/reaction.ts';
import { notifyLeads } from './notify-leads.ts';

const isBad = (state: string | undefined) => state === 'refused' || state === 'failed';

export const whenListLoadFailedNotifyLeads = defineReaction({
  on: 'screening_loads',
  when: ({ before, after }) => isBad(after.state) && !isBad(before?.state),
  async follow(context, { after }) {
    const list = await context.records.need('screening_lists', after.list);
    const facts = { list: list.id, name: list.name, problem: after.problem };
    await notifyLeads(context, { kind: 'list-load-failed', key: `list-load:${after.id}`, facts });
  },
});
