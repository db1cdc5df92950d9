import type { ListedName } from '../model/subject.ts';
import { analyseBody } from './name.ts';
import { otherReadings } from './other-readings.ts';

/** A single letter next to a slash is part of an abbreviation: `J/V`, `M/S`, `I/E`. */
const leastLetters = 2;
/** Shorter words alone are acronyms, which several organisations share. */
const leastRare = 5;

const wordsOf = (text: string) => text.split(/[\s,-]+/).filter((word) => word !== '');
const lettersIn = (word = '') => word.replace(/[^\p{L}]/gu, '').length;
const core = new Set(['rare', 'common', 'ordinary', 'generic', 'number', 'short']);
const rolesOf = (text: string) => analyseBody(text).words.filter(({ role }) => core.has(role));

/** A name of a company without a rare word says too little. */
const isTelling = (text: string) =>
  rolesOf(text).some(({ text: word, role }) => role === 'rare' && word.length >= leastRare);

const hasLegalForm = (text: string) => analyseBody(text).legal.length > 0;

/** Both readings of a name in which a slash separates two words: `Artyom/Artem Sheynin`. */
function byWord(left: string, right: string): string[] {
  const rest = /^\s*[^\s,-]+(.*)$/su.exec(right)?.[1] ?? '';
  const start = left.replace(/[^\s,-]+\s*$/u, '');
  return [`${left.trim()}${rest}`, `${start}${right.trim()}`];
}

function namesOfPerson(parts: readonly string[]): string[] {
  const isWhole = parts.every((part) => wordsOf(part).length >= 2);
  const names = isWhole || parts.length > 2 ? parts : byWord(parts[0] as string, parts[1] as string);
  return names.filter((name) => wordsOf(name).length >= 2);
}

function namesOfBody(parts: readonly string[]): string[] {
  const [left = '', right = ''] = parts;
  // One word after a longer name is an addition to it, a place or another last word, unless it has a legal form.
  const isName = (part: string, i: number) =>
    isTelling(part) && (i === 0 || rolesOf(part).length > 1 || rolesOf(left).length === 1 || hasLegalForm(part));
  const names = parts.filter(isName);
  const isOfWords = parts.length === 2 && names.length < 2 && !/\s$/.test(left) && !/^\s/.test(right);
  return isOfWords ? [...names, ...byWord(left, right).filter(isTelling)] : names;
}

/**
 * The names that a slash separates: whole names (`Natalya Ivanova / Natalia Ivanova`), or single words
 * (`Artyom/Artem Sheynin`). Empty for other names, and where a slash belongs to an abbreviation.
 */
export function alternativesOf(text: string, person: boolean): string[] {
  const parts = text.split('/');
  if (parts.length < 2 || parts.length > 3) return [];
  const isSeparator = (left: string, right: string) =>
    lettersIn(wordsOf(left).at(-1)) >= leastLetters && lettersIn(wordsOf(right)[0]) >= leastLetters;
  if (!parts.every((part, i) => i === 0 || isSeparator(parts[i - 1] as string, part))) return [];
  const names = person ? namesOfPerson(parts) : namesOfBody(parts);
  return [...new Set(names.map((name) => name.trim()))];
}

/** Other texts of a name: the names that a slash separates, and a person's name in other romanisations. */
export function otherTexts(text: string, person: boolean): string[] {
  const names = text.includes('/') ? alternativesOf(text, person) : [];
  return person ? [...names, ...[text, ...names].flatMap(otherReadings)] : names;
}

/** A listed name, first as it is written, then in its other texts. */
export const withAlternatives = (name: ListedName, person: boolean): ListedName[] => [
  name,
  ...otherTexts(name.text, person).map((text) => ({ ...name, text })),
];
