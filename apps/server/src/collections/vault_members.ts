import { defineCollection } from '@dossier/records/collection';
import { relation, select, text } from '@dossier/records/fields';
import { namesOneSubject } from './frozen.ts';
import { noticeWhen, toMembers } from './notices.ts';
import { forInterns } from './rules.ts';

/** Members of a vault: owners decide about access, helpers fill in the form. */
export const vaultMembers = defineCollection({
  name: 'vault_members',
  fields: {
    business: relation('kyc_businesses'),
    individual: relation('kyc_individual'),
    subject: text({ max: 15 }),
    user: relation('end_client_users', { required: true }),
    role: select(['owner', 'helper'] as const, { required: true }),
    added_by: text({ max: 15 }),
  },
  notice: noticeWhen([], toMembers('business'), toMembers('individual')),
  rules: forInterns,
  indexes: [{ columns: ['subject', 'user'], unique: true }, { columns: ['user', 'id'] }],
  hooks: namesOneSubject,
});
