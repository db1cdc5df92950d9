import { expect, it } from 'vitest';
import { SearchTimeoutError } from './search-limits.ts';
import { entryNamed, screeningOf } from './testing.ts';

const screening = screeningOf([
  entryNamed('Ottokar Vrbensky', { id: '1' }),
  entryNamed('Zenobia Marrakhi', { id: '2' }),
]);
const names = (name: string, threshold = 0.8) =>
  screening.search({ type: 'person', name }, { threshold }).map(({ name: found }) => found);

it('a search that passes its deadline ends with an error, and the next one is not affected', () => {
  const search = (deadline?: number) =>
    screening.search({ type: 'person', name: 'Ottokar Vrbensky' }, deadline === undefined ? {} : { deadline });
  const before = search();
  expect(() => search(performance.now() - 1)).toThrow(SearchTimeoutError);
  expect(search(performance.now() + 60_000)).toEqual(before);
  expect(before).toHaveLength(1);
});

it('only the first 500 characters and 60 words of a name are compared', () => {
  expect(names(`Ottokar Vrbensky ${' '.repeat(500)}Zenobia Marrakhi`)).toEqual(['Ottokar Vrbensky']);
  expect(names(`Ottokar Vrbensky ${'mr '.repeat(58)}Zenobia Marrakhi`, 0.6)).toEqual(['Ottokar Vrbensky']);
});
