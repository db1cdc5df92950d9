import { defineCollection } from '@dossier/records/collection';
import { date, json, relation, select, text } from '@dossier/records/fields';
import { namesOneSubject } from './frozen.ts';
import { anyOf, isIntern, isOwnOrg, onlyByWorkflow } from './rules.ts';

export const subscriptionLevels = ['screening', 'screening_and_register', 'full_review'] as const;
export const subscriptionCadences = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export const subscriptionStatuses = ['active', 'paused', 'ended'] as const;

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
    recipients: json<string[]>(),
    status: select(subscriptionStatuses, { required: true }),
    next_run: date(),
    last_result: text({ max: 200 }),
  },
  rules: {
    list: anyOf(isOwnOrg, isIntern),
    view: anyOf(isOwnOrg, isIntern),
    create: onlyByWorkflow,
    update: onlyByWorkflow,
    delete: onlyByWorkflow,
  },
  indexes: [{ columns: ['org', 'status', 'id'] }, { columns: ['subject', 'org', 'id'] }],
  hooks: namesOneSubject,
});
