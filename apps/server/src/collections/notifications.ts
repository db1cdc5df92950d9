import { defineCollection } from '@dossier/records/collection';
import { date, json, relation, text } from '@dossier/records/fields';
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
  },
  rules: readBy(`(${isNotification} && (${mayViewOnboarding}))`),
  indexes: [{ columns: ['user', 'created', 'id'] }, { columns: ['created', 'id'] }],
});
