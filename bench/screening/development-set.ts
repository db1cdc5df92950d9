import { analyse } from '@dossier/screening';
import type { KnownEntry } from './known-entry.ts';
import { ordinaryBody, ordinaryPerson } from './ordinary.ts';
import { Dice } from './random.ts';
import { SameNames } from './same-names.ts';
import { anyVariants, bodyVariants, personVariants, spoken, type Variant } from './variants.ts';

/** One query with its expected result. */
export interface Case {
  readonly part: 'tuning' | 'held out';
  /** `listed otherwise`: an ordinary name that an entry has in another spelling, and no birth date tells them apart. */
  readonly group: 'listed' | 'ordinary' | 'listed otherwise' | 'other birth date' | 'near birth date';
  readonly variant: string;
  readonly query: {
    readonly id: number;
    readonly type: 'person' | 'company';
    readonly name: string;
    readonly dob?: string;
  };
  /** Expected entries: the intended one, and those that share one of its names. */
  readonly right: ReadonlySet<string>;
}

const nameKey = (name: string, person: boolean) =>
  analyse(name, person)
    .words.filter(({ role }) => role !== 'legal' && role !== 'particle')
    .map(({ text }) => text)
    .sort()
    .join(' ');

const isLatin = (name: string) => /^[\u0020-\u024f’‘]+$/.test(name);

const wholeDate = /^\d{4}-\d\d-\d\d$/;

function farDate(date: string, dice: Dice): string {
  const year = Number(date.slice(0, 4)) + (dice.chance(0.5) ? 1 : -1) * (7 + dice.below(25));
  return `${year}-${String(1 + dice.below(12)).padStart(2, '0')}-${String(1 + dice.below(28)).padStart(2, '0')}`;
}

function nearDate(date: string, dice: Dice): string {
  const [year, month, day] = date.split('-') as [string, string, string];
  const kinds = [
    () => year,
    () => `${Number(year) + (dice.chance(0.5) ? 1 : -1)}-${month}-${day}`,
    () => (Number(day) <= 12 ? `${year}-${day}-${month}` : `${year}-${month}`),
    () => `${year}-${month}-${String((Number(day) % 28) + 1).padStart(2, '0')}`,
    () => `${year.slice(0, 2)}${(Number(year[2]) + 1) % 10}${year[3]}-${month}-${day}`,
  ];
  return dice.pick(kinds)();
}

/** Names of an entry that variants are made of: in Latin script, without single short words. */
function usableNames(entry: KnownEntry): string[] {
  const names = entry.names
    .filter(({ text, weak }) => isLatin(text) && !weak && text.length <= 70)
    .map(({ text }) => (entry.kind === 'person' ? spoken(text) : text));
  return names.filter((name) => (entry.kind === 'person' ? name.split(/\s+/).length >= 2 : name.length >= 6));
}

interface Making {
  readonly entries: readonly KnownEntry[];
  readonly byName: ReadonlyMap<string, ReadonlySet<string>>;
  readonly sameNames: SameNames;
  readonly dice: Dice;
}

function rightFor(entry: KnownEntry, { byName }: Making): Set<string> {
  const keys = entry.names.map(({ text }) => nameKey(text, entry.kind === 'person'));
  return new Set([entry.entityId, ...keys.flatMap((key) => [...(byName.get(key) ?? [])])]);
}

function listedCases(making: Making, count: number): Omit<Case, 'part'>[] {
  const { entries, dice } = making;
  const cases: Omit<Case, 'part'>[] = [];
  while (cases.length < count) {
    const entry = dice.pick(entries);
    const names = usableNames(entry);
    if (names.length === 0) continue;
    const person = entry.kind === 'person';
    const variants: Readonly<Record<string, Variant>> = { ...anyVariants, ...(person ? personVariants : bodyVariants) };
    const variant = dice.pick(Object.keys(variants));
    const name = variants[variant]?.(dice.pick(names), dice);
    if (!name) continue;
    const dob = dice.chance(0.4) ? entry.births.find((birth) => wholeDate.test(birth)) : undefined;
    const query = {
      id: cases.length,
      type: person ? ('person' as const) : ('company' as const),
      name,
      ...(dob ? { dob } : {}),
    };
    cases.push({ group: 'listed', variant, query, right: rightFor(entry, making) });
  }
  return cases;
}

function ordinaryCases({ byName, sameNames, dice }: Making, count: number): Omit<Case, 'part'>[] {
  const cases: Omit<Case, 'part'>[] = [];
  while (cases.length < count) {
    const person = dice.chance(0.6);
    const name = person ? ordinaryPerson(dice) : ordinaryBody(dice);
    if (byName.has(nameKey(name, person))) continue;
    const dob =
      person && dice.chance(0.4) ? `${1945 + dice.below(60)}-0${1 + dice.below(9)}-1${dice.below(10)}` : undefined;
    const query = {
      id: cases.length,
      type: person ? ('person' as const) : ('company' as const),
      name,
      ...(dob ? { dob } : {}),
    };
    const same = [...sameNames.entriesWith(name, person)].filter(({ births }) => !dob || births.length === 0);
    const right = new Set(same.map(({ entityId }) => entityId));
    const group = right.size > 0 ? 'listed otherwise' : 'ordinary';
    cases.push({ group, variant: person ? 'person' : 'body', query, right });
  }
  return cases;
}

function birthCases(making: Making, count: number): Omit<Case, 'part'>[] {
  const born = making.entries.filter(
    ({ kind, births }) => kind === 'person' && births.length === 1 && wholeDate.test(births[0] ?? ''),
  );
  return Array.from({ length: count }, (_, id) => {
    const entry = making.dice.pick(born);
    const date = entry.births[0] as string;
    const far = id % 2 === 0;
    const query = {
      id,
      type: 'person' as const,
      name: spoken(entry.names[0]?.text ?? ''),
      dob: (far ? farDate : nearDate)(date, making.dice),
    };
    return {
      group: far ? 'other birth date' : 'near birth date',
      variant: 'birth date',
      query,
      right: rightFor(entry, making),
    };
  });
}

/** A set of cases with these seeds. The same lists and seed give the same set. */
function setOf(lists: Omit<Making, 'dice'>, seed: number, part: Case['part']): Case[] {
  const making = { ...lists, dice: new Dice(seed) };
  const cases = [...listedCases(making, 4_000), ...ordinaryCases(making, 4_000), ...birthCases(making, 1_200)];
  return cases.map((one) => ({ ...one, part }));
}

/** The seed of the kept-apart cases. Chosen once, on 27 November 2026; these cases are not read. */
const keptApartSeed = 20_261_127;

/**
 * The development set, built from the entries of the loaded lists: cases to work with, and kept-apart ones. The same
 * lists give the same set. Short and unchanged names may occur in both parts; without them, the kept-apart part would
 * lack the names that are most frequent in practice.
 *
 * @param seed seed of the cases to work with
 */
export function developmentSet(entries: readonly KnownEntry[], seed = 4): Case[] {
  const byName = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const { text } of entry.names) {
      const key = nameKey(text, entry.kind === 'person');
      byName.set(key, (byName.get(key) ?? new Set()).add(entry.entityId));
    }
  const lists = { entries, byName, sameNames: new SameNames(entries) };
  return [...setOf(lists, seed, 'tuning'), ...setOf(lists, keptApartSeed, 'held out')];
}
