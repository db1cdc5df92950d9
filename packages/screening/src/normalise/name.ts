import {
  genericWords,
  honorifics,
  isCommonName,
  leadingForms,
  legalFormsByFirst,
  ordinaryWords,
  particles,
  placeWords,
  sonWords,
  suffixes,
} from '../dictionaries/lookup.ts';
import { type Role, roleWeight } from '../model/algorithm.ts';
import { companyTokens } from './company-tokens.ts';
import { generationOf, isAfterFather, isBeforeFather, isNobodysPatronymic, isPatronymic } from './fathers.ts';
import { isCode, readingsOf } from './fold.ts';
import { readJapaneseName } from './han.ts';
import { type LatinWord, latinWords } from './script.ts';

/** A normalised word of a name, with its role. */
export interface NameWord {
  readonly text: string;
  readonly role: Role;
  /** The notation of the list marks this word as the family name. */
  readonly family: boolean;
}

/** An analysed name. */
export interface AnalysedName {
  readonly words: readonly NameWord[];
  /** Classes of the legal forms that were removed from a company name. */
  readonly legal: readonly string[];
}

/** `Abdul` in its usual spellings. */
const servant = new Set(['abd', 'abdul', 'abdel', 'abdal', 'abdol', 'abdoul', 'abed', 'abdu', 'abdil']);
const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');

/** A word with each letter omitted, replaced, or swapped with the next, and with each letter added. */
const misspellings = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, at) => {
    const [start, letter = '', next = '', rest = ''] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
    const others = alphabet.flatMap((other) => [start + other + word.slice(at), start + other + next + rest]);
    return [start + next + rest, start + next + letter + rest, ...others];
  }).flat();

/** `Abdul`, `Abdel` and `Abdur` with one error, unless that is another name. */
const otherThanServant = new Set(['abduh', 'abul']);
for (const word of ['abdul', 'abdel', 'abdur'].flatMap(misspellings))
  if (!isCommonName.has(word) && !otherThanServant.has(word)) servant.add(word);
/** Whether a word is one of these, also with a digit that was misread: `A8d`, `a1`. */
const isOneOf = (words: ReadonlySet<string>, text: string) =>
  words.has(text) || (/\d/.test(text) && readingsOf(text).some((reading) => words.has(reading)));
const isLetter = (text: string) => text.length === 1 || text.endsWith('.');
const article = new Set([
  'al',
  'el',
  'ul',
  'ur',
  'ar',
  'as',
  'ash',
  'an',
  'az',
  'ad',
  'at',
  'us',
  'il',
  'ud',
  'ed',
  'id',
]);
const faith = new Set(['din', 'deen', 'dine', 'eddin', 'eddine', 'uddin', 'addin', 'ddin', 'dean']);
const god = new Set(['allah', 'ullah', 'ollah', 'alla', 'ulla', 'llah']);
const kunya: Readonly<Record<string, string>> = {
  abou: 'abu',
  abo: 'abu',
  aboo: 'abu',
  aba: 'abu',
  abi: 'abu',
  oum: 'umm',
  um: 'umm',
  om: 'umm',
  BW: 'abu',
  BY: 'abu',
};

interface Piece {
  text: string;
  family: boolean;
}

/** `Abd` and `Abdul` in Hebrew letters. */
const hebrewServant = new Set(['VD', 'VDWL']);

/** A word of a script without vowels that can begin a compound such as `SYF al-DYN`. */
const isAbjad = ({ text }: Piece) => text !== text.toLowerCase() && !abjadSon.has(text);

/**
 * Unifies names that are written as one, two or three words: `Abd al-Rahman`, `Nur ud-Din`, `Najib
 * Ullah`.
 */
