import { defineCollection } from '@dossier/records/collection';
import { bool, text } from '@dossier/records/fields';
import { noticeWhen } from './notices.ts';
import { closed, isIntern } from './rules.ts';

/** The external service that can replace the local engine: at most one row, off until a lead enables it. */
export const screeningProviders = defineCollection({
  name: 'screening_providers',
  fields: {
    is_on: bool(),
    address: text({ max: 2_000 }),
    dataset: text({ max: 100 }),
    /** Sealed: see `runtime/secret-box.ts`. */
    key: text({ max: 3_000, hidden: true }),
  },
  rules: closed,
  notice: noticeWhen([], isIntern),
});
