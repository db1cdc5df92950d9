import { isCountry } from '../countries.ts';
import { isBirthDate, isFutureDay } from '../dates.ts';
import { z } from '../schema.ts';
import { identityKinds } from './answers.ts';

/** A birth date as of `today`; the message is a text key. */
export function birthDate(key: string, today: string) {
  return z.string(key).check(z.refine((text) => isBirthDate(text, today), key));
}

/** Expiry of an identity document: an existing day after `today`. */
export function validExpiry(key: string, today: string) {
  return z.string(key).check(z.refine((text) => isFutureDay(text, today), key));
}

/** Any country of the world. */
export function anyCountry(key: string) {
  return z.string(key).check(z.refine(isCountry, key));
}

export function identityKind(key: string) {
  return z.enum(identityKinds, key);
}
