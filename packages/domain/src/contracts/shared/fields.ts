import { languages } from '../../languages.ts';
import { maxLongText, maxPersonName } from '../../limits.ts';
import { emailAddress, z } from '../../schema.ts';

/** Id of a record: 15 characters. */
export const recordId = z.string().check(z.regex(/^[a-z0-9]{15}$/, 'Invalid id.'));

/** A calendar day: `2026-11-21`. */
export const isoDate = z.iso.date('Invalid date.');

export const language = z.enum(languages);

/** Text of at most `max` characters, trimmed. */
export function text(max: number) {
  return z.string().check(z.trim(), z.maxLength(max));
}

/** Text of 1 to `max` characters, trimmed. */
export function filledText(max: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
}

/** The schema's values, or '' for none. */
export function orEmpty<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.union([schema, z.literal('')]);
}

/** Reasons, questions, answers and remarks. */
export const longText = text(maxLongText);

/** Name of an account, a list or an organisation. */
export const shortName = filledText(200);

/** Input of workflows about one onboarding. */
export const requestRef = z.object({ request: recordId });

/** The same with a reason; an empty one is refused by the workflow with `reason-missing`. */
export const requestWithReason = z.extend(requestRef, { reason: longText });

export const email = emailAddress('Invalid e-mail address.');

/** Names of an account's owner. */
export const personName = filledText(maxPersonName);
