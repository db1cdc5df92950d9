import { listFormats, listKinds, listSchedules } from '@dossier/domain/screening';
import { defineCollection } from '@dossier/records/collection';
import { date, number, select, text } from '@dossier/records/fields';
import { forInterns } from './rules.ts';

/** A list that the desk screens against, and its version in force: `load` says which one, so that every process notices. */
export const screeningLists = defineCollection({
  name: 'screening_lists',
  fields: {
    name: text({ required: true, max: 200 }),
    kind: select(listKinds, { required: true }),
    format: select(listFormats),
    version: text({ max: 100 }),
    date: text({ max: 10 }),
    entries: number({ min: 0, onlyInt: true }),
    checksum: text({ max: 64 }),
    /** Id of the load in force; empty before the first and after removal. */
    load: text({ max: 15 }),
    loaded_at: date(),
    /** State of the newest load that ended. */
    last_result: text({ max: 500 }),
    /** May hold a key of the desk's own: it leaves through a view, to leads. */
    address: text({ max: 2_000, hidden: true }),
    schedule: select(listSchedules),
    next_load_at: date(),
    removed_at: date(),
    removed_by: text({ max: 400 }),
    removed_reason: text({ max: 2_000 }),
  },
  rules: forInterns,
  indexes: [{ columns: ['name'], unique: true }],
});
