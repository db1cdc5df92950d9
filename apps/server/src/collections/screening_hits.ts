import { listKinds } from '@dossier/domain/screening';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, json, number, relation, select, text } from '@dossier/records/fields';
import { noticeWhen, toGatekeepersWhenCompleted } from './notices.ts';
import { forInterns } from './rules.ts';
import type { EarlierHitDecision, ScreenedFacts } from './shapes.ts';

/**
 * A possible match of a screened name with a list entry, and the decision about it. One row per name and entry of an
 * onboarding: its id is stable over runs, and `screening` is the latest result that contains it.
 */
export const screeningHits = defineCollection({
  name: 'screening_hits',
  fields: {
    screening: relation('statuses_screening', { required: true }),
    request: relation('gk_requests', { required: true }),
    /** As in the run: `subject`, a person's id, or an ownership node's id. */
    target: text({ max: 15 }),
    kind: select(['company', 'person'] as const),
    subject: text({ max: 15 }),
    list: text({ required: true, max: 200 }),
    list_id: text({ max: 15 }),
    list_kind: select(listKinds),
    list_version: text({ max: 100 }),
    list_date: text({ max: 10 }),
    /** The list's id, a colon, the entry's id on that list. */
    entry_key: text({ max: 300 }),
    entry_name: text({ max: 1_000 }),
    entry: json<Record<string, unknown>>(),
    /** 0 to 1. */
    score: number({ min: 0, max: 1 }),
    band: select(['alert', 'review'] as const),
    query: json<ScreenedFacts | null>(),
    reasons: json<unknown[]>(),
    state: select(['open', 'false_positive', 'true_match', 'unsure'] as const, { required: true }),
    reason: text({ max: 2_000 }),
    by: text({ max: 15 }),
    by_name: text({ max: 400 }),
    decided_at: date(),
    /** The decision was carried over from `earlier`, which is still valid. */
    carried: bool(),
    earlier: json<EarlierHitDecision | null>(),
  },
  notice: noticeWhen(['request'], toGatekeepersWhenCompleted),
  rules: forInterns,
  indexes: [
    { columns: ['request', 'state', 'id'] },
    { columns: ['screening', 'id'] },
    { columns: ['subject', 'entry_key', 'id'] },
    { columns: ['entry_key', 'state', 'id'] },
  ],
});
