import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identifier, ListedEntry, Query } from './model/subject.ts';

/** A query and one listed entry, with the expected result. */
export interface KindCase {
  /** Name of the file. */
  readonly kind: string;
  /** `held out` cases are measured and never used for a change. */
  readonly part: 'tuning' | 'held out';
  readonly isMatch: boolean;
  readonly query: Query;
  readonly entry: ListedEntry;
  readonly reason: string;
}

const fixtures = join(import.meta.dirname, '../fixtures');

/** Folders of the pairs. Those kept apart are composed by `bench/screening/draw-kinds.ts`. */
const folders: Readonly<Record<KindCase['part'], string>> = { tuning: 'kinds', 'held out': 'kinds-kept-apart' };

/** `dob=1974;country=nl;id=registration:71630458:nl,tax:123456` as keys with their values. */
function factsOf(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(';').map((part): [string, string] => {
    const [key = '', value = ''] = part.split('=');
    return [key.trim(), value.trim()];
  });
  return new Map(pairs.filter(([key]) => key !== ''));
}

function numbersOf(text: string | undefined): Identifier[] {
  return (text ?? '')
    .split(',')
    .filter((one) => one !== '')
    .map((one) => {
      const [kind = '', value, country] = one.split(':');
      return value === undefined ? { kind: 'passport', value: kind } : { kind, value, ...(country ? { country } : {}) };
    });
}

function genderOf(facts: ReadonlyMap<string, string>): Pick<Query, 'gender'> {
  const gender = facts.get('gender');
  return gender === 'male' || gender === 'female' ? { gender } : {};
}

function queryOf(type: Query['type'], name: string, facts: ReadonlyMap<string, string>): Query {
  const [dob, country, city] = ['dob', 'country', 'city'].map((key) => facts.get(key));
  const numbers = numbersOf(facts.get('id'));
  const registrations = numbers.filter(({ kind }) => kind === 'registration').map(({ value }) => value);
  return {
    type,
    name,
    ...(dob ? { dob } : {}),
    ...(country ? { country } : {}),
    ...(city ? { places: [city] } : {}),
    ...genderOf(facts),
    ...(registrations.length > 0 ? { registrations } : {}),
    identifiers: numbers.map(({ value }) => value),
  };
}

const entryOf = (type: Query['type'], name: string, facts: ReadonlyMap<string, string>): ListedEntry => ({
  id: '1',
  kind: type === 'person' ? 'person' : 'body',
  names: [{ text: name, kind: 'primary' }],
  births: [facts.get('dob') ?? ''].filter((date) => date !== ''),
  countries: [facts.get('country') ?? ''].filter((code) => code !== ''),
  identifiers: numbersOf(facts.get('id')),
  programmes: [],
  positions: [],
  topics: [],
  ...genderOf(facts),
  ...(facts.has('city') ? { addresses: [facts.get('city') as string] } : {}),
});

function casesOf(part: KindCase['part']): KindCase[] {
  const folder = join(fixtures, folders[part]);
  return readdirSync(folder).flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').slice(1);
    return lines.map((line): KindCase => {
      const [kindOfName, name = '', listed = '', expected, reason = '', asked = '', known = ''] = line.split('\t');
      const type = kindOfName === 'person' ? 'person' : 'company';
      return {
        kind: file.replace(/\.tsv$/, ''),
        part,
        isMatch: expected === 'match',
        query: queryOf(type, name, factsOf(asked)),
        entry: entryOf(type, listed, factsOf(known)),
        reason,
      };
    });
  });
}

/** Every case of both folders: invented names by kind of difference, with what must match and what must not. */
export function kindCases(): KindCase[] {
  return [...casesOf('tuning'), ...casesOf('held out')];
}
