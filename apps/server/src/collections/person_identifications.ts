import { identityKinds } from '@dossier/domain/kyc-form/answers';
import { defineCollection } from '@dossier/records/collection';
import { json, relation, select, text } from '@dossier/records/fields';
import { appendOnly } from './frozen.ts';
import { noticeWhen, toGatekeepersOfRequest } from './notices.ts';
import { forInterns } from './rules.ts';

/**
 * What a person gave by a link of their own, for one onboarding; the newest row counts. Kept apart from the answers of
 * the form, so that nothing the owner reads contains it. See `case/own-identification.ts`.
 */
export const personIdentifications = defineCollection({
  name: 'person_identifications',
  fields: {
    request: relation('gk_requests', { required: true }),
    link: relation('helper_links', { required: true }),
    person: text({ required: true, max: 15 }),
    user: relation('end_client_users', { required: true }),
    birth_date: text({ required: true, max: 10 }),
    nationality: text({ required: true, max: 2 }),
    country_of_residence: text({ required: true, max: 2 }),
    identity_kind: select(identityKinds, { required: true }),
    identity_number: text({ max: 50 }),
    identity_expiry: text({ required: true, max: 10 }),
    /** What the person says is wrong in the form. */
    remark: text({ max: 2_000 }),
    /** Ids of `kyc_docs`. */
    photos: json<string[]>(),
  },
  notice: noticeWhen(['request'], toGatekeepersOfRequest),
  rules: forInterns,
  indexes: [{ columns: ['request', 'person', 'created'] }],
  hooks: appendOnly,
});
