import { defineCollection } from '@dossier/records/collection';
import { relation, text } from '@dossier/records/fields';
import { noticeWhen, toGatekeepersWithAccess, toMembers, toNamedClient } from './notices.ts';
import { forInterns } from './rules.ts';
import { vaultDocumentFields } from './vault-document.ts';

/** Documents of a person: the subject itself (`individual`), or a person of a business (`business` and `person`). */
export const kycIndividualsDocs = defineCollection({
  name: 'kyc_individuals_docs',
  fields: {
    individual: relation('kyc_individual'),
    business: relation('kyc_businesses'),
    /** Id of the person's entry in the business's versions; empty for a subject's own. */
    person: text({ max: 15 }),
    /** The person's own link by which it was given; such a document belongs to that onboarding alone. */
    link: relation('helper_links'),
    ...vaultDocumentFields,
  },
  notice: noticeWhen(
    [],
    toGatekeepersWithAccess('business'),
    toGatekeepersWithAccess('individual'),
    toMembers('business'),
    toMembers('individual'),
    toNamedClient,
  ),
  rules: forInterns,
  indexes: [
    { columns: ['individual', 'type', 'purpose', 'version'] },
    { columns: ['business', 'person', 'type', 'purpose', 'version'] },
    { columns: ['doc', 'id'] },
  ],
});
