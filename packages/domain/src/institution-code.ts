import { z } from './schema.ts';

const pattern = /^[A-Z0-9]{2,4}$/;

/** The code of an institution, with which the numbers of its onboardings begin: `KV` of `KV-2026-000123`. */
export const institutionCode = (message: string) =>
  z.pipe(
    z.string().check(z.maxLength(20, message)),
    z.pipe(
      z.transform((code: string) => code.trim().toUpperCase()),
      z.string().check(z.regex(pattern, message)),
    ),
  );

/**
 * Proposes a code for a name that no other institution has: the first letters of its words, then its first letters, then
 * with a figure.
 */
export function proposeCode(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFD')
    .toUpperCase()
    .split(/[^A-Z0-9\p{M}]+/u)
    .map((word) => word.replace(/\p{M}/gu, ''))
    .filter((word) => word !== '');
  const initials = words.map((word) => word[0]).join('');
  const letters = words.join('');
  const first = letters[0] ?? 'X';
  const proposals = [
    initials.slice(0, 2),
    letters.slice(0, 2),
    ...Array.from(letters.slice(2), (letter) => first + letter),
    initials.slice(0, 3),
    letters.slice(0, 3),
    letters.slice(0, 4),
    ...Array.from({ length: 999 }, (_, index) => `${first}${index + 1}`),
  ];
  return proposals.find((code) => pattern.test(code) && !taken.has(code)) ?? '';
}
