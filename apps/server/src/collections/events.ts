import { portalNames } from '@dossier/domain/portal';
import { defineCollection } from '@dossier/records/collection';
import { json, number, relation, select, text } from '@dossier/records/fields';
import { writtenByServer } from './frozen.ts';
import { noticeWhen, toGatekeepersOfRequest } from './notices.ts';
import { isIntern, readBy } from './rules.ts';

/**
 * The history: actor, action and time. Written in the transaction of the change; the source of History, Recent Activity
 * and notifications. `section` is the gate of the values before and after, `audience` restricts who sees the event.
 */
export const events = defineCollection({
  name: 'events',
  fields: {
    action: text({ required: true, max: 60 }),
    kind: text({ required: true, max: 40 }),
    section: text({ max: 40 }),
    audience: select(['all', 'staff', 'desk', 'institution', 'account'] as const, { required: true }),
    request: relation('gk_requests'),
    subject: text({ max: 15 }),
    org: relation('gk_org'),
    portal: select(portalNames),
    actor: text({ max: 15 }),
    actor_name: text({ max: 400 }),
    /** Parameters of the sentence: names, types. No gated value. */
    facts: json<Record<string, string>>(),
    /** `[{field, before, after}]`; passes through the gate of `section`. */
    changes: json<{ field: string; before: unknown; after: unknown }[]>(),
    /** Position in the history of its onboarding, from 1; 0 for an event without an onboarding. */
    number: number({ min: 1, onlyInt: true }),
    /** Covers the content and the hash of the entry before it, see `event-chain.ts`; '' for an event without an onboarding. */
    hash: text({ max: 64 }),
  },
  notice: noticeWhen(['request'], `(audience != "desk" && audience != "account" && ${toGatekeepersOfRequest})`),
  // Events about an account are for its owner, through a view; those of an institution alone are for its staff.
  rules: readBy(`(${isIntern} && audience != "account" && audience != "institution")`),
  indexes: [
    { columns: ['request', 'created', 'id'] },
    { columns: ['request', 'number'], unique: true, where: `"request" != '' AND "number" > 0` },
    { columns: ['org', 'created', 'id'] },
    { columns: ['subject', 'created', 'id'] },
    { columns: ['created', 'id'] },
  ],
  hooks: writtenByServer,
});
