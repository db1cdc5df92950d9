import {
  cantoneseGivenNames,
  chineseSurnames,
  dialectSurnames,
  doubleChineseSurnames,
  pinyinFinals,
  type Romanisation,
  wadeGiles,
  yale,
} from '../dictionaries/chinese-syllables.ts';

/** One way to read a name as a Chinese one: family name, a colon, the syllables of the given name, in pinyin. */
export type ChineseReading = string;

/** Spelling of a syllable → pinyin syllables that it may represent. */
type Syllables = ReadonlyMap<string, readonly string[]>;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

const pinyinParts = Object.entries(pinyinFinals).flatMap(([initial, finals]) =>
  wordsOf(finals).map((final): [initial: string, final: string] => [initial, final]),
);

function spellingsIn({ initials, finals, syllables }: Romanisation): Syllables {
  const known = new Map<string, string[]>();
  for (const [initial, final] of pinyinParts) {
    const pinyin = initial + final;
    const spelt = syllables[pinyin] ?? (initials[initial] ?? initial) + (finals[final] ?? final);
    for (const one of wordsOf(spelt)) known.set(one, [...(known.get(one) ?? []), pinyin]);
  }
  return known;
}

const pinyin: Syllables = new Map(
  pinyinParts.flatMap(([initial, final]): [string, string[]][] => {
    const syllable = initial + final;
    const written = syllable.replace('v', 'u');
    return written === syllable
      ? [[syllable, [syllable]]]
      : [
          [syllable, [syllable]],
          [written, [written, syllable]],
          [syllable.replace('v', 'yu'), [syllable]],
        ];
  }),
);
// Without the diaeresis `lu` is both syllables.
for (const initial of ['n', 'l']) (pinyin as Map<string, string[]>).set(`${initial}u`, [`${initial}u`, `${initial}v`]);

const cantonese: Syllables = new Map(
  cantoneseGivenNames.split(/;\s*/).map((entry): [string, string[]] => {
    const [syllable = '', readings = ''] = entry.trim().split(':');
    return [syllable, wordsOf(readings)];
  }),
);

const surnames = new Set(wordsOf(chineseSurnames));
const doubleSurnames = new Set(doubleChineseSurnames.split(';'));
const dialects: Syllables = new Map(
  Object.entries(dialectSurnames).map(([spelling, readings]): [string, string[]] => [
    spelling,
    wordsOf(readings).map((reading) => reading.replace('-', ' ')),
  ]),
);

const systems: readonly Syllables[] = [pinyin, spellingsIn(wadeGiles), spellingsIn(yale)];

/** Joint spelling of syllables that systems write alike, for finding candidates. */
const joint = new Map(
  [...spellingsIn(wadeGiles)].flatMap(([spelling, readings]) =>
    readings.map((reading): [string, string] => [reading, spelling]),
  ),
);
for (const [syllable, spelling] of Object.entries(wadeGiles.syllables))
  joint.set(syllable, wordsOf(spelling)[0] as string);

/** Whether a word consists of at least two syllables of pinyin. */
export function isPinyinWord(text: string): boolean {
  const ends = (at: number, count: number): boolean => {
    if (at === text.length) return count >= 2;
    for (let length = Math.min(longestSyllable, text.length - at); length > 0; length--)
      if (pinyin.has(text.slice(at, at + length)) && ends(at + length, count + 1)) return true;
    return false;
  };
  return ends(0, 0);
}

const longestSyllable = 6;
const maxReadings = 24;

const allSyllables = new Set([...systems, cantonese, dialects].flatMap((system) => [...system.keys()]));

/** Whether a word can be divided into syllables of any system. */
function isSpelt(word: string): boolean {
  const reached = [true];
  for (let end = 1; end <= word.length; end++)
    for (let start = Math.max(0, end - longestSyllable); start < end && !reached[end]; start++)
      reached[end] = reached[start] === true && allSyllables.has(word.slice(start, end));
  return reached[word.length] === true;
}

