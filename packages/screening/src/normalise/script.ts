import anyAscii from 'any-ascii';
import { arabicLetters, cyrillicLetters, greekDigraphs } from '../dictionaries/scripts.ts';
import { khmerText, thaiText } from './southeast-asian.ts';

/**
 * A word in Latin letters. `text` is lower case; upper case when the script writes no vowels
 * (Arabic, Hebrew), so that it cannot be mistaken for a word with vowels.
 */
export interface LatinWord {
  readonly text: string;
  /** Written in capitals in a script that has them. */
  readonly capitals: boolean;
  /** One letter of a script whose letters may be several Latin ones. */
  readonly isLetter?: true;
}

const abjad = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ideographs = /[\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af\u{20000}-\u{2fa1f}]/u;
const greek = /[\u0370-\u03ff\u1f00-\u1fff]/;
const khmer = /[\u1780-\u17ff]/;
const thai = /[\u0e00-\u0e7f]/;
const cyrillic = /[\u0400-\u052f]/;
const marks = /[\u064b-\u065f\u0670\u0640\u0591-\u05c7]/g;
const separators = /[^\p{L}\p{M}\p{N}]+/u;
const apostrophes = /['’‘`´ʿʾʼʻ′‛]/g;
const plainWords = /^[\x20-\x7e]*$/;

const lower = (word: string): LatinWord[] => {
  const text = word.toLowerCase().replace(/[^a-z0-9]/g, '');
  return text === '' ? [] : [{ text, capitals: false }];
};

const anyHebrew = /[\u0590-\u05ff]/;
const hebrew = /^[\u0590-\u05ff\ufb1d-\ufb4f]/;
/** Hebrew letters that any-ascii writes with two Latin ones, or differently; bet and pe are b and p at the start of a word. */
const hebrewLetters: Readonly<Record<string, string>> = {
  ש: 's',
  כ: 'k',
  ך: 'k',
  צ: 's',
  ץ: 's',
  ו: 'w',
  ב: 'v',
  چ: 'c',
  ج: 'j',
};
/** Hebrew letters with a geresh, for the sounds of other languages: as the Arabic letters of the same sound. */
const hebrewGeresh: readonly (readonly [RegExp, string])[] = [
  [/[צץ]['’׳]/g, 'چ'],
  [/[גז]['’׳]/g, 'ج'],
];
const hebrewStarts: Readonly<Record<string, string>> = { ב: 'b', פ: 'p' };

function hebrewText(letters: string): string {
  let text = '';
  for (const letter of letters)
    text += (text === '' && hebrewStarts[letter]) || (hebrewLetters[letter] ?? anyAscii(letter));
  return text;
}

/** `ال` is the article, except in words too short to carry one; in Hebrew it is a word of its own. */
function arabicWords(word: string): LatinWord[] {
  const letters = word.normalize('NFKC').replace(marks, '');
  if (letters === 'אל') return lower('al');
  const article = /^(?:وال|ال)(?=...)/.test(letters) && !/^ال(?:له|لّه)$/.test(letters);
  const bare = article ? letters.replace(/^و?ال/, '') : letters;
  let text = hebrew.test(bare) ? hebrewText(bare) : '';
  if (text === '') for (const letter of bare) text += arabicLetters[letter] ?? anyAscii(letter);
  const consonants = text.replace(/[^a-z0-9]/gi, '').toUpperCase();
  if (/^\d+$/.test(consonants)) return lower(consonants);
  return [...(article ? lower('al') : []), ...(consonants === '' ? [] : [{ text: consonants, capitals: false }])];
}

/** Letters of Azerbaijani, which only texts with schwa are certain to use. */
const azerbaijani: Readonly<Record<string, string>> = { ə: 'a', x: 'kh', q: 'g', c: 'j', ç: 'ch', ş: 'sh', ğ: 'gh' };
const isAzerbaijani = /ə/i;

function foreignWords(word: string): LatinWord[] {
  if (khmer.test(word)) return lower(khmerText(word));
  if (thai.test(word)) return lower(thaiText(word));
  if (abjad.test(word)) return arabicWords(word);
  if (ideographs.test(word)) return [...word].flatMap((letter) => lower(anyAscii(letter)));
  // Armenian writes u with two letters.
  let spelt = word.replace(/ու/giu, 'u');
  if (greek.test(word)) for (const [pattern, sound] of greekDigraphs) spelt = spelt.replace(pattern, sound);
  if (cyrillic.test(word))
    spelt = spelt.replace(/ьо/gi, 'ё').replace(/[\u0400-\u052f]/g, (letter) => cyrillicLetters[letter] ?? letter);
  return lower(anyAscii(spelt));
}

const isCapital = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/**
 * The words of a text in Latin letters, in order: apostrophes removed, every other non-alphanumeric
 * character is a separator.
 */
export function latinWords(text: string): LatinWord[] {
  const plain = plainWords.test(text);
  const composed = plain ? text : text.normalize('NFKC');
  const spelt = isAzerbaijani.test(composed)
    ? composed.toLowerCase().replace(/[əxqcçşğ]/g, (letter) => azerbaijani[letter] ?? letter)
    : composed;
  const sounded = anyHebrew.test(spelt)
    ? hebrewGeresh.reduce((text, [letters, sound]) => text.replace(letters, sound), spelt)
    : spelt;
  const words = sounded.replace(apostrophes, '').split(separators);
  return words.flatMap((word) => {
    if (word === '') return [];
    if (plain) return [{ text: word.toLowerCase(), capitals: isCapital(word) }];
    const isLetter = word.length === 1 && !ideographs.test(word);
    return foreignWords(word).map((one) => ({
      ...one,
      capitals: isCapital(word),
      ...(isLetter && one.text.length > 1 ? { isLetter } : {}),
    }));
  });
}
