import { maxBirthPlace, maxDocumentNumber, maxPersonName } from '../limits.ts';
import { optionalText, requiredText, z } from '../schema.ts';
import { addressSchema } from './address.ts';
import type { IndividualAnswers, KycIssue } from './answers.ts';
import type { KycForm } from './form.ts';
import { sideAnswers } from './identity-sides.ts';
import { missingIdentitySides, schemaIssues, withPhotoIssues } from './issue.ts';
import { anyCountry, birthDate, identityKind, validExpiry } from './person-fields.ts';

/** Text keys of this section's messages. Quoted English texts: docs/specification.md section 5. */
export const individualTexts = {
  firstName: 'kyc-form:individual.first-name-required',
  lastName: 'kyc-form:individual.last-name-required',
  birthDate: 'kyc-form:individual.birth-date-invalid',
  sex: 'kyc-form:individual.sex-invalid',
  nationality: 'kyc-form:individual.nationality-required',
  countryOfResidence: 'kyc-form:individual.country-of-residence-required',
  identityKind: 'kyc-form:individual.identity-kind-required',
  identityNumber: 'kyc-form:individual.identity-number-required',
  identityCountry: 'kyc-form:individual.identity-country-invalid',
  identityExpiry: 'kyc-form:individual.identity-expiry-invalid',
  identityDocument: 'kyc-form:individual.identity-document-required',
  identityFront: 'kyc-form:individual.identity-front-required',
  identityBack: 'kyc-form:individual.identity-back-required',
} as const;

const texts = individualTexts;

/** A complete section without its document. */
export function individualSchema(today: string) {
  return z.object({
    firstName: requiredText(texts.firstName, maxPersonName),
    lastName: requiredText(texts.lastName, maxPersonName),
    birthDate: birthDate(texts.birthDate, today),
    birthPlace: optionalText(maxBirthPlace),
    sex: z.optional(z.enum(['female', 'male', 'x', ''], texts.sex)),
    nationality: anyCountry(texts.nationality),
    countryOfResidence: anyCountry(texts.countryOfResidence),
    address: addressSchema,
    identityKind: identityKind(texts.identityKind),
    identityNumber: requiredText(texts.identityNumber, maxDocumentNumber),
    identityCountry: z.optional(z.union([z.literal(''), anyCountry(texts.identityCountry)], texts.identityCountry)),
    identityExpiry: validExpiry(texts.identityExpiry, today),
  });
}

export function individualIssues({ answers, documents, today }: KycForm): KycIssue[] {
  const own = answers.individual;
  const missing = missingIdentitySides(documents, own?.identityKind).map(
    (side): KycIssue => ({ section: 'individual', path: sideAnswers[side].path, key: texts[sideAnswers[side].text] }),
  );
  return withPhotoIssues(schemaIssues('individual', individualSchema(today), withAddressCountry(own)), missing);
}

function withAddressCountry(own: IndividualAnswers | undefined): unknown {
  const address = own?.address ?? {};
  return { ...own, address: { ...address, country: address.country || own?.countryOfResidence } };
}
