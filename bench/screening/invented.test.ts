import { expect, test } from 'vitest';
import { inventedNames } from './invented.ts';

const made = (count: number, seed?: number) => [...inventedNames(count, seed)];

test('invented names depend on the seed only', () => {
  expect(made(500)).toEqual(made(500));
  expect(made(500, 20)).not.toEqual(made(500));
});

test('invented names are of persons and bodies, rarely repeated, with frequent name parts', () => {
  const names = made(5_000);
  const persons = names.filter(({ isPerson }) => isPerson).length;
  expect(persons / names.length).toBeGreaterThan(0.6);
  expect(persons / names.length).toBeLessThan(0.75);
  const texts = names.map(({ text }) => text);
  expect(new Set(texts).size / texts.length).toBeGreaterThan(0.95);
  expect(texts.every((text) => text.split(' ').length >= 2)).toBe(true);
  const uses = Map.groupBy(
    texts.flatMap((text) => text.split(' ')),
    (word) => word,
  );
  const counts = [...uses.values()].map((some) => some.length);
  expect(Math.max(...counts)).toBeGreaterThan(50);
  expect(counts.filter((count) => count <= 3).length).toBeGreaterThan(500);
});
