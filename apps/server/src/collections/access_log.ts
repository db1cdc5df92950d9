import { accessActions, accessKindNames } from '@dossier/domain/access-log';
import { portalNames } from '@dossier/domain/portal';
import { defineCollection } from '@dossier/records/collection';
import { number, relation, select, text } from '@dossier/records/fields';
import { writtenByServer } from './frozen.ts';
import { closed } from './rules.ts';

/**
 * Who read or downloaded which of a client's data: one row per person, onboarding, kind and day. Written after the
 * answer by `AccessLogQueue`; read through the views `access-log` and `access-log-export`. Deleted by
 * `deleteExpiredAccess` at the end of the onboarding's retention period.
 */
export const accessLog = defineCollection({
  name: 'access_log',
  fields: {
    /** In the desk's time zone. */
    day: text({ required: true, max: 10 }),
    org: relation('gk_org'),
    request: relation('gk_requests'),
    subject: text({ max: 15 }),
    portal: select(portalNames),
    /** Id of a user of the portal. */
    actor: text({ max: 15 }),
    actor_name: text({ max: 400 }),
    kind: select(accessKindNames, { required: true }),
    action: select(accessActions, { required: true }),
    /** Id in `kyc_docs`, of kind `document` and `own-document`. */
    doc: text({ max: 15 }),
    /** The kind of the document; of kind `records` the collection. */
    detail: text({ max: 100 }),
    /** The person of a company whose document it is. */
    person: text({ max: 15 }),
    /** Of the kinds `missing` and `expired`: the number of entries. */
    count: number({ min: 0, onlyInt: true }),
  },
  rules: closed,
  indexes: [
    { columns: ['request', 'actor', 'day', 'kind', 'action', 'doc', 'detail'] },
    { columns: ['subject', 'id'] },
    { columns: ['day', 'id'] },
  ],
  hooks: writtenByServer,
});
