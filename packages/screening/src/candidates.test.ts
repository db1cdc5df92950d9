import { expect, it } from 'vitest';
import { entryNamed, screeningOf } from './testing.ts';

/** More persons of one given name than are compared in full. */
const crowd = Array.from({ length: 40 }, (_, i) =>
  entryNamed(`Oleg Ivanenko${'abcdefghij'[i % 10]}${i}`, { id: `${i}` }),
);

it('an initial with the last letter of the given name does not bring up everyone of that given name [SCR-11]', () => {
  const list = screeningOf([...crowd, entryNamed('KOZYULIN, Oleg Grigorievich', { id: 'sought' })]);
  const found = list.search({ type: 'person', name: 'Oleg G. Kozyulin' });
  expect(found.map(({ entityId }) => entityId)).toEqual(['test:sought']);
});

it.each([
  ['Cermi Tanker', 'Carmi Tanker'],
  ['Loiye Shipping', 'Loire Shipping'],
  ['Mesthip Lines', 'Metship Lines'],
  ['Roen Star', 'Roxen Star'],
])('a short word with an error that changes its sound is found: %s for %s [SCR-11]', (name, listed) => {
  const list = screeningOf([entryNamed(listed, { kind: 'body' })]);
  expect(list.search({ type: 'company', name })).toHaveLength(1);
});

it.each([
  ['Zorbilvhenko', 'Zorbilchenko'],
  ['Prseverancd', 'Perseverance'],
  ['Sukh0i', 'Sukhoi'],
])('a long word with two errors, or a misread letter, is found: %s for %s [SCR-11]', (name, listed) => {
  const list = screeningOf([entryNamed(listed, { kind: 'body' })]);
  expect(list.search({ type: 'company', name })).toHaveLength(1);
});

it('two words written as one are found among many companies with the second one [SCR-11]', () => {
  const first =
    'Asia Orient Green Aqua Liberty Noble Supreme Prime Volga New Tower Red Eastern Northern Southern Western Blue White Black Star Sun Global United Royal Golden Silver Pacific Atlantic Baltic Caspian Central National General Modern Great Grand';
  const others = first.split(' ').map((word) => entryNamed(`${word} Shipping`, { id: word, kind: 'body' }));
  const list = screeningOf([...others, entryNamed('Reel Shipping LLC', { id: 'sought', kind: 'body' })]);
  expect(list.search({ type: 'company', name: 'ReelShipping LLC' })[0]?.entityId).toBe('test:sought');
});
