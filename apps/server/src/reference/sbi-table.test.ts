import { expect, test } from 'vitest';
import { readReference } from './read-reference.ts';
import { findSbi, sbiPath, sbiRow } from './sbi-table.ts';

const rows = readReference('sbi.tsv');

test('the table holds both editions whole', () => {
  const count = (wanted: string) => rows.filter(({ edition }) => edition === wanted).length;
  expect({ old: count('2008'), now: count('2025') }).toEqual({ old: 1455, now: 1954 });
});

test('every row has a title in both languages, and the row above it', () => {
  const known = new Set(rows.map(({ edition, code }) => `${edition} ${code}`));
  const poor = rows.filter(
    ({ nl, en, edition, parent, level }) => !nl || !en || (level !== '1' && !known.has(`${edition} ${parent}`)),
  );
  expect(poor).toEqual([]);
});

test('no code stands twice in an edition', () => {
  expect(new Set(rows.map(({ edition, code }) => `${edition} ${code}`)).size).toBe(rows.length);
});

test('the same digits have the title of their edition', () => {
  expect(sbiRow('2008', '6820')?.en).toBe('Renting of real estate');
  expect(sbiRow('2025', '6820')?.en).toBe('Rental and operating of own or leased real estate');
});

test('a code outside of the classification has no row', () => {
  expect(sbiRow('2025', '0002')).toBeUndefined();
  expect(sbiPath('2025', '0002')).toEqual([]);
});

test('the path leads from the section down to the code', () => {
  expect(sbiPath('2025', '10710').map(({ code }) => code)).toEqual(['C', '10', '107', '1071', '10710']);
});

test.each([
  ['a number', '6820'],
  ['a number with its dot', '68.20'],
  ['an English word', 'real estate'],
  ['a Dutch word', 'onroerend'],
])('activities are found by %s', (_what, query) => {
  expect(findSbi(query).some(({ code }) => code.startsWith('68'))).toBe(true);
});

test('a search keeps to its edition and to its limit', () => {
  expect(new Set(findSbi('68', { edition: '2008', limit: 50 }).map(({ edition }) => edition))).toEqual(
    new Set(['2008']),
  );
  expect(findSbi('68', { limit: 3 })).toHaveLength(3);
});
