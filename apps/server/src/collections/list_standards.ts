import { savedLists } from '@dossier/domain/list-search';
import { defineCollection } from '@dossier/records/collection';
import { json, relation, select, text } from '@dossier/records/fields';
import { noticeWhen } from './notices.ts';
import { closed, isNotification } from './rules.ts';

/** How a list opens for a member of staff: the view, and the columns without one. */
export const listStandards = defineCollection({
  name: 'list_standards',
  fields: {
    list: select(savedLists, { required: true }),
    user: text({ required: true, max: 15 }),
    view: relation('list_views'),
    columns: json<string[] | null>(),
  },
  notice: noticeWhen([], isNotification),
  rules: closed,
  indexes: [{ columns: ['user', 'list'], unique: true }],
});
