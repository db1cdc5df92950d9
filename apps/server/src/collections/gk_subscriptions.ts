import type { ListVersion } from '@dossier/domain/contracts/shared/list-version';
import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import { subscriptionCadences, subscriptionLevels, subscriptionStatuses } from '@dossier/domain/subscriptions';
import { defineCollection } from '@dossier/records/collection';
import { date, json, number, relation, select, text } from '@dossier/records/fields';
import { namesOneSubject } from './frozen.ts';
import { anyOf, isIntern, isOwnOrg, readBy } from './rules.ts';

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
    /** The scheduled time of the next run, while `next_run` is a run that a person requested. */
    planned_run: date(),
    last_result: text({ max: 200 }),
    last_run_at: date(),
    /** The lists of the last run. */
    lists: json<ListVersion[]>(),
    runs: number({ min: 0, onlyInt: true }),
    /** The answer of the register at the last check. */
    register: json<RegisterAnswer | null>({ hidden: true }),
    /** Findings that are reported once: `expiry:<person>:<date>`. */
    reported: json<string[]>({ hidden: true }),
  },
  rules: readBy(anyOf(isOwnOrg, isIntern)),
  indexes: [
    { columns: ['org', 'status', 'id'] },
    { columns: ['subject', 'org', 'id'] },
    { columns: ['status', 'next_run', 'id'] },
  ],
  hooks: namesOneSubject,
});
