import type { Role } from '../model/algorithm.ts';

interface RoledWord {
  readonly text: string;
  readonly role: Role;
}

const connecting = new Set(['for', 'of', 'and', 'the', 'de', 'i', 'y', 'et', 'und', 'po', 'dlya', 'za', 'na', 'v']);
const isCounted = ({ text, role }: RoledWord) => role !== 'legal' && role !== 'number' && text === text.toLowerCase();

/** Length of acronyms that are compared. */
const [shortest, longest] = [3, 7];
const hasLength = (text: string) => text.length >= shortest && text.length <= longest;

/** The first letters of the words of a company name, with and without connecting words; none for short names. */
export function acronymsOf(words: readonly RoledWord[]): string[] {
  const counted = words.filter(isCounted).map(({ text }) => text);
  const full = counted.filter((text) => !connecting.has(text));
  return [...new Set([full, counted].map((some) => some.map((text) => text[0] ?? '').join('')))].filter(hasLength);
}

/** The only word of a name that may be an acronym; '' for other names. */
export function soleWord(words: readonly RoledWord[]): string {
  const counted = words.filter(isCounted);
  const [only] = counted;
  return only && counted.length === 1 && hasLength(only.text) ? only.text : '';
}
