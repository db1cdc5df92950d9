import { isEuCountry } from './countries.ts';
import { requiredText, z } from './schema.ts';

/** Keys of the sentences of the wizard's first step. Source of the quoted English texts: spec 5. */
export const newOnboardingTexts = {
  business: 'new-onboarding:business-required',
  firstName: 'new-onboarding:first-name-required',
  lastName: 'new-onboarding:last-name-required',
  documentNumber: 'new-onboarding:document-number-required',
  country: 'new-onboarding:country-required',
} as const;

const texts = newOnboardingTexts;

/** A natural person as an institution names one. Source: spec 2, 3. */
export const naturalPersonSchema = z.object({
  firstName: requiredText(texts.firstName, 100),
  lastName: requiredText(texts.lastName, 100),
  documentNumber: requiredText(texts.documentNumber, 50),
  country: z.string(texts.country).check(z.refine(isEuCountry, texts.country)),
});
export type NaturalPerson = z.infer<typeof naturalPersonSchema>;

/** A company as an institution names one, from the register or typed. */
export const chosenBusinessSchema = z.object(
  {
    name: requiredText(texts.business, 300),
    country: z.string(texts.country).check(z.refine(isEuCountry, texts.country)),
    registrationNumber: z.optional(z.string(texts.business).check(z.trim(), z.maxLength(60, texts.business))),
  },
  texts.business,
);
export type ChosenBusiness = z.infer<typeof chosenBusinessSchema>;
