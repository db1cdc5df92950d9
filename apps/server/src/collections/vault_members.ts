import { defineCollection } from '@dossier/records/collection';
import { date, relation, select, text } from '@dossier/records/fields';
import { namesOneSubject } from './frozen.ts';
import { noticeWhen, toMemberSelf, toMembers } from './notices.ts';
import { forInterns } from './rules.ts';

/** Members of a vault: owners decide about access, helpers fill in the form. See `case/vault-ownership.ts`. */
export const vaultMembers = defineCollection({
  name: 'vault_members',
  fields: {
    business: relation('kyc_businesses'),
    individual: relation('kyc_individual'),
    subject: text({ max: 15 }),
    user: relation('end_client_users', { required: true }),
    role: select(['owner', 'helper'] as const, { required: true }),
    /** `naming`: unproven, counts for the institutions that named the user as contact. `all`: counts for every one. */
    counts_for: select(['naming', 'all'] as const),
    /** When the ownership was proven; empty for members who were admitted. */
    proven_at: date(),
    /** User of the desk who completed the review or confirmed the owner. */
    proven_by: text({ max: 15 }),
    /** Why a lead confirmed or admitted this member. */
    reason: text({ max: 2_000 }),
    added_by: text({ max: 15 }),
    /** Onboarding through which the member was admitted or proven last. */
    request: relation('gk_requests'),
  },
  notice: noticeWhen([], toMemberSelf, toMembers('business'), toMembers('individual')),
  rules: forInterns,
  indexes: [{ columns: ['subject', 'user'], unique: true }, { columns: ['user', 'id'] }],
  hooks: namesOneSubject,
});
