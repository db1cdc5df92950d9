import { expect, test } from 'vitest';
import { unversionedSchema } from './schema-versions.ts';

const messages = (current: string, digests: readonly string[]) =>
  unversionedSchema(current, digests).map(({ message }) => message);

test('a changed schema needs a new version at the end', () => {
  expect(messages('b', ['a', 'b'])).toEqual([]);
  expect(messages('c', ['a', 'b'])).toEqual(["the stored schema has changed: append 'c' to schemaDigests"]);
  expect(messages('a', ['a', 'b'])).toHaveLength(1);
});

test('a schema has one version', () => {
  expect(messages('a', ['a', 'b', 'a'])).toEqual(['schemaDigests names a schema twice']);
});
