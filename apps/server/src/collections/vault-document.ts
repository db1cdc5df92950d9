import { verificationStatuses } from '@dossier/domain/checks';
import { documentPurposes, documentSides, documentTypes } from '@dossier/domain/documents';
import { bool, date, number, relation, select, text } from '@dossier/records/fields';

/** Fields of every document in a vault. */
export const vaultDocumentFields = {
  type: select(documentTypes, { required: true }),
  purpose: select(documentPurposes),
  /** Which side of an identity document the file shows. */
  side: select(documentSides),
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
};
