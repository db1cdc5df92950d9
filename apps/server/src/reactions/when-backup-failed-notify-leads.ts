import { defineReaction } from './follow-ups/reaction.ts';

/** The first failure after a success only: an hourly schedule would repeat it. */
export const whenBackupFailedNotifyLeads = defineReaction({
  on: 'system_runs',
  when: ({ before, after }) => after.kind !== 'checks' && after.state === 'failed' && before?.state !== 'failed',
  async follow({ records }, { after }) {
    const { id, kind, problem } = after;
    const ended = 'kind = {:kind} && id != {:id} && (state = "done" || state = "failed")';
    const last = await records.first('system_runs', ended, { kind, id }, { sort: '-created,-@rowid' });
    if (last?.state === 'failed') return;
    const facts = { kind, problem };
    for (const lead of await records.find('internal_users', 'role = "lead" && active = true'))
      await records.create('notifications', { user: lead.id, kind: 'backup-failed', facts });
  },
});
