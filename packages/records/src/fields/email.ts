import { asText, textColumn } from './as-text.ts';
import { type DomainOptions, isDomainAllowed } from './domains.ts';
import type { Field, FieldOptions } from './field.ts';
import { required } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';

export interface EmailOptions extends FieldOptions, DomainOptions {}

/** An e-mail address, stored unchanged. */
export function email(options: EmailOptions = {}): Field<string, string, 'email'> {
  return { type: 'email', options: { ...options } };
}

const atom = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const quotedAtom = '"[^\\s"\\\\]*"';
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_~-]*[\\p{L}\\p{N}])?';
/** The last one has no digits at its ends. */
const lastLabel = '\\p{L}(?:[\\p{L}\\p{N}_~-]*\\p{L})?';
const local = `${atom}(?:\\.${atom})*|${quotedAtom}`;
const emailPattern = new RegExp(`^(?:${local})@(?:${label}\\.)+${lastLabel}\\.?$`, 'u');
const maxCharacters = 320;

/** Shared with the request forms of the auth routes. The domain must have a dot. */
export function isEmail(value: string): boolean {
  return value.length <= maxCharacters && emailPattern.test(value);
}

export const emailType: FieldBehaviour<EmailOptions> = {
  ...textColumn,
  normalise: asText,
  validate(value, options) {
    const address = value as string;
    if (address === '') return options.required ? required : undefined;
    if (!isEmail(address)) return { code: 'validation_is_email', message: 'Must be a valid email address.' };
    if (isDomainAllowed(address.slice(address.lastIndexOf('@') + 1), options)) return undefined;
    return { code: 'validation_email_domain_not_allowed', message: 'Email domain is not allowed.' };
  },
};
