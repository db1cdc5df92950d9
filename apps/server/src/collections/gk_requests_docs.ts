import { documentPurposes, documentTypes } from '@dossier/domain/documents';
import { readableFilter } from '@dossier/domain/onboarding';
import { defineCollection } from '@dossier/records/collection';
import { relation, select, text } from '@dossier/records/fields';
import { anyOf, isIntern, isOwnOrgRequest, readBy } from './rules.ts';

/** Documents that an institution added to its own onboarding. They are not part of the vault. */
export const gkRequestsDocs = defineCollection({
  name: 'gk_requests_docs',
  fields: {
    request: relation('gk_requests', { required: true, cascadeDelete: true }),
    doc: relation('kyc_docs', { required: true }),
    type: select(documentTypes, { required: true }),
    purpose: select(documentPurposes),
    origin: select(['upload', 'copied'] as const, { required: true }),
    uploaded_by: relation('gatekeeper_users'),
    issued_on: text({ max: 10 }),
  },
  rules: readBy(anyOf(isOwnOrgRequest, `(${isIntern} && ${readableFilter('request.status')})`)),
  indexes: [{ columns: ['request', 'id'] }, { columns: ['doc', 'id'] }],
});
