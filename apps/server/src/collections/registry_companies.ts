import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import { defineCollection } from '@dossier/records/collection';
import { json, text } from '@dossier/records/fields';
import { closed } from './rules.ts';

/** The local company register: the demo's companies and those imported by `npm run import -- registry`. */
export const registryCompanies = defineCollection({
  name: 'registry_companies',
  fields: {
    /** Country, authority and normalised number. */
    key: text({ required: true, max: 140 }),
    name: text({ required: true, max: 400 }),
    country: text({ required: true, max: 2 }),
    registration_number: text({ max: 60 }),
    city: text({ max: 120 }),
    source: text({ required: true, max: 20 }),
    answer: json<RegisterAnswer>(),
  },
  rules: closed,
  indexes: [{ columns: ['key'], unique: true }],
});
