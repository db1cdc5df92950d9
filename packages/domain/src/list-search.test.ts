import { expect, test } from 'vitest';
import { columnsOf, readColumns } from './list-columns.ts';
import { readListSearch, savedLists, selectionOf } from './list-search.ts';

test('what a list no longer has is left out of a search and named, and of a choice of columns', () => {
  const saved = {
    tab: 'mine',
    vault: 'gone',
    q: 'x'.repeat(201),
    colour: 'red',
    sort: '-due',
    org: '',
    constructor: 'a',
  };
  expect(readListSearch('queue', saved)).toEqual({
    search: { tab: 'mine', sort: '-due' },
    unknown: ['vault', 'q', 'colour', 'constructor'],
  });
  expect(readColumns('queue', ['due', 'gone', 'org', 'due'])).toEqual(['due', 'org']);
  expect(readColumns('queue', null)).toBeNull();
  for (const list of savedLists) expect(new Set(columnsOf(list)).size).toBe(columnsOf(list).length);
});

test('the queue without a tab shows what is unassigned, or all of a status; the archive only what is archived', () => {
  expect(selectionOf('queue', { q: 'polder' })).toEqual({ search: 'polder', tab: 'unassigned' });
  expect(selectionOf('queue', { status: 'waiting' })).toMatchObject({ tab: 'all', status: 'waiting' });
  expect(selectionOf('archive', { show: 'closed' })).toMatchObject({ status: 'archived', show: 'closed' });
});
