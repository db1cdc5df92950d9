import { expect, test } from 'vitest';
import { mutualFolders } from './folder-pairs.ts';

const a = { path: 'src/a/one.ts', imports: ['src/b/two.ts', 'node_modules/zod/index.js'] };

test('folders that import each other are a pair, once', () => {
  expect(
    mutualFolders([a, { path: 'src/b/two.ts', imports: ['src/a/three.ts'] }, { path: 'src/a/three.ts', imports: [] }]),
  ).toEqual([['src/a', 'src/b']]);
});

test('imports in one direction, and those of tests, are no pair', () => {
  const back = { path: 'src/b/two.test.ts', imports: ['src/a/one.ts'] };
  expect(mutualFolders([a, back, { path: 'src/b/two.ts', imports: ['src/b/three.ts'] }])).toEqual([]);
});
