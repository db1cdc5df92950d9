import { maxPersonName } from '../limits.ts';
import { toE164 } from '../phone.ts';
import { emailAddress, requiredText, z } from '../schema.ts';
import type { KycIssue } from './answers.ts';
import type { KycForm } from './form.ts';
import { schemaIssues } from './issue.ts';

/** Text keys of this section's messages. English texts: docs/specification.md section 5. */
export const contactSectionTexts = {
  firstName: 'kyc-form:contact.first-name-required',
  lastName: 'kyc-form:contact.last-name-required',
  email: 'kyc-form:contact.email-invalid',
  phone: 'kyc-form:contact.phone-invalid',
  fillsInOwn: 'kyc-form:contact.own-required',
} as const;

/** A complete section. National numbers are read as those of `phoneCountry`, NL when it is missing. */
export const contactSectionSchema = z
  .object({
    firstName: requiredText(contactSectionTexts.firstName, maxPersonName),
    lastName: requiredText(contactSectionTexts.lastName, maxPersonName),
    email: emailAddress(contactSectionTexts.email),
    phone: z.string(contactSectionTexts.phone),
    phoneCountry: z.optional(z.string()),
    fillsInOwn: z.boolean(contactSectionTexts.fillsInOwn),
  })
  .check(
    z.refine(({ phone, phoneCountry }) => typeof phone === 'string' && toE164(phone, phoneCountry) !== undefined, {
      path: ['phone'],
      error: contactSectionTexts.phone,
      // Reported together with the errors of other fields, not only after those are corrected.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export function contactIssues({ answers }: KycForm): KycIssue[] {
  return schemaIssues('contact', contactSectionSchema, answers.contact);
}
