import { verificationStatuses } from '@dossier/domain/checks';
import { documentPurposes, documentTypes } from '@dossier/domain/documents';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, number, relation, select, text } from '@dossier/records/fields';
import { forInterns } from './rules.ts';

/** Documents of a company in its vault, every version. */
export const kycBusinessesDocs = defineCollection({
  name: 'kyc_businesses_docs',
  fields: {
    business: relation('kyc_businesses', { required: true }),
    type: select(documentTypes, { required: true }),
    purpose: select(documentPurposes),
    doc: relation('kyc_docs', { required: true }),
    /** Onboarding for which it was uploaded. */
    request: relation('gk_requests'),
    version: number({ min: 1, onlyInt: true }),
    current: bool(),
    issued_on: text({ max: 10 }),
    expires_on: text({ max: 10 }),
    verification: select(verificationStatuses, { required: true }),
    verified_by: relation('internal_users'),
    verified_at: date(),
    reason: text({ max: 2_000 }),
  },
  rules: forInterns,
  indexes: [{ columns: ['business', 'type', 'purpose', 'version'] }, { columns: ['doc', 'id'] }],
});
