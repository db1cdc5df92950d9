import { defineCollection } from '@dossier/records/collection';
import { date, text } from '@dossier/records/fields';
import { closed } from './rules.ts';

/** Links by which the first lead of a new desk is created. Their tokens are stored as digests; none is left afterwards. */
export const setupLinks = defineCollection({
  name: 'setup_links',
  fields: {
    digest: text({ required: true, max: 64, hidden: true }),
    expires_at: date({ required: true }),
  },
  rules: closed,
  indexes: [{ columns: ['digest'], unique: true }],
});
