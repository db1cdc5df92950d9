import { verificationStatuses } from '@dossier/domain/checks';
import { documentPurposes, documentTypes } from '@dossier/domain/documents';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, number, relation, select, text } from '@dossier/records/fields';
import { forInterns } from './rules.ts';

/** Documents of a person: the subject itself (`individual`), or a person of a business (`business` and `person`). */
export const kycIndividualsDocs = defineCollection({
  name: 'kyc_individuals_docs',
  fields: {
    individual: relation('kyc_individual'),
    business: relation('kyc_businesses'),
    /** Id of the person's entry in the business's versions; empty for a subject's own. */
    person: text({ max: 15 }),
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
  indexes: [
    { columns: ['individual', 'type', 'purpose', 'version'] },
    { columns: ['business', 'person', 'type', 'purpose', 'version'] },
    { columns: ['doc', 'id'] },
  ],
});
