import { companyPhrases } from '../dictionaries/company-phrases.ts';
import {
  commonlyMisspelt,
  companyGroupOf,
  genericWords,
  isCommonName,
  legalFormsByFirst,
  numberWords,
  ordinaryWords,
} from '../dictionaries/lookup.ts';
import { readingsOf } from './fold.ts';
import { translateHanCompany } from './han.ts';
import { latinWords } from './script.ts';

/** `SiemensAG`, `PAOEnergiya`, `TYZHMASHJSC` and `LLC‘Invest’`: a legal form that is written without a blank. */
const attachedForm =
  /(?<=\p{Ll}\p{Ll})(?=(?:AG|GmbH|Ltd|LLC|BV|NV|SpA|Inc|PLC|JSC|KG|Kft|Co)\b)|(?<=\b(?:OOO|PAO|ZAO|OAO|LLC|[CPO]?JSC))(?=\p{Lu}\p{Ll}|\d)|(?<=\p{Lu}{4})(?=(?:LLC|JSC|GMBH|LTDA)\b)|(?<=\b(?:LLC|JSC|OOO|PAO|ZAO|OAO|AO))(?=[‘'’])|(?<=\p{Ll}{4})(?=\p{Lu}{3}|[‘“][\p{Lu}\d])|(?<=\p{L}{3})(?=(?:S\.\s?A|S\.\s?R\.\s?[OL]|[BN]\.\s?V)\.)/gu;

/** `5.A.` and `5.A.S.`: a legal form that was misread. */
const misreadForm = /\b5(?=\.\s?a\b)/giu;
/** `DEC.V.` for `DE C.V.` */
const joinedForm = /\bde(?=c\.\s?v\b)/giu;

const isForm = (text: string) => (legalFormsByFirst.get(text) ?? []).some(({ words }) => words.length === 1);

/** A run of letters, without the legal form at its end: `V L.P.` is `v` and `lp`. */
function splitRun(run: string): string[] {
  if (run.length < 3 || isForm(run)) return [run];
  for (let length = Math.min(4, run.length - 1); length >= 2; length--)
    if (isForm(run.slice(-length))) return [run.slice(0, -length), run.slice(-length)];
  return [run];
}

/** `S. A.` and `s.a.` are one word; so are the letters of any other dotted abbreviation. */
function joinLetters(words: readonly string[]): string[] {
  const out: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if (word.length === 1 && /[a-z]/.test(word)) {
      run += word;
      continue;
    }
    if (run !== '') out.push(...splitRun(run));
    run = '';
    if (word !== '') out.push(word);
  }
  return out;
}

const phrasesByFirst = new Map<string, { words: readonly string[]; as: string }[]>();
for (const line of companyPhrases.trim().split('\n')) {
  const [as = '', phrases = ''] = line.split(':');
  for (const phrase of phrases.split(',')) {
    const words = phrase.trim().split(' ');
    const first = words[0] ?? '';
    phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), { words, as }]);
  }
}
for (const phrases of phrasesByFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);

const isTerm = (word: string) => word.length > 3 && (genericWords.has(word) || numberWords[word] !== undefined);

/** Terms of company names that a blank divides (`holdin gs`), and that follow a number without a blank (`firstcrimean`). */
function mendBlanks(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const [word, next] = [words[i] as string, words[i + 1]];
    if (next !== undefined && isTerm(word + next) && !(isTerm(word) && isTerm(next)) && word.length > 1) {
      out.push(word + next);
      i++;
    } else out.push(...splitNumber(word));
  }
  return out;
}

/** `vayu1`, `9thbrigade` and `seastariii`; short codes such as `ar16` stay whole. */
const joinedNumber = /^(?:([a-z]{4,})(\d{1,4}|iii|vii)|(\d{1,3}(?:st|nd|rd|th))([a-z]{4,}))$/;
const numberStarts = Object.keys(numberWords).filter((word) => word.length >= 4);

/** A term in which a digit replaces a letter: `nationa1`, `electronic5`, `fir5t`. */
function withoutDigits(word: string): string | undefined {
  if (word.length < 4 || !/^[a-z]*\d[a-z]*$/.test(word)) return undefined;
  return readingsOf(word).find((reading) => isKnown(reading) || numberWords[reading] !== undefined);
}

function splitNumber(word: string): string[] {
  const read = withoutDigits(word);
  if (read !== undefined) return [read];
  const parts = joinedNumber
    .exec(word)
    ?.slice(1)
    .filter((part) => part !== undefined);
  if (parts) return parts;
  if (isKnown(word)) return [word];
  const start = numberStarts.find((one) => word.startsWith(one) && word.length - one.length >= 6);
  return start ? [start, word.slice(start.length)] : [word];
}

/** `jscrembaza`: a form without a vowel that is written without a blank. */
const formInFront = /^([cop]?jsc|llc)([a-z]{3,})$/;

/** Two terms of company names that are written as one word: `productionassociation`. */
function splitTerms(word: string): string[] {
  const form = formInFront.exec(word);
  if (form) return form.slice(1);
  if (word.length < 12 || isKnown(word)) return [word];
  for (let cut = 6; cut <= word.length - 6; cut++)
    if (isPlainTerm(word.slice(0, cut)) && isPlainTerm(word.slice(cut))) return [word.slice(0, cut), word.slice(cut)];
  return [word];
}
const isPlainTerm = (word: string) => genericWords.has(word);

