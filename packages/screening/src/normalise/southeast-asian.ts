import {
  khmerConsonants,
  khmerVowels,
  khmerVowelsBySeries,
  thaiConsonants,
  thaiFinals,
  thaiPersonalConsonants,
  thaiPersonalFinals,
  thaiVowels,
} from '../dictionaries/southeast-asian.ts';

function tableOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(' ').map((entry): [string, string] => {
      const [letter = '', latin = ''] = entry.split(':');
      return [letter, latin];
    }),
  );
}

const khmer = {
  consonants: tableOf(khmerConsonants),
  vowels: tableOf(khmerVowels),
  first: tableOf(khmerVowelsBySeries.first),
  second: tableOf(khmerVowelsBySeries.second),
};

interface ThaiStyle {
  readonly consonants: ReadonlyMap<string, string>;
  readonly finals: ReadonlyMap<string, string>;
  /** The vowel of `เ-อ`, and the end of a syllable of a consonant and r: `พร`. */
  readonly oe: string;
  readonly or: string;
}

const [thaiLetters, finals] = [tableOf(thaiConsonants), tableOf(thaiFinals)];
/** The official transcription, and how people write their own names. */
const thaiStyles: Readonly<Record<'official' | 'personal', ThaiStyle>> = {
  official: { consonants: thaiLetters, finals, oe: 'oe', or: 'on' },
  personal: {
    consonants: new Map([...thaiLetters, ...tableOf(thaiPersonalConsonants)]),
    finals: new Map([...finals, ...tableOf(thaiPersonalFinals)]),
    oe: 'er',
    or: 'orn',
  },
};
const thai = { consonants: thaiLetters, vowels: tableOf(thaiVowels) };

const khmerSigns = /[\u17c9-\u17d1]/g;
const otherSigns = /[\u17cb-\u17d1]/g;
/** Consonants of the second series, after which `ា` is spoken ea. */
const secondSeries = /[គ-ងជ-ញឌ-ឍទ-នព-វ]/;
const coeng = '្';
/** Two stops at the end are spoken as the last one; a v after e is an o. */
const khmerEnds: readonly (readonly [written: RegExp, sound: string])[] = [
  [/[dt](?=th$)/, ''],
  [/ev$/, 'eo'],
];

/** Signs that move a consonant to the other series. */
const toFirst = '\u17c9';
const toSecond = '\u17ca';

/** The vowel as the series of its consonant requires. */
function vowelOfSeries(letters: readonly string[], at: number): string {
  const before = letters[at - 1];
  const consonant = before === toFirst || before === toSecond ? letters[at - 2] : before;
  const isSecond = before === toSecond || (before !== toFirst && secondSeries.test(consonant ?? ''));
  return (isSecond ? khmer.second : khmer.first).get(letters[at] ?? '') ?? '';
}

/**
 * A Khmer word in Latin letters: a first consonant without a sign has the vowel a.
 * @param style with one sound for each vowel, or one for each series of consonants
 */
export function khmerText(word: string, style: 'simple' | 'series' = 'simple'): string {
  const letters = [...word.replace(style === 'simple' ? khmerSigns : otherSigns, '')];
  const isConsonant = (at: number) => khmer.consonants.has(letters[at] ?? '');
  let latin = '';
  for (const [i, letter] of letters.entries()) {
    const consonant = khmer.consonants.get(letter);
    if (consonant === undefined) {
      const vowel = khmer.vowels.get(letter) ?? '';
      if (style === 'series') latin += vowelOfSeries(letters, i);
      else latin += letter === 'ា' && secondSeries.test(letters[i - 1] ?? '') ? 'ea' : vowel;
      continue;
    }
    const isStacked = letters[i - 1] === coeng;
    const isBare = isConsonant(i + 1) && !isStacked && (i === 0 || letters[i + 2] === coeng);
    latin += consonant + (isBare ? 'a' : '');
  }
  for (const [written, sound] of style === 'simple' ? khmerEnds : khmerEnds.slice(0, 1))
    latin = latin.replace(written, sound);
  return latin;
}

/** Marks where silent letters end a syllable. */
const syllableEnd = '|';
/** Consonants that the sign of silence follows are not spoken, with their vowel: `ตร์`, `ธุ์`. */
const silentPair = /[กดตทฎ]ร์/g;
const silent = /[ก-ฮ][ิ-ู]?์/g;
/** A last vowel of a word from Sanskrit, and a last r after another consonant, are not spoken: `ชาติ`, `เกียรติ`, `จักร`. */
const silentVowel = /(?<=[า-ู])([ตธฒฐ])[ิุ]$/;
const silentSyllable = /รติ(?=$|[ก-ฮ][ัาิีุู])/;
const finalR = /(?<=[ัิุ][กตทดฎ])ร$/;
const tones = /[็-๋ํ๎]/g;
/** Two letters of one sound: `ทรัพย์`, `ศรี`. */
const joinedS = /ทร(?=[ัาิีุู])|[ศส]ร(?=[ัาิีุู])/g;

