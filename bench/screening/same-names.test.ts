import type { ListedEntry } from '@dossier/screening';
import { expect, test } from 'vitest';
import { SameNames } from './same-names.ts';

const facts = { births: [], countries: [], identifiers: [], programmes: [], positions: [], topics: [] };
const entry = (id: string, kind: ListedEntry['kind'], text: string) => ({
  ...facts,
  id,
  entityId: id,
  kind,
  names: [{ text, kind: 'primary' as const }],
});
const names = new SameNames([
  entry('ali', 'person', "'ALI, Muhammad"),
  entry('musavi', 'person', 'Seyyed Hossein MUSAVI'),
  entry('kozlov', 'person', 'Sergey Ivanovich KOZLOV'),
  entry('hassan', 'person', 'HASSAN, Dawood'),
  entry('shipping', 'body', 'LIBERTY SHIPPING LTD'),
]);

test.each([
  ['another spelling of a given name, words in another order', 'Mohamed Ali', true, ['ali']],
  ['another romanisation, a title left out', 'Hossein Mousavi', true, ['musavi']],
  ['two words as one, another legal form', 'Libertyshipping Sp. z o.o.', false, ['shipping']],
  ['a person with the words of a company', 'Liberty Shipping', true, []],
  ['a patronymic left out', 'Sergei Kozlov', true, []],
  ['the name of another language, which the tables do not have', 'Dawit Hassan', true, []],
  ['another given name', 'Karim Ali', true, []],
  ['a word added', 'Liberty Shipping Services', false, []],
])('names of listed entries: %s', (_, name, person, expected) => {
  expect([...names.entriesWith(name, person)].map(({ id }) => id)).toEqual(expected);
});
