import type { Dice } from './random.ts';

/** One way of writing a listed name otherwise. Gives undefined when it does not apply to the name. */
export type Variant = (name: string, dice: Dice) => string | undefined;

const words = (name: string) => name.split(/\s+/).filter((word) => word !== '');
const letters = /[a-z]/i;

/** Changes one longer word of a name. */
function inLongWord(
  name: string,
  dice: Dice,
  change: (word: string) => string | undefined,
  least = 4,
): string | undefined {
  const parts = words(name);
  const long = parts.flatMap((word, i) => (word.replace(/[^a-z]/gi, '').length >= least ? [i] : []));
  if (long.length === 0) return undefined;
  const at = dice.pick(long);
  const changed = change(parts[at] as string);
  if (changed === undefined || changed === parts[at]) return undefined;
  return parts.with(at, changed).join(' ');
}

const near: Readonly<Record<string, string>> = {
  a: 'sqz',
  b: 'vgn',
  c: 'xvd',
  d: 'sfe',
  e: 'wrd',
  f: 'dgr',
  g: 'fht',
  h: 'gjy',
  i: 'uok',
  j: 'hku',
  k: 'jli',
  l: 'kop',
  m: 'nj',
  n: 'bmh',
  o: 'ipl',
  p: 'ol',
  q: 'wa',
  r: 'etf',
  s: 'adw',
  t: 'ryg',
  u: 'yij',
  v: 'cbf',
  w: 'qes',
  x: 'zcs',
  y: 'tuh',
  z: 'xas',
};

function slip(word: string, dice: Dice): string | undefined {
  const at = 1 + dice.below(word.length - 1);
  const letter = (word[at] as string).toLowerCase();
  if (!letters.test(letter)) return undefined;
  const kinds = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + letter + word.slice(at),
    () => word.slice(0, at) + dice.pick([...(near[letter] ?? 'e')]) + word.slice(at + 1),
    () => word.slice(0, at) + dice.pick([...'abcdefghiklmnoprstuvyz']) + word.slice(at + 1),
    () => word.slice(0, at) + dice.pick([...'aeioulnrst']) + word.slice(at),
  ];
  return dice.pick(kinds)();
}

