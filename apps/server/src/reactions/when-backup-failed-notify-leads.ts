import { defineReaction } from './follow-ups/reaction.ts';
import { notifyLeads } from './notify-leads.ts';

/** The first failure after a success only: an hourly schedule would repeat it. */
export const whenBackupFailedNotifyLeads = defineReaction({
  on: 'system_runs',
  when: ({ before, after }) => after.kind !== 'checks' && after.state === 'failed' && before?.state !== 'failed',
  async follow(context, { after }) {
    const { id, kind, problem } = after;
    const ended = 'kind = {:kind} && id != {:id} && (state = "done" || state = "failed")';
    const last = await context.records.first('system_runs', ended, { kind, id }, { sort: '-created,-@rowid' });
    if (last?.state === 'failed') return;
    await notifyLeads(context, { kind: 'backup-failed', key: `backup:${id}`, facts: { kind, problem } });
  },
});
