import { preferredLanguage } from '@dossier/domain/languages';
import { enqueueMail } from '../mail/enqueue.ts';
import { defineReaction } from './follow-ups/reaction.ts';

/** Those whom a note mentions, and did not mention before, are notified on screen and by mail. */
export const whenNoteMentionsNotify = defineReaction({
  on: 'notes',
  when: ({ after }) => after.deleted_at === '' && (after.mentions ?? []).length > 0,
  async follow({ records, origins }, { before, after: note }) {
    const known = new Set((before?.mentions ?? []).map(({ id }) => id));
    const added = (note.mentions ?? []).filter(({ id }) => !known.has(id) && id !== note.author);
    const request = await records.need('gk_requests', note.request);
    for (const { id } of added) {
      const facts = { reference: request.reference, name: request.client_name, by: note.author_name };
      await records.create('notifications', { user: id, kind: 'mentioned', request: request.id, note: note.id, facts });
      const atDesk = await records.get('internal_users', id);
      const user = atDesk ?? (await records.get('gatekeeper_users', id));
      if (!user?.active || user.notify?.['mention'] === false) continue;
      const entity = `entity/${request.subject}/overview?request=${request.id}&rail=notes`;
      await enqueueMail(records, {
        key: `mention:${note.id}:${id}`,
        kind: 'mention',
        to: user.email,
        language: preferredLanguage(user.language),
        org: atDesk ? '' : request.org,
        data: {
          toName: user.first_name,
          reference: request.reference,
          by: note.author_name,
          link: atDesk ? `${origins.intern}/internal/${entity}` : `${origins.gatekeeper}/external/${entity}`,
        },
      });
    }
  },
});
