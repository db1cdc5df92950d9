import { isCountry } from '../countries.ts';
import { isBirthDate, isFutureDay, typedDateFault } from '../dates.ts';
import { z } from '../schema.ts';
import { identityKinds } from './answers.ts';

/** Text keys of what is wrong with a typed date. The key for a missing one is the section's. */
export const typedDateTexts = {
  birthDate: {
    incomplete: 'kyc-form:birth-date.incomplete',
    'short-year': 'kyc-form:birth-date.short-year',
    nonexistent: 'kyc-form:birth-date.nonexistent',
    future: 'kyc-form:birth-date.future',
    'too-long-ago': 'kyc-form:birth-date.too-long-ago',
  },
  expiry: {
    incomplete: 'kyc-form:identity-expiry.incomplete',
    'short-year': 'kyc-form:identity-expiry.short-year',
    nonexistent: 'kyc-form:identity-expiry.nonexistent',
  },
} as const;

/** A birth date as of `today`; the message is a text key, `key` for a missing one. */
export function birthDate(key: string, today: string) {
  const texts = typedDateTexts.birthDate;
  const messageOf = (text: string) => {
    const fault = typedDateFault(text) ?? (text > today ? 'future' : 'too-long-ago');
    return fault === 'missing' ? key : texts[fault];
  };
  return z
    .string(key)
    .check(z.refine((text) => isBirthDate(text, today), { error: ({ input }) => messageOf(input as string) }));
}

/** Expiry of an identity document: an existing day after `today`; the message is `key` for a missing or past one. */
export function validExpiry(key: string, today: string) {
  const messageOf = (text: string) => {
    const fault = typedDateFault(text);
    return fault === undefined || fault === 'missing' ? key : typedDateTexts.expiry[fault];
  };
  return z
    .string(key)
    .check(z.refine((text) => isFutureDay(text, today), { error: ({ input }) => messageOf(input as string) }));
}

/** Any country of the world. */
export function anyCountry(key: string) {
  return z.string(key).check(z.refine(isCountry, key));
}

export function identityKind(key: string) {
  return z.enum(identityKinds, key);
}
