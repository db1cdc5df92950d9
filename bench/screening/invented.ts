import { ordinaryBody, ordinaryPerson } from './ordinary.ts';
import { Dice } from './random.ts';

const starts = 'b br ch d dr f g gr h j k kh kr l m n p pr r s sh sl st t tr v vl w y z'.split(' ');
const vowels = 'a e i o u a e i o ai ei ou ia io'.split(' ');
const ends = ['', '', '', 'n', 'r', 'l', 's', 'k', 'm', 'nd', 'rt', 'v'];

/** An invented name of two to four syllables. */
function nameOf(dice: Dice): string {
  let made = '';
  for (let left = 2 + dice.below(3); left > 0; left--) made += dice.pick(starts) + dice.pick(vowels);
  made += dice.pick(ends);
  return made.charAt(0).toUpperCase() + made.slice(1);
}

/** Picks with a skewed distribution: as with real names, a few are frequent and most are rare. */
const common = (words: readonly string[], dice: Dice) => words[Math.floor(words.length * dice.next() ** 3)] as string;

/** An invented name of a person or a body. */
export interface InventedName {
  readonly text: string;
  readonly isPerson: boolean;
}

/**
 * Generates invented names for a very long list: two thirds are persons, a quarter of the name parts are unique. The
 * same count and seed give the same names.
 */
export function* inventedNames(count: number, seed = 19): Generator<InventedName> {
  const dice = new Dice(seed);
  const pool = (size: number) => Array.from({ length: Math.max(1, Math.ceil(size)) }, () => nameOf(dice));
  const [given, family] = [pool(count / 50), pool(count / 5)];
  for (let made = 0; made < count; made++) {
    const isPerson = dice.chance(0.67);
    const [start, ...rest] = (isPerson ? ordinaryPerson(dice) : ordinaryBody(dice)).split(' ') as [string, ...string[]];
    const first = isPerson && dice.chance(0.5) ? start : common(given, dice);
    const middle = dice.chance(0.3) ? [common(given, dice)] : [];
    const own = isPerson || rest.length === 0 || dice.chance(0.5) ? [common(family, dice)] : [];
    yield { text: [first, ...middle, ...own, ...(isPerson ? [] : rest)].join(' '), isPerson };
  }
}
