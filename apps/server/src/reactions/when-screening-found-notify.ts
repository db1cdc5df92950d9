import { defineReaction } from './follow-ups/reaction.ts';

/** New possible matches in an onboarding that is assigned are reported to its reviewer. */
export const whenScreeningFoundNotify = defineReaction({
  on: 'screening_runs',
  when: ({ before, after }) => after.state === 'done' && before?.state !== 'done',
  async follow({ records }, { after: run }) {
    const { id, assigned_intern: user, reference, client_name: name } = await records.need('gk_requests', run.request);
    if (user === '') return;
    const filter = 'request = {:id} && state = "open" && created >= {:since}';
    const count = await records.count('screening_hits', filter, { id, since: run.created });
    if (count === 0) return;
    const facts = { reference, name, count: String(count) };
    await records.create('notifications', { user, kind: 'matches-found', request: id, facts });
  },
});
