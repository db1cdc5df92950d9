import { expect, test } from 'vitest';
import { findTables } from './tables-read.ts';

const tablesOf = findTables(new Set(['books', 'authors', 'loans']));

test.each([
  ['SELECT "id" FROM "books" WHERE "id" = ?', ['books']],
  ['select b.id from books b join authors a on a.id = b.author', ['books', 'authors']],
  ['select 1 from "books" b, "loans" l where l.book = b.id', ['books', 'loans']],
  ['with due as (select id from loans) select * from due', ['loans']],
  ['select sum(n) from "_tally_books"', ['books']],
  ['select rowid from "_grams_authors" g where g match ?', ['authors']],
  ['select 1', []],
])('%s', (sql, tables) => {
  expect(tablesOf(sql)).toEqual(tables);
});

test('a repeated query gives the same collections', () => {
  const sql = 'select * from books left join loans on loans.book = books.id';
  expect(tablesOf(sql)).toEqual(['books', 'loans']);
  expect(tablesOf(sql)).toEqual(['books', 'loans']);
});