function joinCompounds(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const [next, after] = [pieces[i + 1], pieces[i + 2]];
    const last = out.at(-1);
    if ((piece.text === 'BD' || hebrewServant.has(piece.text)) && next) {
      const bare = next.text === 'al' && after ? after : next;
      out.push({ text: `BDL${bare.text.toUpperCase()}`, family: piece.family });
      i += bare === after ? 2 : 1;
    } else if (piece.text === 'al' && next?.text === 'DYN' && last && isAbjad(last)) {
      last.text += 'DYN';
      i++;
    } else if (piece.text === 'LLH' && last && isAbjad(last)) last.text += 'LLH';
    else if (isOneOf(servant, piece.text) && next && (!isLetter(next.text) || (next.text === 'l' && after))) {
      const bare = (isOneOf(article, next.text) || next.text === 'l') && after ? after : next;
      out.push({
        text: `abdul${bare.text}`.replace(/^abdul(?:u|a|o)?l?lah?$/, 'abdullah'),
        family: piece.family || bare.family,
      });
      i += bare === after ? 2 : 1;
    } else if (servant.has(piece.text) && next && isLetter(next.text) && i + 2 < pieces.length) {
      // `Abdul N.` is the beginning of one name; the letter may be that of the article: `Abd a.`.
      const letter = next.text.replace('.', '');
      out.push({ text: `abdul${letter === 'a' ? '' : letter}.`, family: false });
      i++;
    } else if (last && faith.has(piece.text) && last.text.length > 2 && !sonWords.has(last.text)) {
      last.text += 'uddin';
    } else if (last && !isLetter(last.text) && article.has(piece.text) && next && faith.has(next.text)) {
      last.text += 'uddin';
      i++;
    } else if (last && god.has(piece.text) && last.text.length > 2) last.text += 'ullah';
    else out.push({ ...piece, text: kunya[piece.text] ?? piece.text });
  }
  return out;
}

/** `bin`, `bint`, `ibn` and `ould` in a script without vowels. */
const abjadSon = new Set(['BN', 'BNT', 'WLD']);

function personRole(text: string): Role {
  if (abjadSon.has(text)) return 'son';
  if (text.length === 1 || text.endsWith('.')) return 'initial';
  if (sonWords.has(text)) return 'son';
  if (particles.has(text)) return 'particle';
  if (honorifics.has(text)) return 'honorific';
  if (suffixes.has(text)) return 'suffix';
  if (/^\d+$/.test(text)) return 'number';
  if (isPatronymic(text)) return 'patronymic';
  if (isCommonName.has(text)) return 'common';
  return text.length === 2 ? 'short' : 'rare';
}

/** Words that connect others. */
const connectors = new Set(['and', 'no', 'nr', 'num', 'numero', 'making', 'building']);

/** Words that only say that there is an organisation. */
const genericOrganisationWords = new Set(['company', 'corporation', 'co', 'corp', 'compania', 'compagnie', 'cia']);

function bodyRole(text: string): Role {
  if (isCode(text)) return 'number';
  if (particles.has(text) || connectors.has(text)) return 'particle';
  if (genericOrganisationWords.has(text)) return 'suffix';
  if (text.length === 1) return 'initial';
  if (genericWords.has(text)) return 'generic';
  if (ordinaryWords.has(text) || placeWords.has(text)) return 'ordinary';
  if (isCommonName.has(text)) return 'common';
  return text.length === 2 ? 'short' : 'rare';
}

/** When all words are minor ones they are kept, so that a name is never empty. */
function orAll(words: NameWord[], role: Role): NameWord[] {
  const small = new Set<Role>(['particle', 'son', 'honorific', 'suffix', 'legal']);
  return words.every((word) => small.has(word.role)) ? words.map((word) => ({ ...word, role })) : words;
}

function familyWords(name: string, words: readonly LatinWord[], family: string | undefined): boolean[] {
  if (family !== undefined && family !== '') {
    const texts = new Set(latinWords(family).map(({ text }) => text));
    return words.map(({ text }) => texts.has(text));
  }
  const mixed = words.some(({ capitals }) => capitals) && /[a-zа-я]{2}/u.test(name);
  return words.map(({ capitals, text }) => mixed && capitals && text.length > 2);
}

