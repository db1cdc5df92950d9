import { loadStates } from '@dossier/domain/screening';
import { defineCollection } from '@dossier/records/collection';
import { json, number, relation, select, text } from '@dossier/records/fields';
import { jobFields, orderedBy } from './job-fields.ts';
import { forInterns } from './rules.ts';

/** A file of a load, stored in parts so that it is never completely in memory. */
export interface StoredListFile {
  readonly name: string;
  readonly parts: number;
}

/** One load of a list: the job, and afterwards its history. Rows are never deleted. */
export const screeningLoads = defineCollection({
  name: 'screening_loads',
  fields: {
    list: relation('screening_lists', { required: true }),
    state: select(loadStates, { required: true }),
    source: select(['upload', 'address', 'command', 'demo'] as const, { required: true }),
    /** Name of the file, or the address's host. */
    file_name: text({ max: 300 }),
    /** The stored files, under `lists/<id>/` in the file store. */
    files: json<StoredListFile[]>({ hidden: true }),
    ...orderedBy,
    ...jobFields,
    entries: number({ min: 0, onlyInt: true }),
    expected: number({ min: 0, onlyInt: true }),
    version: text({ max: 100 }),
    date: text({ max: 10 }),
    checksum: text({ max: 64 }),
    bad_count: number({ min: 0, onlyInt: true }),
    bad: json<{ record: string; problem: string }[]>(),
    problem: text({ max: 60 }),
    facts: json<Record<string, string | number>>(),
  },
  rules: forInterns,
  indexes: [{ columns: ['list', 'created', 'id'] }, { columns: ['state', 'lease_until', 'id'] }],
});
