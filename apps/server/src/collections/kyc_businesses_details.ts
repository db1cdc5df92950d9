import type {
  ActivitiesAnswers,
  LegalEntityAnswers,
  OwnershipAnswers,
  PeopleAnswers,
} from '@dossier/domain/kyc-form/answers';
import { defineCollection } from '@dossier/records/collection';
import { json, relation } from '@dossier/records/fields';
import { namedFields, namesWords } from './case-names.ts';
import { frozenOnceSubmitted } from './frozen.ts';
import { versionFields, versionIndexes } from './kyc-version.ts';
import { noticeWhen, toMembers } from './notices.ts';
import { forInterns } from './rules.ts';

/** The versions of a business's KYC form: drafts as entered, submitted ones frozen. */
export const kycBusinessesDetails = defineCollection({
  name: 'kyc_businesses_details',
  fields: {
    business: relation('kyc_businesses', { required: true }),
    ...versionFields,
    legal_entity: json<LegalEntityAnswers>(),
    activities: json<ActivitiesAnswers>(),
    ownership: json<OwnershipAnswers>(),
    people: json<PeopleAnswers>(),
  },
  notice: noticeWhen([], toMembers('business')),
  rules: forInterns,
  indexes: [{ columns: ['business', 'state', 'number'] }, ...versionIndexes],
  searchIndex: { fields: namedFields.business, textOf: namesWords, version: 1 },
  hooks: frozenOnceSubmitted,
});
