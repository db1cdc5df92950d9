import { defineCollection } from '@dossier/records/collection';
import { date, json, relation, text } from '@dossier/records/fields';
import { isNotification, readBy } from './rules.ts';

/** On-screen notifications. `user` is an id of any of the three user collections. */
export const notifications = defineCollection({
  name: 'notifications',
  fields: {
    user: text({ required: true, max: 15 }),
    kind: text({ required: true, max: 60 }),
    event: relation('events'),
    request: relation('gk_requests'),
    facts: json<Record<string, string>>(),
    read_at: date(),
  },
  rules: readBy(isNotification),
  indexes: [{ columns: ['user', 'created', 'id'] }],
});
