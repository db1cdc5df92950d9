import { isLegalForm } from '../legal-forms.ts';
import { maxAnswerLength, maxCompanyName, maxRegistrationNumber, maxShortName, maxWebsite } from '../limits.ts';
import { euCountry, optionalText, requiredText, z } from '../schema.ts';
import { isRegistrationNumber } from '../subject.ts';
import { normaliseVat } from '../vat.ts';
import { addressSchema } from './address.ts';
import type { KycIssue, LegalEntityAnswers } from './answers.ts';
import type { KycForm } from './form.ts';
import { schemaIssues, usable } from './issue.ts';
import { askedQuestions, asksForeignForm, isListedCompany, requiredCompanyDocuments } from './questions.ts';

/** Text keys of this section's messages. */
export const legalEntityTexts = {
  name: 'kyc-form:legal-entity.name-required',
  country: 'kyc-form:legal-entity.country-required',
  registrationNumber: 'kyc-form:legal-entity.registration-number-required',
  registrationNumberFormat: 'kyc-form:legal-entity.registration-number-invalid',
  vatNumber: 'kyc-form:legal-entity.vat-number-invalid',
  website: 'kyc-form:legal-entity.website-invalid',
  description: 'kyc-form:legal-entity.description-required',
  legalForm: 'kyc-form:legal-entity.legal-form-required',
  legalFormName: 'kyc-form:legal-entity.legal-form-name-required',
  listed: 'kyc-form:legal-entity.listed-required',
  listedMarket: 'kyc-form:legal-entity.listed-market-required',
  registrationExtract: 'kyc-form:legal-entity.registration-extract-required',
  uboExtract: 'kyc-form:legal-entity.ubo-extract-required',
} as const;

const texts = legalEntityTexts;

/** Cross-field rules are reported together with those of single fields. */
const requiredFields = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** A complete section without its documents, in the order of its page. */
export const legalEntitySchema = z
  .object({
    name: requiredText(texts.name, maxCompanyName),
    country: euCountry(texts.country),
    registrationNumber: requiredText(texts.registrationNumber, maxRegistrationNumber),
    address: addressSchema,
    legalForm: z.string(texts.legalForm).check(z.refine(isLegalForm, texts.legalForm)),
    legalFormName: optionalText(maxShortName),
    vatNumber: z.optional(
      z
        .string(texts.vatNumber)
        .check(z.refine((text) => isBlank(text) || normaliseVat(text) !== undefined, texts.vatNumber)),
    ),
    website: z.optional(
      z.string(texts.website).check(z.refine((text) => isBlank(text) || isWebsite(text), texts.website)),
    ),
    listed: z.optional(z.boolean(texts.listed)),
    listedMarket: optionalText(maxShortName),
    description: requiredText(texts.description, maxAnswerLength),
    registerDisputed: z.optional(z.boolean()),
  })
  .check(
    z.refine((entity) => entity.listed !== undefined || !askedQuestions(entity).listed, {
      path: ['listed'],
      error: texts.listed,
      when: requiredFields,
    }),
    z.refine((entity) => !asksForeignForm(entity) || !isBlank(entity.legalFormName), {
      path: ['legalFormName'],
      error: texts.legalFormName,
      when: requiredFields,
    }),
    z.refine((entity) => !isListedCompany(entity) || !isBlank(entity.listedMarket), {
      path: ['listedMarket'],
      error: texts.listedMarket,
      when: requiredFields,
    }),
    z.refine(
      ({ country, registrationNumber }) =>
        isBlank(registrationNumber) || isRegistrationNumber(registrationNumber, country),
      { path: ['registrationNumber'], error: texts.registrationNumberFormat, when: requiredFields },
    ),
  );

export function legalEntityIssues({ answers, documents }: KycForm): KycIssue[] {
  const entity = answers['legal-entity'];
  return [
    ...schemaIssues('legal-entity', legalEntitySchema, withAddressCountry(entity)),
    ...documentIssues(entity, documents),
  ];
}

function documentIssues(entity: LegalEntityAnswers | undefined, documents: KycForm['documents']): KycIssue[] {
  const missing = requiredCompanyDocuments(entity).filter(
    (type) => !usable(documents).some((found) => found.type === type),
  );
  return missing.map((type) => ({
    section: 'legal-entity',
    path: `documents.${type}`,
    key: type === 'ubo' ? texts.uboExtract : texts.registrationExtract,
  }));
}

function withAddressCountry(entity: LegalEntityAnswers | undefined): unknown {
  const address = entity?.address ?? {};
  return { ...entity, address: { ...address, country: address.country || entity?.country } };
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}

/** `https://example.eu`, `example.eu`, with or without a path. */
function isWebsite(text: string): boolean {
  const plain = text.trim();
  const address = /^https?:\/\//i.test(plain) ? plain : `https://${plain}`;
  const url = URL.parse(address);
  return (
    url !== null && plain.length <= maxWebsite && /^[^\s.]+(\.[^\s.]+)+$/.test(url.hostname) && url.username === ''
  );
}
