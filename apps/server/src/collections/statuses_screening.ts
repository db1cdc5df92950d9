import type { ListVersion } from '@dossier/domain/contracts/shared/list-version';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, json, number, relation, select, text } from '@dossier/records/fields';
import { appendOnly } from './frozen.ts';
import { noticeWhen, toGatekeepersWhenCompleted } from './notices.ts';
import { forInterns } from './rules.ts';
import type { ScreenedFacts } from './shapes.ts';

/** The screening results of each name, with the lists screened against. Append-only: the latest row is the current one. */
export const statusesScreening = defineCollection({
  name: 'statuses_screening',
  fields: {
    request: relation('gk_requests', { required: true }),
    subject: text({ required: true, max: 15 }),
    kind: select(['company', 'person'] as const, { required: true }),
    /** `subject`, a person's id, or an ownership node's id. */
    target: text({ required: true, max: 15 }),
    name: text({ required: true, max: 400 }),
    status: select(['pending', 'clear', 'failed'] as const, { required: true }),
    hits: number({ min: 0, onlyInt: true }),
    lists: json<ListVersion[]>(),
    run_at: date(),
    reason: text({ max: 2_000 }),
    error: text({ max: 500 }),
    /** Empty: recorded by hand. */
    source: select(['engine', 'provider'] as const),
    /** Found by monitoring, after the onboarding was completed. */
    monitored: bool(),
    threshold: number({ min: 0, max: 1 }),
    query: json<ScreenedFacts | null>(),
    algorithm: text({ max: 60 }),
    /** The hits at the time of the result; their rows change later. */
    found: json<{ entry: string; name: string; score: number; state: string }[]>(),
    by: text({ max: 15 }),
    by_name: text({ max: 400 }),
  },
  notice: noticeWhen(['request'], toGatekeepersWhenCompleted),
  rules: forInterns,
  indexes: [{ columns: ['request', 'kind', 'target', 'created'] }],
  hooks: appendOnly,
});
