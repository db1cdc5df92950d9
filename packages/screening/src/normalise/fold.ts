/**
 * Consonant spellings in romanisations of Russian, Ukrainian, Arabic, Persian, Greek, Chinese and
 * in European languages, with the phonetic class of each. `c` alone is soft before e, i and y.
 */
const consonantSpellings: Readonly<Record<string, string>> = {
  shch: 's',
  schtsch: 's',
  chtch: 's',
  szcz: 's',
  shtsh: 's',
  stsch: 's',
  stch: 's',
  tsch: 'c',
  tsh: 'c',
  tch: 'c',
  cz: 'c',
  ch: 'c',
  dzh: 'j',
  dsch: 'j',
  dzj: 'j',
  dj: 'j',
  zh: 'j',
  jh: 'j',
  sch: 's',
  sh: 's',
  sj: 's',
  sz: 's',
  ts: 's',
  tz: 's',
  zz: 's',
  z: 's',
  kh: 'h',
  gh: 'g',
  ph: 'f',
  th: 't',
  dh: 'd',
  bh: 'b',
  wh: 'v',
  w: 'v',
  x: 'ks',
  ck: 'k',
  cq: 'k',
  q: 'k',
  c: 'k',
};

const consonants = new RegExp(
  Object.keys(consonantSpellings)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);
const soft = new Set(['e', 'i', 'y']);

/** Phonetic rules for vowels and word endings, applied in this order. */
const rules: readonly (readonly [written: RegExp, sound: string])[] = [
  [/^rh/, 'r'],
  [/ff?$/, 'v'],
  [/h$/, ''],
  [/o[eou]?|ue/g, 'u'],
  [/^[yj](?=[aeiou])|y|j(?![aeiou])/g, 'i'],
  [/ae/g, 'a'],
  [/[ae]i|ie|e/g, 'i'],
  [/(?<=[^aiu])i(?=[au])/g, ''],
  [/(.)\1+/g, '$1'],
];

function consonantSound(written: string, at: number, word: string): string {
  if (written === 'c' && soft.has(word[at + 1] ?? '')) return 's';
  return consonantSpellings[written] as string;
}

/**
 * Computes the phonetic key of a word: spellings of one name in different romanisations mostly
 * share it. Lower-case letters and digits; vowels are `a`, `i` (also e, y) and `u` (also o).
 */
export function phoneticKeyOf(word: string): string {
  // A first x is the kh of Uzbek, Azerbaijani and Somali.
  let sound = word.replace(/^x(?=[aou])/, 'h').replace(consonants, consonantSound);
  for (const [written, as] of rules) sound = sound.replace(written, as);
  return sound;
}

/** The consonants of a phonetic key, in order. */
export const consonantsOf = (sound: string): string => sound.replace(/[aiu]+/g, '');

/**
 * The consonants of a word from a script without vowels, once with `w` as a consonant and once as a
 * vowel.
 */
export function abjadConsonants(word: string): string[] {
  const plain = word
    .toLowerCase()
    .replace(/(?<=.)h$/, '')
    .replace(/[aeiouy]/g, '')
    .replace(/z/g, 's')
    .replace(/q/g, 'k')
    .replace(/f$/, 'v');
  // A last `-ovitz` in Hebrew letters is also `-ovich`.
  const plains = word.endsWith('VYS') ? [plain, plain.replace(/s$/, 'c')] : [plain];
  // The letter dad is romanised as d from Arabic and as z from Persian.
  const dads = plains.flatMap((one) => (one.includes('x') ? [one.replace(/x/g, 'd'), one.replace(/x/g, 's')] : [one]));
  // The Hebrew letter bet is b or v, pe is p or f.
  const bets = dads.flatMap((one) => (one.includes('v') ? [one, one.replace(/v/g, 'b')] : [one]));
  const pes = bets.flatMap((one) => (one.startsWith('p') ? [one, one.replace('p', 'f')] : [one]));
  const readings = pes.flatMap((one) => [one.replace(/w/g, 'v'), one.replace(/(?<=.)w/g, '').replace(/w/g, 'v')]);
  // Two equal letters are one long letter, or have a vowel between them: `Talal`.
  return [...new Set(readings.flatMap((reading) => [reading.replace(/(.)\1+/g, '$1'), reading]))];
}

/** A number or a serial number with letters: `12`, `AR16`, `12b`. */
export const isCode = (text: string): boolean => /^(?:\d+|[a-z]{1,3}\d{2,}|\d{2,}[a-z]{1,2})$/.test(text);

/** Letters that OCR confuses, with the likely original. */
const ocrConfusions: readonly (readonly [seen: RegExp, stood: string])[] = [
  [/rn/g, 'm'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/1/g, 'l'],
  [/1/g, 'i'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/6/g, 'g'],
  [/(?<=[ckst])b(?=[aeiouy])/g, 'h'],
];

/** The same in words without a vowel, which such a letter may have been. */
const vowelConfusions: readonly (readonly [seen: RegExp, stood: string])[] = [
  [/v/, 'u'],
  [/l/, 'i'],
];

const mayContainOcrError = /rn|cl|vv|[a-z]\d|\d[a-z]|[ckst]b[aeiouy]/;
const withoutVowel = /^[b-df-hj-np-tv-z]*[lv][b-df-hj-np-tv-z]*$/;

const noReadings: readonly string[] = [];

/** What a word may have been before OCR misread it; usually undefined. */
export function readingsOf(word: string): readonly string[] {
  const hasNoVowel = withoutVowel.test(word);
  if (!hasNoVowel && !mayContainOcrError.test(word)) return noReadings;
  const confusions = hasNoVowel ? [...ocrConfusions, ...vowelConfusions] : ocrConfusions;
  return [...new Set(confusions.map(([seen, stood]) => word.replace(seen, stood)))].filter(
    (reading) => reading !== word,
  );
}
