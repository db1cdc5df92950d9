import { defineCollection } from '@dossier/records/collection';
import { date, number, text } from '@dossier/records/fields';
import { forInterns } from './rules.ts';

/** A sanctions or PEP list that the desk screens against. */
export const screeningLists = defineCollection({
  name: 'screening_lists',
  fields: {
    name: text({ required: true, max: 200 }),
    kind: text({ required: true, max: 40 }),
    version: text({ max: 100 }),
    date: date(),
    entries: number({ min: 0, onlyInt: true }),
    checksum: text({ max: 64 }),
    last_result: text({ max: 500 }),
  },
  rules: forInterns,
  indexes: [{ columns: ['name'], unique: true }],
});
