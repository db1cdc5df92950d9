import type { Dice } from './random.ts';
import { cyrillic, near, pets, romanisations, scans, sounds, spellings } from './variant-tables.ts';

/** A rule that writes a listed name differently. Returns undefined if it does not apply. */
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

/** Variants of any name. */
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