/** An h that only gives the next letter its tone. */
const silentH = /ห(?=[งญนมยรลว])/g;

const cluster = '(?:[กขคตปผพ][รลว]|[ก-ฮ])';
/** A vowel that is written around its consonants, with its sound. */
const around: readonly (readonly [written: RegExp, sound: string])[] = [
  ['เ(#)ีย', 'ia'],
  ['เ(#)ือ', 'uea'],
  ['เ(#)าะ', 'o'],
  ['เ(#)า', 'ao'],
  ['เ(#)[ิอ]', 'oe'],
  ['เ(#)ย', 'oei'],
  ['เ(#)ะ?', 'e'],
  ['แ(#)ะ?', 'ae'],
  ['โ(#)ะ?', 'o'],
  ['[ใไ](#)(?![ัาิีุู])ย?', 'ai'],
  ['(#)ัว', 'ua'],
  ['(#)ัย', 'ai'],
  ['(#)ว(?=[ก-ฮ](?![ะ-ู]))', 'ua'],
].map(([written = '', sound = '']) => [new RegExp(written.replace('#', cluster), 'g'), sound]);
/** The first of two consonants has a short a of its own: `เจริญ`, `ไพลิน`. */
const opened = /เ([ก-ฮ])([ก-ฮ])ิ/g;
/** Two r between consonants are an a. */
const doubleR = /([ก-ฮ])รร(?=([ก-ฮ])?)/g;

/** A Thai word in Latin letters: two consonants without a vowel have o between them, the first of three an a. */
export function thaiText(word: string, style: keyof typeof thaiStyles = 'official'): string {
  let text = word
    .replace(silentPair, syllableEnd)
    .replace(silent, syllableEnd)
    .replace(silentSyllable, 'ต')
    .replace(silentVowel, '$1')
    .replace(finalR, '')
    .replace(tones, '')
    .replace(joinedS, 'ส')
    .replace(silentH, '')
    .replace(doubleR, (_, before: string, next?: string) => `${before}ั${next ? '' : 'น'}`)
    .replace(opened, (all, one: string, two: string) =>
      new RegExp(`^${cluster}$`).test(one + two) ? all : `${one}ะเ${two}ิ`,
    );
  const { oe } = thaiStyles[style];
  for (const [written, sound] of around) text = text.replace(written, `$1<${sound === 'oe' ? oe : sound}>`);
  return spelt(text, thaiStyles[style]);
}

/** A part of a word: a consonant, or a vowel in Latin letters. */
const parts = /<[a-z]+>|./gu;

function spelt(text: string, style: ThaiStyle): string {
  const units = text.match(parts) ?? [];
  const vowelAt = (at: number): string | undefined => {
    const unit = units[at] ?? '';
    return unit.startsWith('<') ? unit.slice(1, -1) : thai.vowels.get(unit);
  };
  const isBare = (at: number) => thai.consonants.has(units[at] ?? '') && vowelAt(at + 1) === undefined;
  const runFrom = (at: number) => {
    let run = 0;
    while (isBare(at + run)) run++;
    return run;
  };
  let latin = '';
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as string;
    const vowel = vowelAt(at);
    const consonant = style.consonants.get(unit);
    if (vowel !== undefined) latin += vowel;
    if (vowel !== undefined && isBare(at + 1) && !beginsSyllable(units, at, runFrom(at + 1))) {
      // A consonant without a vowel ends the syllable.
      const end = units[++at] as string;
      latin += finalOf(end, style);
    } else if (consonant !== undefined && isBare(at)) {
      // The letter อ after a consonant is the vowel o itself.
      const isO = units[at + 1] === 'อ';
      latin += consonant;
      if (isTrueCluster(unit, units[at + 1]) && !isBare(at + 1)) continue;
      if (runFrom(at) % 2 === 1) latin += units[at + 1] === undefined || units[at + 1] === syllableEnd ? '' : 'a';
      else {
        const end = units[++at] as string;
        latin += end === 'ร' && !isO ? style.or : `o${isO ? '' : finalOf(end, style)}`;
      }
    } else if (consonant !== undefined) latin += consonant;
  }
  return latin;
}

const isTrueCluster = (one: string, two: string | undefined) => /^[กขคตปผพ][รลว]$/.test(one + (two ?? ''));

/** Whether the consonant after a vowel begins a syllable: `สุรชัย`, `ศรีสวัสดิ์`, `ธนาธร`. */
function beginsSyllable(units: readonly string[], at: number, run: number): boolean {
  const [vowel, next, after] = [units[at], units[at + 1], units[at + 2]];
  if (vowel === 'ั' || after === undefined || after === syllableEnd) return false;
  return run % 2 === 0 || (next === 'ส' && after === 'ว') || (next === 'ร' && /[ิุ]/.test(vowel as string));
}

function finalOf(letter: string, { finals: ends }: ThaiStyle): string {
  const consonant = thai.consonants.get(letter) ?? '';
  return letter === 'ญ' ? 'n' : (ends.get(consonant) ?? consonant);
}
