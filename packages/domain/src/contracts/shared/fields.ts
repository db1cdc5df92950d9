import { contactTexts } from '../../contact.ts';
import { languages } from '../../languages.ts';
import { maxLongText, maxShortName, tooLongText } from '../../limits.ts';
import { type RefusalCode, refusalText } from '../../refusals.ts';
import { emailAddress, z } from '../../schema.ts';

/** Text keys of the messages of input fields; `{{maximum}}` and `{{minimum}}` in a text are the limit. */
export const fieldTexts = {
  missing: 'errors:fields.missing',
  tooLong: tooLongText,
  tooMany: 'errors:fields.too-many',
  choice: 'errors:fields.choice',
  date: 'errors:fields.date',
  email: 'errors:fields.email',
  colour: 'errors:fields.colour',
  placeholder: 'errors:fields.placeholder',
  days: 'errors:fields.days',
  fewDays: 'errors:fields.days-least',
  manyDays: 'errors:fields.days-most',
  ascending: 'errors:fields.ascending',
  plainName: 'errors:fields.plain-name',
  recipient: 'errors:fields.recipient',
  reasonTooShort: 'errors:fields.reason-too-short',
  file: 'errors:fields.file',
  client: 'errors:fields.client',
  passwordShort: 'errors:fields.password-short',
  passwordLong: 'errors:fields.password-long',
  passwordCommon: 'errors:fields.password-common',
  code: 'errors:fields.code',
} as const;

/** Id of a record: 15 characters. */
export const recordId = idOf('Invalid id.');

/** The same, with the text key of a message. */
export function idOf(message: string) {
  return z.string(message).check(z.regex(/^[a-z0-9]{15}$/, message));
}

/** A calendar day: `2026-11-21`. */
export const isoDate = z.iso.date(fieldTexts.date);

export const language = z.enum(languages);

/** Text of at most `max` characters, trimmed. */
export function text(max: number) {
  return z.string().check(z.trim(), z.maxLength(max, fieldTexts.tooLong));
}

/** Text of 1 to `max` characters, trimmed. `missing` is the text key for an empty one. */
export function filledText(max: number, missing: string = fieldTexts.missing) {
  return z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, fieldTexts.tooLong));
}

/** One of these values. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, fieldTexts.choice);
}

/** The schema's values, or '' for none. */
export function orEmpty<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.union([schema, z.literal('')]);
}

/** Reasons, questions, answers and remarks. */
export const longText = text(maxLongText);

/** A reason, question or answer that must not be empty: the request is refused with `missing`. */
export function requiredLongText(missing: RefusalCode) {
  return filledText(maxLongText, refusalText(missing));
}

/** The reason of a decision. */
export const reason = requiredLongText('reason-missing');

/** A rule on one text field that depends on others. */
interface Required<Input> {
  readonly field: 'reason' | 'address';
  readonly refusal: RefusalCode;
  readonly isNeeded: (input: Input) => boolean;
}

/** Refuses an empty field where it is needed; reported together with the errors of other fields. */
function filledWhen<Input extends object>({ field, refusal, isNeeded }: Required<Input>) {
  const isFilled = (text: unknown) => typeof text === 'string' && text.trim() !== '';
  return z.refine<Input>((input) => isFilled((input as Record<string, unknown>)[field]) || !isNeeded(input), {
    path: [field],
    error: refusalText(refusal),
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

/** Requires a reason for some inputs. */
export function reasonWhen<Input extends object>(isNeeded: (input: Input) => boolean) {
  return filledWhen({ field: 'reason', refusal: 'reason-missing', isNeeded });
}

/** Requires an address for some inputs. */
export function addressWhen<Input extends object>(isNeeded: (input: Input) => boolean) {
  return filledWhen({ field: 'address', refusal: 'list-has-no-address', isNeeded });
}

/** Name of a list or an organisation. */
export const shortName = filledText(maxShortName);

/** Names of the owner of a staff account. */
export const accountFirstName = filledText(maxShortName, contactTexts.firstName);
export const accountLastName = filledText(maxShortName, contactTexts.lastName);

/** Input of workflows about one onboarding. */
export const requestRef = z.object({ request: recordId });

/** The same with a reason. */
export const requestWithReason = z.extend(requestRef, { reason });

export const email = emailAddress(fieldTexts.email);

/** Address of a staff account, in lower case. */
export const accountEmail = z.pipe(
  email,
  z.transform((address) => address.toLowerCase()),
);

/** The password of the caller, which confirms a change of the sign-in. */
export const ownPassword = z._default(z.string().check(z.maxLength(255)), '');