/**
 * A title or an article at the start is a family name at the end: `Usman Sheikh`, `Linh Le`; `Ben` before one other
 * word is a given name.
 */
function roleAt(texts: readonly string[], at: number): Role {
  const role = personRole(texts[at] as string);
  if (at === 0) return texts[0] === 'ben' && texts.length === 2 ? 'common' : role;
  const isLast = at === texts.length - 1;
  return isLast && (role === 'honorific' || role === 'particle' || role === 'son') ? 'common' : role;
}

/** Rewrites `LAST, First` as `First LAST`; further commas (`, Jr.`) are kept. */
function inSpokenOrder(name: string): string {
  const comma = name.indexOf(',');
  return comma === -1 ? name : `${name.slice(comma + 1)} ${name.slice(0, comma)}`;
}

/** Initials of several letters, as in `Zh. Ya. Ruzmetshina` and `Chr. Th. Waterreus`. */
const letterGroups =
  /(?<![\p{L}\p{M}])(Zh|Ya|Yu|Ye|Yo|Iu|Ia|Ju|Ja|Chr?|S(?:h(?:ch)?|ch|t)|Kh|Ts|Th|Ph|Dzh?|Gh)\.(?=[\s,-]|\p{Lu}|$)/giu;

/** The words of a name; an initial of several Latin letters keeps its full stop. */
function withInitials(name: string): LatinWord[] {
  const groups = new Set([...name.matchAll(letterGroups)].map(([, letters = '']) => letters.toLowerCase()));
  return latinWords(name).map((word) => {
    const isInitial = word.isLetter || groups.has(word.text);
    return isInitial ? { ...word, text: `${word.text}.` } : word;
  });
}

/** A hyphen next to the article in another place: `Abd-alS-alam`, `Nasir-a-lDin`. */
const movedArticle = /(?<=\babd[- ])al(\p{L}{1,2})-(?=\p{L})|-a-l(?=\p{L})/giu;
const withArticle = (_: string, letters?: string) => (letters ? `al-${letters}` : '-al-');

/** A name that begins with a capital letter inside a word: `EnverZORBASANOVIC`, `ZakiIzzat`; `MacDonald` is one word. */
const joinedCapitals = /(?<=\p{Ll}{3})(?=\p{Lu}{4}|\p{Lu}\p{Ll})/gu;

/** A person's name: word order does not matter, `LAST, First` equals `First Last`. */
export function analysePerson(name: string, family?: string): AnalysedName {
  const latin = withInitials(
    inSpokenOrder(readJapaneseName(name)).replace(movedArticle, withArticle).replace(joinedCapitals, ' '),
  );
  const isFamily = familyWords(name, latin, family);
  const pieces = joinCompounds(latin.map(({ text }, i) => ({ text, family: isFamily[i] ?? false })));
  const texts = pieces.map(({ text }) => text);
  const words = pieces.map(({ text, family: last }, i) => {
    const role = roleAt(texts, i);
    return { text, role, marked: last };
  });
  const named = withFamilyNames(words).map(({ text, role, marked }) => {
    return { text, role, family: marked && (role === 'rare' || role === 'common' || role === 'short') };
  });
  return { words: orAll(withFathers(named), 'common'), legal: [] };
}

interface MarkedWord {
  readonly text: string;
  readonly role: Role;
  /** The notation of the list marks this word as the family name. */
  readonly marked: boolean;
}

/**
 * Family names with the ending of a patronymic: those that the list marks, the last one after a given name, and the last
 * one after a patronymic (`Aleksandr Aleksandrovich Malkevich`).
 */
