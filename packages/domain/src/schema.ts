import * as z from 'zod/mini';
import { isEuCountry } from './countries.ts';
import { emailPattern } from './email-address.ts';
import { maxEmail, tooLongText } from './limits.ts';

// The content security policy forbids `eval`, so zod must not compile its checks.
z.config({ jitless: true });

export { z };

/** Neither a blank nor an invisible character, such as a zero-width space. */
export const visibleCharacter = /[^\s\p{Cf}]/u;

/** Text that must contain a visible character; trimmed. `key` is the text key for a missing one. */
export function requiredText(key: string, max: number) {
  return z.string(key).check(z.trim(), z.regex(visibleCharacter, key), z.maxLength(max, tooLongText));
}

/** Text that may be empty, as in a draft; blanks at its ends are dropped. */
export function typedText(key: string, max: number) {
  return z.string(key).check(z.trim(), z.maxLength(max, tooLongText));
}

/** Country of registration: a member state of the European Union. */
export function euCountry(key: string) {
  return z.string(key).check(z.maxLength(2, key), z.refine(isEuCountry, key));
}

/** The same, or '' in a draft. */
export function euCountryOrNone(key: string) {
  return z.string(key).check(
    z.maxLength(2, key),
    z.refine((code) => code === '' || isEuCountry(code), key),
  );
}

/** Text that may be missing or empty. */
export function optionalText(max: number) {
  return z.optional(z.string(tooLongText).check(z.trim(), z.maxLength(max, tooLongText)));
}

/** A trimmed e-mail address. */
export function emailAddress(key: string) {
  return z.string(key).check(z.trim(), z.maxLength(maxEmail, key), z.regex(emailPattern, key));
}
