import { defineReaction } from './follow-ups/reaction.ts';

const isBad = (state: string | undefined) => state === 'refused' || state === 'failed';

export const whenListLoadFailedNotifyLeads = defineReaction({
  on: 'screening_loads',
  when: ({ before, after }) => isBad(after.state) && !isBad(before?.state),
  async follow({ records }, { after }) {
    const list = await records.need('screening_lists', after.list);
    const facts = { list: list.id, name: list.name, problem: after.problem };
    for (const { id } of await records.find('internal_users', 'role = "lead" && active = true')) {
      await records.create('notifications', { user: id, kind: 'list-load-failed', facts });
    }
  },
});
