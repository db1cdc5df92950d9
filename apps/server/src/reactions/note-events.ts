import type { NoteReaders } from '@dossier/domain/notes';
import { type EventRule, eventsOf, type NewEvent } from './event.ts';
import type { ChangeOf } from './follow-ups/changed.ts';

/** Who learns of a note: those who may read it. */
const audiences = { desk: 'desk', institution: 'institution', both: 'staff' } as const satisfies Readonly<
  Record<NoteReaders, NewEvent['audience']>
>;

/** What happened to a note, without its text: a deleted text remains nowhere. */
export const noteEvents: EventRule = eventsOf('notes', async (change, records) => {
  const action = actionOf(change);
  if (!action) return undefined;
  const { request: id, readers, author_name: person } = change.after;
  const { subject, org } = await records.need('gk_requests', id);
  return { action, audience: audiences[readers], request: id, subject, org, facts: { readers, person } };
});

function actionOf({ before, after }: ChangeOf<'notes'>): NewEvent['action'] | undefined {
  if (before === null) return 'note-added';
  if (before.deleted_at !== after.deleted_at) return 'note-deleted';
  if (before.text !== after.text) return 'note-changed';
  if (before.reported_at === after.reported_at) return undefined;
  return after.reported_at === '' ? 'note-not-reported' : 'note-reported';
}
