import { randomFillSync } from 'node:crypto';

const lowerAlphanumeric = 'abcdefghijklmnopqrstuvwxyz0123456789';
const alphanumeric = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${lowerAlphanumeric}`;

/** Random bytes, each used once. A call of the generator costs more than the bytes of a hundred ids. */
const pool = Buffer.alloc(4096);
let used = pool.length;

function randomByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool[used++] as number;
}

/** Generates random text. Rejects bytes above the largest multiple of the alphabet's length, to avoid bias. */
export function randomText(length: number, alphabet: string): string {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    const byte = randomByte();
    if (byte < limit) text += alphabet[byte % alphabet.length];
  }
  return text;
}

/** Generates a record id: 15 characters of [a-z0-9]. */
export const newId = (): string => randomText(15, lowerAlphanumeric);

/** Generates a token key: 50 characters of [A-Za-z0-9]. */
export const newTokenKey = (): string => randomText(50, alphanumeric);
