import { expect, test } from 'vitest';
import { flatten, placesIn, unevenTexts } from './texts.ts';

const texts = (english: unknown, dutch: unknown) =>
  unevenTexts([
    { path: 'apps/web/public/locales/en/login.json', text: JSON.stringify(english) },
    { path: 'apps/web/public/locales/nl/login.json', text: JSON.stringify(dutch) },
  ]).map(({ message }) => message);

test('a tree is flattened to dotted keys', () => {
  expect([...flatten({ a: { b: 'x', c: 'y' } })]).toEqual([
    ['a.b', 'x'],
    ['a.c', 'y'],
  ]);
});

test('places are read with and without blanks and formats', () => {
  expect(placesIn('{{maxSize}} of {{ types }} on {{day, date}}')).toEqual(['day', 'maxSize', 'types']);
});

test('two languages with the same keys and places are even', () => {
  expect(
    texts({ a: 'Too large, {{maxSize}}MB', b: { c: 'Yes' } }, { a: 'Te groot, {{maxSize}}MB', b: { c: 'Ja' } }),
  ).toEqual([]);
});

test('a text that one language lacks is named, in both directions', () => {
  expect(texts({ a: 'Yes', b: 'No' }, { a: 'Ja' })).toEqual(['b has no Dutch text']);
  expect(texts({ a: 'Yes' }, { a: 'Ja', b: 'Nee' })).toEqual(['b has no English text']);
});

test('a text that fills in another place is named', () => {
  expect(texts({ a: 'Hello {{name}}' }, { a: 'Hallo {{naam}}' })).toHaveLength(1);
});

test('an empty text is named', () => {
  expect(texts({ a: 'Yes' }, { a: ' ' })).toEqual(['a is empty']);
});

test('a whole file that only one language has is named', () => {
  expect(unevenTexts([{ path: 'apps/web/public/locales/en/entity.json', text: '{"title":"File"}' }])).toHaveLength(1);
});
