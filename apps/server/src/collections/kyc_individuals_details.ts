import { defineCollection } from '@dossier/records/collection';
import { relation } from '@dossier/records/fields';
import { namedFields, namesWords } from './case-names.ts';
import { frozenOnceSubmitted } from './frozen.ts';
import { sectionFields, versionFields, versionIndexes } from './kyc-version.ts';
import { noticeWhen, toMembers, toNamedClient } from './notices.ts';
import { forInterns } from './rules.ts';

/** The versions of a natural person's KYC form: drafts as entered, submitted ones frozen. */
export const kycIndividualsDetails = defineCollection({
  name: 'kyc_individuals_details',
  fields: {
    individual: relation('kyc_individual', { required: true }),
    ...versionFields,
    ...sectionFields('individual'),
  },
  notice: noticeWhen([], toMembers('individual'), toNamedClient),
  rules: forInterns,
  indexes: [{ columns: ['individual', 'state', 'number'] }, ...versionIndexes],
  searchIndex: { fields: namedFields.individual, textOf: namesWords, version: 1 },
  hooks: frozenOnceSubmitted,
});
