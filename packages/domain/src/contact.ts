import { maxPersonName } from './limits.ts';
import { toE164 } from './phone.ts';
import { emailAddress, requiredText, z } from './schema.ts';

/** Keys of the sentences that the schema of a contact can give. Source of the English texts: docs/specification.md 5. */
export const contactTexts = {
  firstName: 'contacts:first-name-required',
  lastName: 'contacts:last-name-required',
  email: 'contacts:email-invalid',
  phone: 'contacts:phone-invalid',
} as const;

/**
 * A contact person of an institution's client.
 * Shape: out of it come trimmed names, a lower-cased address and an E.164 number; national numbers are read as
 * those of `phoneCountry` (NL when it is missing). A contact without a number has ''.
 */
export const contactSchema = z.pipe(
  z
    .object({
      firstName: requiredText(contactTexts.firstName, maxPersonName),
      lastName: requiredText(contactTexts.lastName, maxPersonName),
      email: emailAddress(contactTexts.email),
      phone: z.optional(z.string(contactTexts.phone)),
      phoneCountry: z.optional(z.string()),
    })
    .check(
      z.refine(({ phone, phoneCountry }) => isEmpty(phone) || toE164(phone ?? '', phoneCountry) !== undefined, {
        path: ['phone'],
        error: contactTexts.phone,
        // Said beside the faults of the other fields, not only once these are gone.
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    ),
  z.transform(({ phoneCountry, ...contact }) => ({
    ...contact,
    email: contact.email.toLowerCase(),
    phone: toE164(contact.phone ?? '', phoneCountry) ?? '',
  })),
);
/** What is typed. */
export type ContactInput = z.input<typeof contactSchema>;
/** What is stored. */
export type Contact = z.output<typeof contactSchema>;

function isEmpty(phone: unknown): boolean {
  return typeof phone !== 'string' || phone.trim() === '';
}