/** The ways to cut a word into the fewest syllables of a system, at most three syllables. */
function cut(word: string, system: Syllables): string[][] {
  let open: { done: string[]; rest: string }[] = [{ done: [], rest: word }];
  for (let count = 1; count <= 3; count++) {
    open = open.flatMap(({ done, rest }) =>
      Array.from({ length: Math.min(longestSyllable, rest.length) }, (_, i) => rest.slice(0, i + 1))
        .filter((syllable) => system.has(syllable))
        .map((syllable) => ({ done: [...done, syllable], rest: rest.slice(syllable.length) })),
    );
    const whole = open.filter(({ rest }) => rest === '').map(({ done }) => done);
    if (whole.length > 0) return whole;
  }
  return [];
}

/** Every combination of one reading per syllable. */
function combinations(syllables: readonly string[], system: Syllables): string[] {
  let texts = [''];
  for (const syllable of syllables)
    texts = texts
      .flatMap((text) => (system.get(syllable) ?? []).map((reading) => (text === '' ? reading : `${text} ${reading}`)))
      .slice(0, maxReadings);
  return texts;
}

function givenNames(words: readonly string[], system: Syllables): string[] {
  const cuts = words.map((word) => cut(word, system));
  if (cuts.some((ways) => ways.length === 0)) return [];
  let sequences: string[][] = [[]];
  for (const ways of cuts) sequences = sequences.flatMap((before) => ways.map((way) => [...before, ...way]));
  return sequences
    .filter(({ length }) => length >= 1 && length <= 2)
    .flatMap((sequence) => combinations(sequence, system));
}

function familyNames(words: readonly string[], system: Syllables): string[] {
  return words.length === 1
    ? cut(words[0] as string, system)
        .flatMap((way) => combinations(way, system))
        .filter((name) => surnames.has(name) || doubleSurnames.has(name))
    : combinations(words, system).filter((name) => doubleSurnames.has(name));
}

/** Family name before or after the given name, by words. */
function sides(words: readonly string[]): { family: readonly string[]; given: readonly string[] }[] {
  const cuts = words.length > 2 ? [1, 2] : [1];
  return cuts.flatMap((size) => [
    { family: words.slice(0, size), given: words.slice(size) },
    { family: words.slice(-size), given: words.slice(0, -size) },
  ]);
}

const none: ReadonlySet<ChineseReading> = new Set();
/** Readings by name: listed names are compared many times. */
const known = new Map<string, ReadonlySet<ChineseReading>>();

/**
 * The ways to read the words of a person's name as a Chinese name: in one system of romanisation
 * throughout, or with a Cantonese, Hokkien or Teochew family name. Empty for other names.
 */
export function chineseReadings(words: readonly string[]): ReadonlySet<ChineseReading> {
  if (words.length < 2 || words.length > 4) return none;
  if (words.some((word) => word.length > 14 || !isSpelt(word))) return none;
  const name = words.join(' ');
  let readings = known.get(name);
  if (!readings) {
    if (known.size >= 4_000) known.clear();
    readings = readingsOf(words);
    known.set(name, readings);
  }
  return readings;
}

function readingsOf(words: readonly string[]): Set<ChineseReading> {
  const readings = new Set<ChineseReading>();
  for (const { family, given } of sides(words)) {
    const dialect = family.length === 1 ? (dialects.get(family[0] as string) ?? []) : [];
    for (const system of systems) {
      const givens = givenNames(given, system);
      if (givens.length === 0) continue;
      for (const name of [...familyNames(family, system), ...dialect])
        for (const one of givens) readings.add(`${name}:${one}`);
    }
    if (dialect.length > 0)
      for (const one of givenNames(given, cantonese)) for (const name of dialect) readings.add(`${name}:${one}`);
  }
  return readings;
}

/** Keys of the readings: equal for all systems and orders. */
export function chineseKeys(readings: ReadonlySet<ChineseReading>): Set<string> {
  return new Set(
    [...readings].map((reading) =>
      reading
        .split(/[: ]/)
        .map((syllable) => joint.get(syllable) ?? syllable)
        .sort()
        .join(' '),
    ),
  );
}
