import { identityMethods } from '@dossier/domain/kyc-form/answers';
import { defineCollection } from '@dossier/records/collection';
import { relation, select, text } from '@dossier/records/fields';
import { appendOnly } from './frozen.ts';
import { noticeWhen, toClientOfRequest, toGatekeepersOfRequest } from './notices.ts';
import { closed, isIntern } from './rules.ts';

/** Verifications of the identity of a person. */
export const identityVerifications = defineCollection({
  name: 'identity_verifications',
  fields: {
    request: relation('gk_requests', { required: true }),
    subject: text({ required: true, max: 15 }),
    /** The person's id in the business's versions, or `self` for a natural person as subject. */
    person: text({ required: true, max: 15 }),
    verified_first_name: text({ required: true, max: 200 }),
    verified_last_name: text({ required: true, max: 200 }),
    verifier_first_name: text({ required: true, max: 200 }),
    verifier_last_name: text({ required: true, max: 200 }),
    /** ISO date. */
    date: text({ required: true, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    method: select(identityMethods, { required: true }),
    document_used: text({ max: 200 }),
    result: select(['verified', 'failed'] as const, { required: true }),
    reason: text({ max: 2_000 }),
    recorded_by: text({ max: 15 }),
  },
  notice: noticeWhen(['request'], toGatekeepersOfRequest, toClientOfRequest),
  rules: { ...closed, list: isIntern, view: isIntern },
  indexes: [{ columns: ['request', 'person', 'created'] }],
  hooks: appendOnly,
});
