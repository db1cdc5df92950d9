import { defineCollection } from '@dossier/records/collection';
import { relation } from '@dossier/records/fields';
import { namedFields, namesWords } from './case-names.ts';
import { frozenOnceSubmitted } from './frozen.ts';
import { sectionFields, versionFields, versionIndexes } from './kyc-version.ts';
import { noticeWhen, toMembers, toNamedClient } from './notices.ts';
import { forInterns } from './rules.ts';

/** The versions of a business's KYC form: drafts as entered, submitted ones frozen. */
export const kycBusinessesDetails = defineCollection({
  name: 'kyc_businesses_details',
  fields: {
    business: relation('kyc_businesses', { required: true }),
    ...versionFields,
    ...sectionFields('business'),
  },
  notice: noticeWhen([], toMembers('business'), toNamedClient),
  rules: forInterns,
  indexes: [{ columns: ['business', 'state', 'number'] }, ...versionIndexes],
  searchIndex: { fields: namedFields.business, textOf: namesWords, version: 2 },
  hooks: frozenOnceSubmitted,
});
