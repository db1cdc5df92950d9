import { noteReaders, noteSides } from '@dossier/domain/notes';
import { defineCollection } from '@dossier/records/collection';
import { date, json, relation, select, text } from '@dossier/records/fields';
import { anyOf, isOwnOrgRequest, isSentRequestToIntern, readBy } from './rules.ts';

/** A person whom a note mentions, with the name that stands in its text. */
export interface Mention {
  readonly id: string;
  readonly name: string;
}

/** Notes of staff on an onboarding, each for one side or for both; never for a client. */
export const notes = defineCollection({
  name: 'notes',
  fields: {
    request: relation('gk_requests', { required: true, cascadeDelete: true }),
    readers: select(noteReaders, { required: true }),
    /** '' once it is deleted. */
    text: text({ max: 2_000 }),
    mentions: json<readonly Mention[]>(),
    /** An id of gatekeeper_users or, of the desk's side, internal_users. */
    author: text({ max: 15 }),
    /** As it was when the note was written. */
    author_name: text({ max: 400 }),
    side: select(noteSides, { required: true }),
    edited_at: date(),
    deleted_at: date(),
    /** When it was put into the report; '' when it is not in it. */
    reported_at: date(),
  },
  rules: readBy(
    anyOf(`(${isOwnOrgRequest} && readers != "desk")`, `(${isSentRequestToIntern} && readers != "institution")`),
  ),
  indexes: [{ columns: ['request', 'created', 'id'] }],
});
