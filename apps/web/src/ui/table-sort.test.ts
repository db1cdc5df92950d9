import { expect, test } from 'vitest';
import { listSort, readTableSort, sortParameter } from './table-sort.ts';

test.each(['deadline', '-deadline'])('%s is read and written', (parameter) => {
  expect(sortParameter(readTableSort(parameter))).toBe(parameter);
});

test('the default sort is left out of the address', () => {
  const changes: (string | undefined)[] = [];
  const { sort, parameter, onSort } = listSort(undefined, '-archivedAt', (next) => changes.push(next));
  expect([sort, parameter]).toEqual([{ by: 'archivedAt', descending: true }, '-archivedAt']);
  onSort({ by: 'name', descending: false });
  onSort({ by: 'archivedAt', descending: true });
  expect(changes).toEqual(['name', undefined]);
});
