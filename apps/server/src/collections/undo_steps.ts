import { checks } from '@dossier/domain/checks';
import { onboardingStatuses, waitingReasons } from '@dossier/domain/onboarding';
import { undoableWorkflows } from '@dossier/domain/undo';
import { defineCollection } from '@dossier/records/collection';
import { date, json, relation, select, text } from '@dossier/records/fields';
import { closed } from './rules.ts';

/** Values of a row before a workflow changed it, and as the workflow wrote them. */
export interface ChangedRow {
  readonly collection: 'gk_requests' | 'gk_subscriptions' | 'kyc_businesses_docs' | 'kyc_individuals_docs';
  readonly id: string;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
}

/** What one workflow changed of one onboarding, as far as undoing it needs. Deleted after a day. */
export const undoSteps = defineCollection({
  name: 'undo_steps',
  fields: {
    /** The input of `undo`: one for everything that a person did at once. */
    batch: text({ required: true, max: 15 }),
    user: text({ required: true, max: 15 }),
    workflow: select(undoableWorkflows, { required: true }),
    request: relation('gk_requests', { required: true }),
    /** State of the onboarding after the workflow. */
    status: select(onboardingStatuses, { required: true }),
    waiting_on: select(waitingReasons),
    version: text({ max: 15 }),
    rows: json<readonly ChangedRow[]>(),
    /** Of `set-check`: the check, and the row of `statuses` that was appended. */
    check: select(checks),
    status_row: text({ max: 15 }),
    /** The former row of `statuses`; '' for none. */
    status_row_before: text({ max: 15 }),
    undone_at: date(),
  },
  rules: closed,
  indexes: [{ columns: ['batch', 'id'] }, { columns: ['created', 'id'] }],
});
