import { defineCollection } from '@dossier/records/collection';
import { date, json, relation, select, text } from '@dossier/records/fields';
import { anyOf, isGatekeeper, isIntern, readBy } from './rules.ts';

/** Findings of monitoring that need a review. */
export const alerts = defineCollection({
  name: 'alerts',
  fields: {
    subscription: relation('gk_subscriptions', { required: true }),
    kind: text({ required: true, max: 60 }),
    request: relation('gk_requests'),
    facts: json<Record<string, string | number>>(),
    /** Ids of the `screening_hits` found. */
    hits: json<string[]>({ hidden: true }),
    due: date(),
    state: select(['open', 'closed'] as const, { required: true }),
    reason: text({ max: 2_000 }),
    closed_by: text({ max: 15 }),
    closed_by_name: text({ max: 400 }),
    closed_at: date(),
  },
  rules: readBy(
    anyOf(`(${isGatekeeper} && @request.auth.org != "" && subscription.org = @request.auth.org)`, isIntern),
  ),
  indexes: [{ columns: ['subscription', 'state', 'id'] }, { columns: ['state', 'due', 'id'] }],
});