/** Words that are one term become one word: `united states`, `hong kong`, `ship building`. */
function joinPhrases(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const phrase = phrasesByFirst
      .get(words[i] as string)
      ?.find((one) => one.words.every((word, k) => words[i + k] === word));
    out.push(phrase?.as ?? (words[i] as string));
    if (phrase) i += phrase.words.length - 1;
  }
  return out;
}

const isKnown = (word: string) =>
  genericWords.has(word) ||
  ordinaryWords.has(word) ||
  companyGroupOf.has(word) ||
  isCommonName.has(word) ||
  legalFormsByFirst.has(word);

/** A text without each of its letters in turn. */
const omissions = (text: string) => Array.from(text, (_, i) => text.slice(0, i) + text.slice(i + 1));

const misspelt = new Map<string, string>();
/** Shorter terms are too near to other words. */
const longTerms = [...genericWords].filter((word) => word.length >= 9);
/** Words of their own that are one letter from a term. */
const otherWords = new Set(['reduction', 'educating', 'committed', 'companies']);
for (const word of [...commonlyMisspelt, ...longTerms]) {
  misspelt.set(word, word);
  for (const damaged of omissions(word)) if (!misspelt.has(damaged)) misspelt.set(damaged, word);
}

/** The generic word or legal form that a word is a misspelling of: one letter omitted, added, replaced or swapped. */
function corrected(word: string): string {
  if (word.length < 6 || word.length > 18 || isKnown(word) || otherWords.has(word)) return word;
  const direct = misspelt.get(word);
  if (direct) return direct;
  for (const damaged of omissions(word)) {
    const right = misspelt.get(damaged);
    if (right && Math.abs(right.length - word.length) <= 1) return right;
  }
  return word;
}

const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i): [string, number] => [word, i + 2]),
).set('fourty', 4);
const ordinal = /^(\d+)(?:st|nd|rd|th|e|ste|de|y|i|ya)$/;
const digitsOf = (word: string) => numberWords[word] ?? ordinal.exec(word)?.[1] ?? word;

const certainRomans = [
  'ii',
  'iii',
  'iv',
  'vii',
  'viii',
  'ix',
  'xii',
  'xiii',
  'xiv',
  'xvi',
  'xvii',
  'xviii',
  'xix',
  'xx',
];
const otherRomans = ['v', 'vi', 'x', 'xi', 'xv'];
const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
function romanValue(word: string): number {
  const values = Array.from(word, (letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
/** Words that a number usually follows. */
const numbered = new Set(
  'fund trust plant phase series unit class works factory brigade partners capital no number'.split(' '),
);
const numberSigns = new Set(['no', 'nr', 'num', 'numero', 'number', 'nomer', 'nummer']);
const isDigits = (word: string | undefined) => word !== undefined && /^\d+$/.test(word);

/** Numbers in words, as ordinals and in Roman numerals become digits. */
function readNumbers(words: readonly string[]): string[] {
  const lastName = words.findLastIndex((word) => !legalFormsByFirst.has(word));
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const ten = tens.get(word) ?? tens.get(word.replace(/ieth$/, 'y'));
    const unit = ten === undefined ? undefined : digitsOf(words[i + 1] ?? '');
    const isRoman =
      i > 0 &&
      (certainRomans.includes(word) ||
        (otherRomans.includes(word) && (i === lastName || numbered.has(words[i - 1] ?? ''))));
    if (ten !== undefined && isDigits(unit) && (unit as string).length === 1 && unit !== '0') {
      out.push(String(ten * 10 + Number(unit)));
      i++;
    } else if (ten !== undefined) out.push(String(ten * 10));
    else out.push(isRoman ? String(romanValue(word)) : digitsOf(word));
  }
  return out.filter((word, i) => !(numberSigns.has(word) && (isDigits(out[i + 1]) || isDigits(out[i - 1]))));
}

/** `& Ko` at the end is `& Co` in Russian, Ukrainian and Bulgarian names. */
const withCompany = (words: readonly string[]) =>
  words.length > 1 && words.at(-1) === 'ko' ? words.with(-1, 'co') : words;

/** The country of an owner of ships after its legal form: `LTD-RUS`, `INC-LIB 8`. */
const formCountry = /(?<=\b(?:ltd|inc|llc|corp|co|sa|limited|company))-[a-z]{3}(?=\s*\d*\s*$)/giu;

/** The words of a company name, before legal forms are found. */
export function companyTokens(name: string): string[] {
  const spaced = translateHanCompany(name)
    .replace(attachedForm, ' ')
    .replace(formCountry, '')
    .replace(misreadForm, 's')
    .replace(joinedForm, '$& ')
    .replace(/&/g, ' and ');
  const words = mendBlanks(joinLetters(latinWords(spaced).map(({ text }) => text)))
    .flatMap(splitTerms)
    .map(corrected);
  return readNumbers(joinPhrases(withCompany(words)));
}
