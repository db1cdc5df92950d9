import { runStates } from '@dossier/domain/screening';
import { defineCollection } from '@dossier/records/collection';
import { number, select, text } from '@dossier/records/fields';
import { jobFields } from './job-fields.ts';
import { forInterns } from './rules.ts';

/**
 * Rescreening after a list changed: of every monitored subject, then of every open onboarding. `cursor` is the last
 * processed subscription, `file_cursor` the last processed onboarding.
 */
export const screeningSweeps = defineCollection({
  name: 'screening_sweeps',
  fields: {
    state: select(runStates, { required: true }),
    /** Names of the list versions that caused it. */
    why: text({ max: 400 }),
    ...jobFields,
    cursor: text({ max: 15 }),
    file_cursor: text({ max: 15 }),
    done: number({ min: 0, onlyInt: true }),
    total: number({ min: 0, onlyInt: true }),
    alerts: number({ min: 0, onlyInt: true }),
    error: text({ max: 500 }),
  },
  rules: forInterns,
  indexes: [{ columns: ['state', 'lease_until', 'id'] }],
});
