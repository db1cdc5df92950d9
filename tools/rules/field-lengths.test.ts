import { expect, test } from 'vitest';
import { fieldLengths } from './field-lengths.ts';

const found = (path: string, text: string) => fieldLengths([{ path, text }]).map((finding) => finding.path);
const path = 'apps/web/src/features/settings/colour.tsx';

test.each(['<TextField maxLength={7} />', '<input maxLength={ 40 } />', '<input maxLength="7" />'])(
  'a field with a length of its own is reported with its line: %s',
  (text) => {
    expect(found(path, `return (\n${text}\n);`)).toEqual([`${path}:2`]);
  },
);

test('the length of a part of a date, tests and other packages are not reported', () => {
  expect(found(path, '<input maxLength={part.length} />')).toEqual([]);
  expect(found('apps/web/src/features/settings/colour.test.tsx', '<input maxLength={7} />')).toEqual([]);
  expect(found('packages/records-server/src/page.tsx', '<input maxLength={7} />')).toEqual([]);
});
