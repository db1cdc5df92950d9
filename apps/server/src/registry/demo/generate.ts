import type { RegistryCompany } from '../registry.ts';
import { demoCompany, person } from './demo-company.ts';
import { type CountryWords, countryWords } from './words/country-words.ts';

/** Activities in the order of the country's trade words, as SBI 2025 codes. */
const trades = ['68203', '41000', '62100', '49410', '10710', '28990'] as const;

/** Companies per member state. */
const perCountry = 12;

/** Generates the same list every time: invented companies in all 27 member states. */
export function generateCompanies(): RegistryCompany[] {
  return countryWords.flatMap((words, country) =>
    Array.from({ length: perCountry }, (_, place) => generate(words, country * perCountry + place)),
  );
}

function generate(words: CountryWords, seed: number): RegistryCompany {
  const dice = diceFrom(seed);
  const [elf, ending] = dice.pick(words.forms);
  const [city, postalCode] = dice.pick(words.cities);
  // The position determines name and trade, so that no two companies of a country share both.
  const trade = seed % trades.length;
  const name = words.names[(seed + Math.floor(seed / trades.length)) % words.names.length];
  const address = { street: dice.pick(words.streets), houseNumber: String(1 + dice.roll(240)) };
  return demoCompany({
    ...address,
    name: `${name} ${words.trades[trade]} ${ending}`,
    country: words.country,
    authority: words.authority,
    number: unusedNumber(words, dice),
    elf,
    city,
    postalCode: dice.fill(postalCode),
    since: `${1990 + dice.roll(35)}-${twoDigits(1 + dice.roll(12))}-${twoDigits(1 + dice.roll(28))}`,
    sbi: [trades[trade] ?? trades[0]],
    dissolved: dice.roll(20) === 0,
    ...(dice.roll(3) === 0 ? { owners: ownersOf(words, dice) } : {}),
  });
}

function ownersOf({ country, firstNames, lastNames }: CountryWords, dice: Dice) {
  const share = 10 * (5 + dice.roll(5));
  const first = dice.roll(firstNames.length);
  const another = (first + 1) % firstNames.length;
  return [
    person(firstNames[first] ?? '', lastNames[first] ?? '', country, share),
    person(firstNames[another] ?? '', lastNames[another] ?? '', country, 100 - share),
  ];
}

/**
 * Number formats with a visible check digit: an invented number gets a wrong one, so that it cannot belong to a real
 * company.
 */
const hasRightCheck: Readonly<Record<string, (digits: string) => boolean>> = {
  FR: passesLuhn,
  SE: passesLuhn,
  BE: passesMod97,
};

function unusedNumber({ country, number }: CountryWords, dice: Dice): string {
  const isReal = hasRightCheck[country];
  let generated = dice.fill(number);
  while (isReal?.(generated.replace(/\D/g, ''))) generated = dice.fill(number);
  return generated;
}

/** Luhn checksum: every second digit doubled, from the right. Source: ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The last two digits are 97 minus the remainder of the others modulo 97. */
export function passesMod97(digits: string): boolean {
  return Number(digits.slice(-2)) === 97 - (Number(digits.slice(0, -2)) % 97);
}

interface Dice {
  /** Returns an integer from 0 to `sides` - 1. */
  roll(upper: number): number;
  pick<T>(list: readonly T[]): T;
  /** Fills a mask: a digit for every `#`, a lower-case letter for an `x` at its end. */
  fill(mask: string): string;
}

/** Pseudo-random numbers from a seed (mulberry32). */
function diceFrom(seed: number): Dice {
  let state = (seed + 1) * 0x9e3779b1;
  const roll = (upper: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % upper;
  };
  return {
    roll,
    pick: <T>(list: readonly T[]) => {
      const found = list[roll(list.length)];
      if (found === undefined) throw new Error('cannot pick from an empty list');
      return found;
    },
    fill: (mask) => mask.replace(/#/g, () => String(roll(10))).replace(/x$/, () => 'abdfghikmprstwyz'.charAt(roll(16))),
  };
}

const twoDigits = (count: number) => String(count).padStart(2, '0');
