import { maxViewName } from '@dossier/domain/list-columns';
import { savedLists } from '@dossier/domain/list-search';
import { defineCollection } from '@dossier/records/collection';
import { bool, json, number, relation, select, text } from '@dossier/records/fields';
import { noticeWhen } from './notices.ts';
import { closed, isIntern, isNotification, isOwnOrg } from './rules.ts';

/** Views of lists that staff saved. `user` is an id of either collection of staff, and stays when the account is closed. */
export const listViews = defineCollection({
  name: 'list_views',
  fields: {
    list: select(savedLists, { required: true }),
    user: text({ required: true, max: 15 }),
    user_name: text({ max: 410 }),
    /** '' of the desk. */
    org: relation('gk_org'),
    name: text({ required: true, max: maxViewName }),
    is_shared: bool(),
    search: json<Record<string, string>>(),
    columns: json<string[] | null>(),
    revision: number({ min: 0, onlyInt: true }),
  },
  notice: noticeWhen([], isNotification, `(is_shared = true && (${isOwnOrg} || ${isIntern} && org = ""))`),
  rules: closed,
  indexes: [{ columns: ['org', 'list', 'id'] }],
});
