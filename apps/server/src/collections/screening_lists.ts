import { listFormats, listKinds, listSchedules } from '@dossier/domain/screening';
import { defineCollection } from '@dossier/records/collection';
import { date, number, select, text } from '@dossier/records/fields';
import { forInterns } from './rules.ts';

/** A list that the desk screens against. `load` is its active version; every process reads it before a search. */
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
    /** Id of the active load; empty before the first and after removal. */
    load: text({ max: 15 }),
    loaded_at: date(),
    /** State of the latest finished load. */
    last_result: text({ max: 500 }),
    /** May contain a key of the desk, so only a view for leads returns it. */
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
