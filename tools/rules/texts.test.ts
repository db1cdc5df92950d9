import { expect, test } from 'vitest';
import { flatten, placeholdersIn, unevenTexts } from './texts.ts';

const texts = (english: unknown, dutch: unknown) =>
  unevenTexts([
    { path: 'packages/texts/locales/en/login.json', text: JSON.stringify(english) },
    { path: 'packages/texts/locales/nl/login.json', text: JSON.stringify(dutch) },
  ]).map(({ message }) => message);

test('a tree is flattened to dotted keys', () => {
  expect([...flatten({ a: { b: 'x', c: 'y' } })]).toEqual([
    ['a.b', 'x'],
    ['a.c', 'y'],
  ]);
});

test('placeholders are read with and without blanks and formats', () => {
  expect(placeholdersIn('{{maxSize}} of {{ types }} on {{day, date}}')).toEqual(['day', 'maxSize', 'types']);
});

test('two languages with the same keys and placeholders are even', () => {
  expect(
    texts({ a: 'Too large, {{maxSize}}MB', b: { c: 'Yes' } }, { a: 'Te groot, {{maxSize}}MB', b: { c: 'Ja' } }),
  ).toEqual([]);
});

test('a text that one language lacks is named, in both directions', () => {
  expect(texts({ a: 'Yes', b: 'No' }, { a: 'Ja' })).toEqual(['b has no nl text']);
  expect(texts({ a: 'Yes' }, { a: 'Ja', b: 'Nee' })).toEqual(['b has no en text']);
});

test('a text that has another placeholder is named', () => {
  expect(texts({ a: 'Hello {{name}}' }, { a: 'Hallo {{naam}}' })).toHaveLength(1);
});

test('an empty text is named', () => {
  expect(texts({ a: 'Yes' }, { a: ' ' })).toEqual(['a is empty']);
});

test('a whole file that only one language has is named', () => {
  expect(unevenTexts([{ path: 'packages/texts/locales/en/entity.json', text: '{"title":"File"}' }])).toHaveLength(1);
});
