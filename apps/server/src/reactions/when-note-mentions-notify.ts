import { staffAccount } from '../case/staff-account.ts';
import { defineReaction } from './follow-ups/reaction.ts';
import { notify } from './notify.ts';

/** Those whom a note mentions, and did not mention before, are notified. The text stays on the desk. */
export const whenNoteMentionsNotify = defineReaction({
  on: 'notes',
  when: ({ after }) => after.deleted_at === '' && (after.mentions ?? []).length > 0,
  async follow(context, { before, after: note }) {
    const { records } = context;
    const known = new Set((before?.mentions ?? []).map(({ id }) => id));
    const added = (note.mentions ?? []).filter(({ id }) => !known.has(id) && id !== note.author);
    const request = await records.need('gk_requests', note.request);
    for (const { id } of added) {
      const account = await staffAccount(records, id);
      if (!account) continue;
      const facts = { by: note.author_name };
      await notify(context, account, { kind: 'mentioned', key: `mention:${note.id}`, request, note: note.id, facts });
    }
  },
});
