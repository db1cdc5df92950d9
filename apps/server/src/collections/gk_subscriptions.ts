import { subscriptionCadences, subscriptionLevels, subscriptionStatuses } from '@dossier/domain/screening';
import { defineCollection } from '@dossier/records/collection';
import { date, json, number, relation, select, text } from '@dossier/records/fields';
import { namesOneSubject } from './frozen.ts';
import { anyOf, isIntern, isOwnOrg, readBy } from './rules.ts';
import type { ListVersion } from './shapes.ts';

/** Monitoring of a subject for an organisation. */
export const gkSubscriptions = defineCollection({
  name: 'gk_subscriptions',
  fields: {
    org: relation('gk_org', { required: true }),
    business: relation('kyc_businesses'),
    individual: relation('kyc_individual'),
    subject: text({ max: 15 }),
    level: select(subscriptionLevels, { required: true }),
    cadence: select(subscriptionCadences, { required: true }),
    /** Ids of the organisation's own staff. */
    recipients: json<string[]>(),
    status: select(subscriptionStatuses, { required: true }),
    next_run: date(),
    last_result: text({ max: 200 }),
    last_run_at: date(),
    /** The lists of the last run. */
    lists: json<ListVersion[]>(),
    runs: number({ min: 0, onlyInt: true }),
  },
  rules: readBy(anyOf(isOwnOrg, isIntern)),
  indexes: [
    { columns: ['org', 'status', 'id'] },
    { columns: ['subject', 'org', 'id'] },
    { columns: ['status', 'next_run', 'id'] },
  ],
  hooks: namesOneSubject,
});
