import { expect, test } from 'vitest';
import { layerRules, ungovernedFolders } from './layers.ts';

const table = { src: [['words', 'model'], ['.'], ['compare', 'main.ts']] };
const paths = ['src/words/a.ts', 'src/model/a.ts', 'src/compare/deep/a.ts', 'src/main.ts', 'src/b.ts'];

/** Does a rule forbid this import? */
function forbidden(from: string, to: string): boolean {
  const matches = (patterns: unknown, path: string) =>
    [patterns].flat().some((pattern) => typeof pattern === 'string' && new RegExp(pattern).test(path));
  return layerRules(table).some(
    (rule) =>
      matches('path' in rule.from && rule.from.path, from) &&
      !matches('pathNot' in rule.from && rule.from.pathNot, from) &&
      matches(rule.to.path, to),
  );
}

test.each([
  ['src/words/a.ts', 'src/compare/a.ts', 'a layer above'],
  ['src/words/a.ts', 'src/model/a.ts', 'the same layer'],
  ['src/words/a.ts', 'src/b.ts', 'files of the folder itself, above'],
  ['src/b.ts', 'src/compare/deep/a.ts', 'a folder above the files of the folder itself'],
  ['src/b.ts', 'src/main.ts', 'a file with a layer of its own'],
])('%s must not import %s: %s', (from, to) => {
  expect(forbidden(from, to)).toBe(true);
});

test.each([
  ['src/compare/a.ts', 'src/words/a.ts', 'a layer below'],
  ['src/compare/a.ts', 'src/compare/deep/a.ts', 'its own folder'],
  ['src/b.ts', 'src/c.ts', 'files of the same folder'],
  ['src/main.ts', 'src/b.ts', 'files below'],
  ['src/words/a.test.ts', 'src/compare/a.ts', 'from a test'],
])('%s may import %s: %s', (from, to) => {
  expect(forbidden(from, to)).toBe(false);
});

test('a table that names every folder passes', () => {
  expect(ungovernedFolders(table, paths)).toEqual([]);
});

test('a folder without a layer and a layer without a folder are reported', () => {
  const found = ungovernedFolders(table, [...paths.filter((path) => !path.includes('model')), 'src/new/a.ts']);
  expect(found.map(({ path }) => path).sort()).toEqual(['src/model', 'src/new']);
});
