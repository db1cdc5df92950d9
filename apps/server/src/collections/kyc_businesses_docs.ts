import { defineCollection } from '@dossier/records/collection';
import { relation } from '@dossier/records/fields';
import { noticeWhen, toGatekeepersWithAccess, toMembers, toNamedClient } from './notices.ts';
import { forInterns } from './rules.ts';
import { vaultDocumentFields } from './vault-document.ts';

/** Documents of a company in its vault, every version. */
export const kycBusinessesDocs = defineCollection({
  name: 'kyc_businesses_docs',
  fields: {
    business: relation('kyc_businesses', { required: true }),
    ...vaultDocumentFields,
  },
  notice: noticeWhen([], toGatekeepersWithAccess('business'), toMembers('business'), toNamedClient),
  rules: forInterns,
  indexes: [{ columns: ['business', 'type', 'purpose', 'version'] }, { columns: ['doc', 'id'] }],
});
