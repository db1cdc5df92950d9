import { runStates } from '@dossier/domain/screening';
import { defineCollection } from '@dossier/records/collection';
import { date, number, relation, select, text } from '@dossier/records/fields';
import { jobFields, orderedBy } from './job-fields.ts';
import { forInterns } from './rules.ts';

/** One order to screen everyone in an onboarding, written in the transaction of its cause and executed by a job. */
export const screeningRuns = defineCollection({
  name: 'screening_runs',
  fields: {
    request: relation('gk_requests', { required: true }),
    state: select(runStates, { required: true }),
    why: select(['submit', 'again'] as const, { required: true }),
    ...orderedBy,
    ...jobFields,
    /** Time of the last sweep of the onboarding after the run ended. */
    rescreened_at: date(),
    done: number({ min: 0, onlyInt: true }),
    total: number({ min: 0, onlyInt: true }),
    error: text({ max: 500 }),
  },
  rules: forInterns,
  indexes: [{ columns: ['request', 'created', 'id'] }, { columns: ['state', 'lease_until', 'id'] }],
});
