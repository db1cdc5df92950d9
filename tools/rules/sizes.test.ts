import { expect, test } from 'vitest';
import { maxFileLines, tooLong } from './sizes.ts';

const lines = (count: number) => 'line\n'.repeat(count);

test('a file of exactly the most lines is accepted, one more is not', () => {
  expect(tooLong([{ path: 'apps/server/src/x.ts', text: lines(maxFileLines) }])).toEqual([]);
  expect(tooLong([{ path: 'apps/server/src/x.ts', text: lines(maxFileLines + 1) }])).toHaveLength(1);
});

test.each([
  'apps/web/src/route-tree.gen.ts',
  'packages/screening/fixtures/pairs.ts',
  'apps/server/src/reference/forms.ts',
  'apps/server/src/views/contracts.ts',
  'apps/server/src/reports/texts.ts',
  'docs/gotchas.md',
])('generated files, tables of data and prose may be longer: %s', (path) => {
  expect(tooLong([{ path, text: lines(2 * maxFileLines) }])).toEqual([]);
});
