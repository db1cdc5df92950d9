import { randomBytes } from 'node:crypto';

const lowerAlphanumeric = 'abcdefghijklmnopqrstuvwxyz0123456789';
const alphanumeric = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${lowerAlphanumeric}`;

/** Generates random text. Rejects bytes above the largest multiple of the alphabet's length, to avoid bias. */
export function randomText(length: number, alphabet: string): string {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

/** Generates a record id: 15 characters of [a-z0-9]. */
export const newId = (): string => randomText(15, lowerAlphanumeric);

/** Generates a token key: 50 characters of [A-Za-z0-9]. */
export const newTokenKey = (): string => randomText(50, alphanumeric);
