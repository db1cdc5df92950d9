import { maxCompanyName, maxDocumentNumber, maxPersonName, maxRegistrationNumber } from './limits.ts';
import type { RefusalCode } from './refusals.ts';
import { euCountry, euCountryOrNone, requiredText, typedText, z } from './schema.ts';

/** Text keys of the messages of the first step. Quoted English texts: docs/specification.md section 5. */
export const newOnboardingTexts = {
  business: 'new-onboarding:business-required',
  firstName: 'new-onboarding:first-name-required',
  lastName: 'new-onboarding:last-name-required',
  documentNumber: 'new-onboarding:document-number-required',
  country: 'new-onboarding:country-required',
} as const;

const texts = newOnboardingTexts;

/** A natural person as entered by an institution. Source: docs/specification.md sections 2 and 3. */
export const naturalPersonSchema = z.object({
  firstName: requiredText(texts.firstName, maxPersonName),
  lastName: requiredText(texts.lastName, maxPersonName),
  documentNumber: requiredText(texts.documentNumber, maxDocumentNumber),
  country: euCountry(texts.country),
});

/** The same in a draft: each field may be empty, none may be invalid. */
export const draftPersonSchema = z.object({
  firstName: typedText(texts.firstName, maxPersonName),
  lastName: typedText(texts.lastName, maxPersonName),
  documentNumber: typedText(texts.documentNumber, maxDocumentNumber),
  country: euCountryOrNone(texts.country),
});

/** A company as entered by an institution, from the register or typed. */
export const chosenBusinessSchema = z.object(
  {
    name: requiredText(texts.business, maxCompanyName),
    country: euCountry(texts.country),
    registrationNumber: z.optional(typedText(texts.business, maxRegistrationNumber)),
  },
  texts.business,
);

/** What an institution enters in step 2 and must have entered before it sends. */
export interface SendDetails {
  readonly contact?: string | undefined;
  readonly reference?: string | undefined;
  /** ISO date. */
  readonly deadline?: string | undefined;
}

/** What is missing before an onboarding can be sent, field by field. Source: docs/domain.md section 2. */
export function missingDetails(
  { contact = '', reference = '', deadline = '' }: SendDetails,
  today: string,
): Partial<Record<keyof SendDetails, RefusalCode>> {
  return {
    ...(contact === '' && { contact: 'contact-missing' }),
    ...(reference.trim() === '' && { reference: 'reference-missing' }),
    ...(deadline <= today && { deadline: 'deadline-not-in-future' }),
  };
}