function swap(word: string, dice: Dice): string | undefined {
  const at = 1 + dice.below(word.length - 2);
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

/** Applies one of several replacements that fit, anywhere in the name. */
function oneOf(
  name: string,
  dice: Dice,
  table: readonly (readonly [RegExp, string])[],
  times: number,
): string | undefined {
  let changed = name.toLowerCase();
  for (let i = 0; i < times; i++) {
    const fitting = table.filter(([pattern]) => pattern.test(changed));
    if (fitting.length === 0) break;
    const [pattern, to] = dice.pick(fitting);
    changed = changed.replace(pattern, to);
  }
  return changed === name.toLowerCase() ? undefined : changed;
}

const romanisations: readonly (readonly [RegExp, string])[] = [
  [/iy\b/, 'y'],
  [/y\b/, 'iy'],
  [/y\b/, 'i'],
  [/ey\b/, 'ei'],
  [/ei\b/, 'ey'],
  [/iy/, 'ii'],
  [/yu/, 'iu'],
  [/ya/, 'ia'],
  [/ye/, 'e'],
  [/kh/, 'h'],
  [/sh/, 'sch'],
  [/ch/, 'tch'],
  [/zh/, 'j'],
  [/ts/, 'tz'],
  [/ov\b/, 'off'],
  [/ev\b/, 'eff'],
  [/ks/, 'x'],
  [/x/, 'ks'],
  [/ou/, 'u'],
  [/oo/, 'u'],
  [/u/, 'ou'],
  [/ee/, 'i'],
  [/q/, 'k'],
  [/k/, 'q'],
  [/ah\b/, 'a'],
  [/a\b/, 'ah'],
  [/mm/, 'm'],
  [/ss/, 's'],
  [/ph/, 'f'],
  [/w/, 'v'],
  [/dh/, 'd'],
  [/th/, 't'],
  [/gh/, 'g'],
  [/ai/, 'ay'],
  [/ay/, 'ai'],
  [/aw/, 'au'],
  [/j/, 'dj'],
  [/al-/, 'el-'],
  [/\bal /, 'el '],
  [/yo/, 'io'],
  [/o\b/, 'u'],
  [/ie/, 'ye'],
  [/ib/, 'eb'],
  [/id\b/, 'eed'],
  [/im\b/, 'eem'],
  [/yan\b/, 'ian'],
];

const sounds: readonly (readonly [RegExp, string])[] = [
  [/c(?=[aou])/, 'k'],
  [/k/, 'c'],
  [/s/, 'z'],
  [/z/, 's'],
  [/f/, 'ph'],
  [/ie/, 'ee'],
  [/i/, 'y'],
  [/y/, 'i'],
  [/v/, 'f'],
  [/ck/, 'k'],
  [/tt/, 't'],
  [/ll/, 'l'],
  [/nn/, 'n'],
  [/l(?=[aeiou])/, 'll'],
  [/n(?=[aeiou])/, 'nn'],
  [/e/, 'a'],
  [/a/, 'e'],
  [/g(?=[ei])/, 'j'],
];

const scans: readonly (readonly [RegExp, string])[] = [
  [/o/, '0'],
  [/l/, '1'],
  [/i/, 'l'],
  [/i/, '1'],
  [/m/, 'rn'],
  [/rn/, 'm'],
  [/s/, '5'],
  [/b/, '8'],
  [/e/, 'c'],
  [/u/, 'v'],
  [/h/, 'b'],
  [/cl/, 'd'],
];

const spellings: readonly (readonly string[])[] = [
  ['mohammed', 'muhammad', 'mohamed', 'mohammad', 'muhammed', 'mehmet'],
  ['ahmed', 'ahmad', 'ahmet'],
  ['hussein', 'husayn', 'hussain', 'hossein'],
  ['hassan', 'hasan'],
  ['ali', 'aly'],
  ['yusuf', 'youssef', 'yousef', 'yousif'],
  ['ibrahim', 'ebrahim', 'ibraheem'],
  ['mahmoud', 'mahmud', 'mahmood'],
  ['abdullah', 'abdallah', 'abdulla', 'abdellah'],
  ['khalid', 'khaled'],
  ['omar', 'umar', 'omer'],
  ['said', 'saeed', 'sayeed'],
  ['saleh', 'salih', 'salah'],
  ['mustafa', 'mostafa', 'moustafa'],
  ['abdul', 'abdel', 'abd al'],
  ['rahman', 'rehman'],
  ['sergei', 'sergey', 'serhiy', 'sergii'],
  ['alexander', 'aleksandr', 'oleksandr', 'alexandr'],
  ['dmitry', 'dmitri', 'dmitriy', 'dmytro'],
  ['vladimir', 'volodymyr', 'wladimir'],
  ['mikhail', 'mykhailo', 'michael'],
  ['nikolai', 'nikolay', 'mykola'],
  ['andrei', 'andrey', 'andriy'],
  ['yuri', 'yury', 'yuriy', 'iurii'],
  ['alexei', 'alexey', 'aleksei', 'oleksii'],
  ['evgeny', 'yevgeny', 'evgenii', 'yevhen'],
  ['igor', 'ihor'],
  ['oleg', 'oleh'],
  ['pavel', 'pavlo'],
  ['jose', 'josé'],
  ['juan', 'jaun'],
  ['peter', 'petr', 'pyotr', 'petro'],
  ['ivan', 'iwan'],
  ['yahya', 'yehia', 'yahia'],
  ['musa', 'moussa', 'mousa'],
  ['qasim', 'kassem', 'qassem'],
  ['reza', 'rida', 'ridha'],
  ['jamal', 'gamal', 'djamal'],
  ['faisal', 'faysal', 'feisal'],
  ['sheikh', 'shaykh'],
];

const pets: readonly (readonly [full: RegExp, short: string])[] = [
  [/\baleksandr\b|\balexander\b/i, 'Sasha'],
  [/\bvladimir\b/i, 'Vova'],
  [/\bmikhail\b/i, 'Misha'],
  [/\bdmitr\w+\b/i, 'Dima'],
  [/\bsergei|sergey\b/i, 'Seryozha'],
  [/\bivan\b/i, 'Vanya'],
  [/\bnikola[iy]\b/i, 'Kolya'],
  [/\bjose\b/i, 'Pepe'],
  [/\bfrancisco\b/i, 'Paco'],
  [/\brobert\b/i, 'Bob'],
  [/\bwilliam\b/i, 'Bill'],
  [/\bjoseph\b/i, 'Joe'],
  [/\bthomas\b/i, 'Tom'],
  [/\bm[ou]hamm[ae]d\b/i, 'Mo'],
  [/\bevgen\w+\b/i, 'Zhenya'],
  [/\bkonstantin\b/i, 'Kostya'],
  [/\bpavel\b/i, 'Pasha'],
  [/\bmichael\b/i, 'Mike'],
  [/\bcharles\b/i, 'Charlie'],
  [/\bandrew\b/i, 'Andy'],
  [/\bdaniel\b/i, 'Dan'],
  [/\bviktor\b/i, 'Vitya'],
];

const cyrillic: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['kh', 'х'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['ts', 'ц'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['yo', 'ё'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['w', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['i', 'и'],
  ['y', 'й'],
  ['k', 'к'],
  ['q', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['c', 'к'],
  ['j', 'дж'],
  ['x', 'кс'],
  ["'", ''],
];

function inCyrillic(name: string): string {
  let spelt = name.toLowerCase();
  for (const [latin, letter] of cyrillic) spelt = spelt.replaceAll(latin, letter);
  return spelt;
}

/** Writes the parts of `LAST, First` in spoken order. */
export function spoken(name: string): string {
  const comma = name.indexOf(',');
  return comma === -1 ? name : `${name.slice(comma + 1).trim()} ${name.slice(0, comma).trim()}`;
}

const dropMiddle: Variant = (name, dice) => {
  const parts = words(name);
  return parts.length < 3 ? undefined : parts.toSpliced(1 + dice.below(parts.length - 2), 1).join(' ');
};

const vowelled = /[aeiou]/i;
const marked: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  s: 'š',
  n: 'ñ',
  z: 'ž',
};

/** Variants that suit any name. */
export const anyVariants: Readonly<Record<string, Variant>> = {
  exact: (name) => name,
  'lower case': (name) => name.toLowerCase(),
  'upper case': (name) => name.toUpperCase(),
  'one slip': (name, dice) => inLongWord(name, dice, (word) => slip(word, dice)),
  'two slips': (name, dice) => {
    const once = inLongWord(name, dice, (word) => slip(word, dice), 5);
    return once && inLongWord(once, dice, (word) => slip(word, dice), 5);
  },
  'letters swapped': (name, dice) => inLongWord(name, dice, (word) => swap(word, dice)),
  'spelt by ear': (name, dice) => oneOf(name, dice, sounds, 1),
  scanned: (name, dice) => oneOf(name, dice, scans, 1),
  'words joined': (name, dice) => {
    const parts = words(name.replace(/-/g, ' '));
    if (parts.length < 2) return undefined;
    const at = dice.below(parts.length - 1);
    return parts.toSpliced(at, 2, `${parts[at]}${parts[at + 1]}`).join(' ');
  },
  'word split': (name, dice) =>
    inLongWord(
      name,
      dice,
      (word) => {
        const at = 3 + dice.below(Math.max(1, word.length - 5));
        return `${word.slice(0, at)} ${word.slice(at)}`;
      },
      7,
    ),
  'marks added': (name, dice) =>
    inLongWord(name, dice, (word) => word.replace(/[aeioucsnz]/i, (letter) => marked[letter.toLowerCase()] ?? letter)),
  punctuation: (name, dice) => (dice.chance(0.5) ? words(name).join('-') : words(name).join('. ')),
};

/** Variants of names of persons. */
export const personVariants: Readonly<Record<string, Variant>> = {
  'family name first': (name) =>
    words(name).length < 2 ? undefined : [words(name).at(-1), ...words(name).slice(0, -1)].join(' '),
  'family name, comma': (name) =>
    words(name).length < 2 ? undefined : `${words(name).at(-1)}, ${words(name).slice(0, -1).join(' ')}`,
  shuffled: (name, dice) => {
    const parts = words(name);
    return parts.length < 3
      ? undefined
      : parts
          .map((word) => ({ word, at: dice.next() }))
          .sort((a, b) => a.at - b.at)
          .map(({ word }) => word)
          .join(' ');
  },
  'middle left out': dropMiddle,
  'first and last only': (name) => (words(name).length < 3 ? undefined : `${words(name)[0]} ${words(name).at(-1)}`),
  'middle added': (name, dice) => {
    const parts = words(name);
    const middle = dice.pick([
      'James',
      'Maria',
      'Ahmed',
      'Ivanovich',
      'Luis',
      'Karim',
      'Petrovich',
      'Jose',
      'Ali',
      'Anne',
      'Hassan',
      'Lee',
    ]);
    return parts.length !== 2 && parts.length !== 3 ? undefined : parts.toSpliced(1, 0, middle).join(' ');
  },
  'initial for middle': (name) => {
    const parts = words(name);
    return parts.length < 3 ? undefined : parts.with(1, `${(parts[1] as string)[0]}.`).join(' ');
  },
  'initial for first': (name) => {
    const parts = words(name);
    return parts.length < 2 || (parts.at(-1) as string).length < 4
      ? undefined
      : parts.with(0, `${(parts[0] as string)[0]}.`).join(' ');
  },
  'title added': (name, dice) => `${dice.pick(['Dr', 'Mr', 'Sheikh', 'Gen.', 'Prof.', 'Haji', 'Mevrouw'])} ${name}`,
  romanised: (name, dice) => oneOf(name, dice, romanisations, 1),
  'romanised twice': (name, dice) => oneOf(name, dice, romanisations, 2),
  'other spelling': (name, dice) => {
    const parts = words(name);
    for (const [i, part] of parts.entries()) {
      const group = spellings.find((one) => one.includes(part.toLowerCase()));
      if (group) return parts.with(i, dice.pick(group.filter((one) => one !== part.toLowerCase()))).join(' ');
    }
    return undefined;
  },
  'pet name': (name) => {
    const pet = pets.find(([full]) => full.test(name));
    return pet ? name.replace(pet[0], pet[1]) : undefined;
  },
  'in Cyrillic': (name) => (/^[a-z' ]+$/i.test(name) && vowelled.test(name) ? inCyrillic(name) : undefined),
  'article left out': (name) => (/\b(al|el)[- ]/i.test(name) ? name.replace(/\b(al|el)[- ]/gi, '') : undefined),
  'slip and middle left out': (name, dice) => {
    const short = dropMiddle(name, dice);
    return short && inLongWord(short, dice, (word) => slip(word, dice), 5);
  },
};

const forms = ['Ltd', 'LLC', 'Limited', 'S.A.', 'GmbH', 'B.V.', 'Inc.', 'JSC', 'Co. Ltd', 'OOO', 'PJSC'];
const anyForm =
  /[,\s]+(ltd|llc|limited|s\.?a\.?|gmbh|inc|jsc|co|ojsc|pjsc|corp|corporation|ltda|s\.a\. de c\.v|plc|fze|sarl|s\.?r\.?l|b\.?v)\.?$/i;

const shortened: readonly (readonly [RegExp, string])[] = [
  [/international/i, "Int'l"],
  [/company/i, 'Co'],
  [/corporation/i, 'Corp'],
  [/ and /i, ' & '],
  [/ & /, ' and '],
  [/industries/i, 'Inds'],
  [/trading/i, 'Trdg'],
  [/manufacturing/i, 'Mfg'],
  [/brothers/i, 'Bros'],
  [/group/i, 'Grp'],
  [/services/i, 'Svcs'],
  [/engineering/i, 'Engg'],
  [/technology|technologies/i, 'Tech'],
];

/** Variants of names of bodies. */
export const bodyVariants: Readonly<Record<string, Variant>> = {
  'legal form added': (name, dice) => (anyForm.test(name) ? undefined : `${name} ${dice.pick(forms)}`),
  'legal form left out': (name) => (anyForm.test(name) ? name.replace(anyForm, '') : undefined),
  'other legal form': (name, dice) =>
    anyForm.test(name) ? `${name.replace(anyForm, '')} ${dice.pick(forms)}` : undefined,
  'word shortened': (name, dice) => {
    const fitting = shortened.filter(([pattern]) => pattern.test(name));
    return fitting.length === 0 ? undefined : name.replace(...dice.pick(fitting));
  },
  'article added': (name) => (/^the /i.test(name) ? name.slice(4) : `The ${name}`),
  'words in other order': (name) =>
    words(name).length < 3 ? undefined : [...words(name).slice(1), words(name)[0]].join(' '),
  'last word left out': (name) => (words(name).length < 4 ? undefined : words(name).slice(0, -1).join(' ')),
};
