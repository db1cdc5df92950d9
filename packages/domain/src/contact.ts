import { maxPersonName, maxPhone } from './limits.ts';
import { toE164 } from './phone.ts';
import { emailAddress, requiredText, z } from './schema.ts';

/** Text keys of the contact schema's messages. English texts: docs/specification.md section 5. */
export const contactTexts = {
  firstName: 'contacts:first-name-required',
  lastName: 'contacts:last-name-required',
  email: 'contacts:email-invalid',
  phone: 'contacts:phone-invalid',
} as const;

/**
 * A contact person of an institution's client. Output: trimmed names, a lower-case e-mail address and an E.164
 * number; national numbers are read as those of `phoneCountry` (NL when missing). A contact without a number has ''.
 */
export const contactSchema = z.pipe(
  z
    .object({
      firstName: requiredText(contactTexts.firstName, maxPersonName),
      lastName: requiredText(contactTexts.lastName, maxPersonName),
      email: emailAddress(contactTexts.email),
      phone: z.optional(z.string(contactTexts.phone).check(z.maxLength(maxPhone, contactTexts.phone))),
      phoneCountry: z.optional(z.string()),
    })
    .check(
      z.refine(({ phone, phoneCountry }) => isEmpty(phone) || toE164(phone ?? '', phoneCountry) !== undefined, {
        path: ['phone'],
        error: contactTexts.phone,
        // Reported together with the errors of other fields, not only after those are corrected.
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    ),
  z.transform(({ phoneCountry, ...contact }) => ({
    ...contact,
    email: contact.email.toLowerCase(),
    phone: toE164(contact.phone ?? '', phoneCountry) ?? '',
  })),
);
/** Input of the form. */
export type ContactInput = z.input<typeof contactSchema>;
/** Stored value. */
export type Contact = z.output<typeof contactSchema>;

function isEmpty(phone: unknown): boolean {
  return typeof phone !== 'string' || phone.trim() === '';
}