function withFamilyNames(words: readonly MarkedWord[]): readonly MarkedWord[] {
  const cores = words.filter(({ role }) => roleWeight[role] > 0.3);
  const last = cores.at(-1);
  if (cores.length < 2 || !cores.some(({ role }) => role === 'patronymic')) return words;
  const marksOther = cores.some(({ marked, role }) => marked && role !== 'patronymic');
  const isLastFamily = cores.length === 2 || cores.slice(0, -1).some(({ role }) => role === 'patronymic');
  return words.map((word) => {
    if (word.role !== 'patronymic' || marksOther || !(word.marked || (word === last && isLastFamily))) return word;
    return isNobodysPatronymic(word.text) ? { ...word, role: 'rare' } : word;
  });
}

const isMinor = ({ role }: NameWord) => roleWeight[role] < 0.1;

/** Names of fathers after `bin` and before `oglu` become patronymics, and the last word a generation. */
function withFathers(words: readonly NameWord[]): NameWord[] {
  const last = words.findLastIndex((word) => !isMinor(word));
  const fathers = new Set<number>();
  for (const [i, { text, role }] of words.entries()) {
    if (role !== 'son') continue;
    const after = words.findIndex((word, at) => at > i && !isMinor(word));
    if (isBeforeFather(text) && after > 0 && after < last) fathers.add(after);
    if (isAfterFather(text) && i > 1) fathers.add(i - 1);
  }
  return words.map((word, i) => {
    if (fathers.has(i)) return { ...word, role: 'patronymic', family: false };
    const isGeneration = i > 1 && i === words.length - 1 && generationOf(word.text) !== '';
    return isGeneration ? { ...word, role: 'suffix' } : word;
  });
}

const isAmbiguous = (form: readonly string[]) =>
  form.join('').length <= 2 || (form.length === 1 && (form[0] as string).length <= 3);

/** Finds the legal forms: anywhere when unambiguous, only at the ends when short. */
function legalSpans(words: readonly string[]): { marked: boolean[]; kinds: string[] } {
  const marked = words.map(() => false);
  const kinds: string[] = [];
  for (let i = 0; i < words.length; i++) {
    for (const { words: form, kind } of legalFormsByFirst.get(words[i] as string) ?? []) {
      const end = i + form.length;
      if (end > words.length || !form.every((word, k) => words[i + k] === word)) continue;
      const atEnd = end === words.length || words.slice(end).every((_, k) => endsInForm(words, end + k));
      const atStart = i === 0 && (leadingForms.has(form[0] as string) || form.length > 2);
      if (isAmbiguous(form) && !atEnd && !atStart) continue;
      for (let k = i; k < end; k++) marked[k] = true;
      kinds.push(kind);
      i = end - 1;
      break;
    }
  }
  return marked.every(Boolean) ? { marked: words.map(() => false), kinds: [] } : { marked, kinds };
}

/** Whether the rest from here consists of legal forms, as in `Co., Ltd.`. */
function endsInForm(words: readonly string[], at: number): boolean {
  if (at >= words.length) return true;
  return (legalFormsByFirst.get(words[at] as string) ?? []).some(
    ({ words: form }) => form.every((word, k) => words[at + k] === word) && endsInForm(words, at + form.length),
  );
}

/** A company name: removes legal forms, expands abbreviations, writes numbers as digits. */
export function analyseBody(name: string): AnalysedName {
  const plain = companyTokens(name);
  const { marked, kinds } = legalSpans(plain);
  const kept = plain.filter((_, i) => !marked[i]).map((text) => ({ text, family: false }));
  const words = joinCompounds(kept).map(({ text }) => ({ text, role: bodyRole(text), family: false }));
  const legal = plain.filter((_, i) => marked[i]).map((text): NameWord => ({ text, role: 'legal', family: false }));
  return { words: [...orAll(words, 'ordinary'), ...legal], legal: [...new Set(kinds)] };
}

/** Analyses a name by the kind of its bearer. */
export const analyse = (name: string, person: boolean, family?: string): AnalysedName =>
  person ? analysePerson(name, family) : analyseBody(name);
