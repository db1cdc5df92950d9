import { expect, test } from 'vitest';
import { listText, watchedCompanies } from './people.ts';

const lines = (text: string) => text.trimEnd().split('\n');

test('the list contains one in 25 of the monitored people, with the same birth date; each edition has one more entry', () => {
  const companies = watchedCompanies(50);
  const entries = lines(listText(companies, 300, 1)).map((line) => JSON.parse(line));
  expect(entries).toHaveLength(301);
  const people = companies.flatMap((company) => company.people.map(({ first, last }) => `${first} ${last}`));
  const met = entries.filter(({ caption }) => people.includes(caption));
  expect(met.map(({ properties }) => properties.birthDate)).toEqual([
    [companies[0]?.people[0]?.born],
    [companies[25]?.people[0]?.born],
  ]);
  const later = lines(listText(companies, 300, 2)).map((line) => JSON.parse(line));
  expect(later).toHaveLength(302);
  expect(later.slice(0, 301).map(({ caption }) => caption)).toEqual(entries.map(({ caption }) => caption));
});

test('companies are the same each time, and every person has a name', () => {
  expect(watchedCompanies(20)).toEqual(watchedCompanies(20));
  for (const { name, parent, people } of watchedCompanies(200))
    for (const text of [name, parent, ...people.flatMap(({ first, last }) => [first, last])]) expect(text).not.toBe('');
});
