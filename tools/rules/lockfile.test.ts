import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { type Lockfile, lockfileFaults, unpinned } from './lockfile.ts';

test("this project's lockfile installs on every platform, runs no script and names no registry", () => {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(100);
  expect(lockfileFaults(lockfile)).toEqual([]);
});

test("a platform's binary that was not locked is named", () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } },
    'node_modules/b/node_modules/a-linux': {},
  };
  expect(lockfileFaults({ packages }).map(({ message }) => message)).toEqual([
    'node_modules/a wants the optional a-darwin, which is not locked',
  ]);
});

test('a package that runs a script when installed is named', () => {
  expect(lockfileFaults({ packages: { 'node_modules/a': { hasInstallScript: true } } })).toHaveLength(1);
});

test('the address of a registry is named, a path of a workspace is not', () => {
  expect(
    lockfileFaults({ packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } } }),
  ).toHaveLength(1);
  expect(lockfileFaults({ packages: { 'node_modules/@dossier/domain': { resolved: 'packages/domain' } } })).toEqual([]);
});

test('a version that may move is named', () => {
  expect(
    unpinned('package.json', {
      dependencies: { a: '^1.0.0', b: '1.2.3' },
      devDependencies: { c: '2.0.0-beta.1', d: 'latest', e: 'npm:c@1.0.0', f: 'npm:c@^1.0.0' },
    }),
  ).toHaveLength(3);
});
