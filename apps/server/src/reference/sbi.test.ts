import { expect, test } from 'vitest';
import { readReference } from './read-reference.ts';
import { sbiTable } from './sbi.ts';

const rows = readReference('sbi.tsv');
const table = await sbiTable();

test('the table contains both editions completely', () => {
  const count = (wanted: string) => rows.filter(({ edition }) => edition === wanted).length;
  expect({ old: count('2008'), now: count('2025') }).toEqual({ old: 1455, now: 1954 });
});

test('every row has a title in both languages and an existing parent', () => {
  const known = new Set(rows.map(({ edition, code }) => `${edition} ${code}`));
  const poor = rows.filter(
    ({ nl, en, edition, parent, level }) => !nl || !en || (level !== '1' && !known.has(`${edition} ${parent}`)),
  );
  expect(poor).toEqual([]);
});

test('codes are unique within an edition', () => {
  expect(new Set(rows.map(({ edition, code }) => `${edition} ${code}`)).size).toBe(rows.length);
});

test('the same digits have the title of their edition', () => {
  expect(table.named(['68.20']).map(({ edition, en }) => [edition, en])).toEqual([
    ['2008', 'Renting of real estate'],
    ['2025', 'Rental and operating of own or leased real estate'],
  ]);
});

test('sections and codes outside the classification have no row', () => {
  expect(table.named(['0002', 'A'])).toEqual([]);
});

test.each([
  ['a number', '6820'],
  ['a number with its dot', '68.20'],
  ['an English word', 'real estate'],
  ['a Dutch word', 'onroerend'],
])('activities are found by %s [ENTY-19]', (_what, query) => {
  expect(table.search(query).some(({ code }) => code.startsWith('68'))).toBe(true);
});

test('a Dutch word is also found inside another if no word begins with it', () => {
  expect(table.search('tebehandeling').map(({ nl }) => nl)).toContain('Warmtebehandeling van metaal');
  expect(table.search('tebehandelong')).toEqual([]);
});

test('only selectable rows are offered', () => {
  expect(table.search('68').every(({ code }) => code.length >= 4)).toBe(true);
});

test.each(['', ' ', '6', '.'])('%j is too short to search for', (query) => {
  expect(table.search(query)).toEqual([]);
});
