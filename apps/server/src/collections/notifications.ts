import { defineCollection } from '@dossier/records/collection';
import { bool, date, json, relation, select, text } from '@dossier/records/fields';
import { toClientOfRequest } from './notices.ts';
import { anyOf, isNotification, isOwnOrgRequest, isSentRequestToIntern, readBy } from './rules.ts';

const mayViewOnboarding = anyOf('request = ""', isOwnOrgRequest, isSentRequestToIntern, toClientOfRequest);

/**
 * On-screen notifications. `user` is an id of any of the three user collections; what concerns an onboarding is read
 * while its user may view that onboarding.
 */
export const notifications = defineCollection({
  name: 'notifications',
  fields: {
    user: text({ required: true, max: 15 }),
    kind: text({ required: true, max: 60 }),
    event: relation('events'),
    request: relation('gk_requests'),
    /** The note that mentions the user. */
    note: relation('notes', { cascadeDelete: true }),
    facts: json<Record<string, string>>(),
    read_at: date(),
    /** Its user chose not to see it in the list; it waits for the daily mail only. */
    is_hidden: bool(),
    /** It waits for the daily mail of its user. */
    mail: select(['daily'] as const),
    /** Of one that a job creates: it is created once for each user. '' for others. */
    key: text({ max: 120, hidden: true }),
  },
  rules: readBy(`(${isNotification} && is_hidden = false && (${mayViewOnboarding}))`),
  indexes: [
    { columns: ['user', 'created', 'id'] },
    { columns: ['created', 'id'] },
    { columns: ['mail', 'user', 'created'] },
    { columns: ['key', 'user'] },
  ],
});
