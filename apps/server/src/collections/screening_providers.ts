import { defineCollection } from '@dossier/records/collection';
import { bool, text } from '@dossier/records/fields';
import { noticeWhen } from './notices.ts';
import { closed, isIntern } from './rules.ts';

/** The outside service that may answer instead of our own engine: one row at most, off until a lead turns it on. */
export const screeningProviders = defineCollection({
  name: 'screening_providers',
  fields: {
    is_on: bool(),
    address: text({ max: 2_000 }),
    dataset: text({ max: 100 }),
    key: text({ max: 500, hidden: true }),
  },
  rules: closed,
  notice: noticeWhen([], isIntern),
});
