import { staffAccount } from '../case/staff-account.ts';
import { defineReaction } from './follow-ups/reaction.ts';
import { notify } from './notify.ts';

/** New possible matches in an onboarding that is assigned are reported to its reviewer. */
export const whenScreeningFoundNotify = defineReaction({
  on: 'screening_runs',
  when: ({ before, after }) => after.state === 'done' && before?.state !== 'done',
  async follow(context, { after: run }) {
    const { records } = context;
    const request = await records.need('gk_requests', run.request);
    const reviewer = await staffAccount(records, request.assigned_intern);
    if (!reviewer) return;
    const filter = 'request = {:id} && state = "open" && created >= {:since}';
    const count = await records.count('screening_hits', filter, { id: request.id, since: run.created });
    if (count === 0) return;
    const facts = { count: String(count) };
    await notify(context, reviewer, { kind: 'matches-found', key: `matches:${run.id}`, request, facts });
  },
});
