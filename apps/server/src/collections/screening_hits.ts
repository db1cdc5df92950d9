import { defineCollection } from '@dossier/records/collection';
import { date, json, number, relation, select, text } from '@dossier/records/fields';
import { forInterns } from './rules.ts';

/** A listed entry that may be the screened name, and what a person decided about it. */
export const screeningHits = defineCollection({
  name: 'screening_hits',
  fields: {
    screening: relation('statuses_screening', { required: true }),
    request: relation('gk_requests', { required: true }),
    list: text({ required: true, max: 200 }),
    entry: json<Record<string, unknown>>(),
    /** 0 to 1. */
    score: number({ min: 0, max: 1 }),
    reasons: json<unknown[]>(),
    state: select(['open', 'false_positive', 'true_match', 'unsure'] as const, { required: true }),
    reason: text({ max: 2_000 }),
    by: text({ max: 15 }),
    by_name: text({ max: 400 }),
    decided_at: date(),
  },
  rules: forInterns,
  indexes: [{ columns: ['request', 'state', 'id'] }, { columns: ['screening', 'id'] }],
});
