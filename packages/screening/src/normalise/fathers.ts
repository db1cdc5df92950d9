import { isCommonName } from '../dictionaries/lookup.ts';

/** Endings of names that are derived from the father's name, in Slavic, Turkic and Baltic languages. */
const patronymicEnd =
  /(?:[eiy]?(?:[oey]v(?:ich|ych|itch|itsch|icz|ic)|ow(?:icz|itsch|itch|ich)|ew(?:icz|itsch|itch|ich))|avich|[eiy]?(?:ovna|evna|ivna|owna|ewna)|ichna|ulu|uly|oglu|ogly|qizi|kyzy|gyzy)$/;

/** Words before a father's name. */
const before = new Set(['bin', 'ben', 'ibn', 'bint', 'binti', 'ould', 'wuld', 'uld', 'walad', 'BN', 'BNT', 'WLD']);
/** Words after a father's name. */
const after = new Set(['ogly', 'oglu', 'oglou', 'uly', 'ulu', 'kyzy', 'qizi', 'kizi', 'gizi', 'gyzy']);

export const isBeforeFather = (text: string): boolean => before.has(text);
export const isAfterFather = (text: string): boolean => after.has(text);

/** Whether a word is derived from the father's name. */
export const isPatronymic = (text: string): boolean => text.length > 6 && patronymicEnd.test(text);

/** The father's name in a patronymic; '' for other words. */
export function stemOfPatronymic(text: string): string {
  if (!isPatronymic(text)) return '';
  const stem = text.replace(patronymicEnd, '');
  return stem.length < 2 ? '' : stem;
}

/** Endings that family names share with the names of fathers: `Malkevich`, `Todovic`. */
const familyOrFather = /(?:[cs]h|tch|cz|c)$/;
const endsOfNames = ['', 'y', 'i', 'a', 'o', 'ya', 'iy', 'ey'];

/** Whether a word with the ending of a patronymic is a family name: what precedes the ending is no first name. */
export function isNobodysPatronymic(text: string): boolean {
  const stem = stemOfPatronymic(text);
  return stem !== '' && familyOrFather.test(text) && !endsOfNames.some((end) => isCommonName.has(stem + end));
}

/** Words that distinguish generations of one name. Different ones are different persons; a son may be the second. */
const generations: Readonly<Record<string, string>> = {
  sr: 'father',
  senior: 'father',
  padre: 'father',
  pai: 'father',
  pere: 'father',
  jr: 'son',
  junior: 'son',
  hijo: 'son',
  filho: 'son',
  fils: 'son',
  ii: 'son',
  '2nd': 'son',
  second: 'son',
  neto: 'grandson',
  netto: 'grandson',
  sobrinho: 'nephew',
  iii: 'third',
  '3rd': 'third',
  third: 'third',
  iv: 'fourth',
  '4th': 'fourth',
  fourth: 'fourth',
};

/** The generation that a word names; '' for other words. */
export const generationOf = (text: string): string => generations[text] ?? '';
