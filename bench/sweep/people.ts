import { inventedNames } from '../screening/invented.ts';

/** A monitored company with its owners and directors. */
export interface WatchedCompany {
  readonly name: string;
  /** The company above it. */
  readonly parent: string;
  readonly people: readonly { readonly first: string; readonly last: string; readonly born: string }[];
}

/** One company in this many has a person who is on the list. */
const listedEvery = 25;

function take(names: Iterator<{ text: string; isPerson: boolean }>, isPerson: boolean): string {
  for (;;) {
    const { value } = names.next();
    if (!value) throw new Error('too few invented names');
    if (value.isPerson === isPerson) return value.text;
  }
}

const bornOf = (number: number) =>
  `${1940 + (number % 60)}-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`;

/** Invented companies with four invented names each. */
export function watchedCompanies(count: number): WatchedCompany[] {
  const names = inventedNames(count * 12 + 100, 23);
  const person = (number: number) => {
    const [first = '', ...rest] = take(names, true).split(' ');
    return { first, last: rest.join(' '), born: bornOf(number) };
  };
  return Array.from({ length: count }, (_, i) => ({
    name: take(names, false),
    parent: take(names, false),
    people: [person(i * 2), person(i * 2 + 1)],
  }));
}

/** A line of a list. */
interface Listed {
  readonly name: string;
  readonly schema: 'Person' | 'Company';
  readonly born?: string;
}

/**
 * Returns a list as text, one entry per line: invented names, and one in 25 of the companies' people. Each `edition` has
 * one more entry, which matches no monitored person.
 */
export function listText(companies: readonly WatchedCompany[], entries: number, edition: number): string {
  const met: Listed[] = companies.flatMap(({ people: [first] }, i) =>
    first && i % listedEvery === 0
      ? [{ name: `${first.first} ${first.last}`, schema: 'Person' as const, born: first.born }]
      : [],
  );
  const others = [...inventedNames(entries - met.length + edition, 29)].map(({ text, isPerson }, i): Listed => {
    return isPerson ? { name: text, schema: 'Person', born: bornOf(i * 7) } : { name: text, schema: 'Company' };
  });
  return [...met, ...others].map((one, i) => `${JSON.stringify(entryOf(one, i, edition))}\n`).join('');
}

const entryOf = ({ name, schema, born }: Listed, at: number, edition: number) => ({
  id: `B-${at}`,
  schema,
  caption: name,
  properties: { name: [name], topics: ['sanction'], ...(born ? { birthDate: [born] } : {}) },
  last_change: `2026-11-${String(edition).padStart(2, '0')}T00:00:00`,
});
