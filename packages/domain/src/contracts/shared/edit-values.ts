import { checks } from '../../checks.ts';
import { maxReference } from '../../limits.ts';
import { refusalText } from '../../refusals.ts';
import { emailAddress, z } from '../../schema.ts';
import type { OutputOf } from './contract.ts';
import { filledText, isoDate } from './fields.ts';

const emailInvalid = refusalText('contact-email-invalid');

/** What the institution may still change after an onboarding was sent. Absent keys keep their stored value. */
export const editValuesSchema = z.object({
  /** Address of the contact, in lower case; it receives the invitation. */
  email: z.optional(
    z.pipe(
      emailAddress(emailInvalid),
      z.transform((address) => address.toLowerCase()),
    ),
  ),
  deadline: z.optional(isoDate),
  reference: z.optional(filledText(maxReference, refusalText('reference-missing'))),
  /** With the check of the source of funds exactly if it is requested. */
  scope: z.optional(z.array(z.enum(checks)).check(z.maxLength(checks.length))),
});
export type EditValues = OutputOf<typeof editValuesSchema>;

export const editFields = ['email', 'deadline', 'reference', 'scope'] as const;
export type EditField = (typeof editFields)[number];

/** Compares two values of one field; the order of checks does not matter. */
export function isSameEdit(one: EditValues[EditField], other: EditValues[EditField]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && checks.every((check) => one.includes(check) === other.includes(check));
}

/** The fields of `next` that differ from `stored`. */
export function editedFields(next: EditValues, stored: Required<EditValues>): EditField[] {
  return editFields.filter((field) => next[field] !== undefined && !isSameEdit(next[field], stored[field]));
}
