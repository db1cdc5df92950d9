import { expect, test } from 'vitest';
import { type Lock, productionPackages } from './production-packages.ts';

const lock: Lock = {
  packages: {
    '': { dependencies: { 'build-tool': '1' } },
    'apps/server': {
      dependencies: { engine: '1', 'apps-only': '1' },
      optionalDependencies: { native: '1', gone: '1' },
    },
    'apps/web': { dependencies: { 'build-tool': '1' } },
    'packages/engine': {
      dependencies: { shared: '1' },
      peerDependencies: { peer: '1', maybe: '1' },
      peerDependenciesMeta: { maybe: { optional: true } },
    },
    'node_modules/engine': { link: true, resolved: 'packages/engine' },
    'node_modules/apps-only': { dependencies: { shared: '2' } },
    'node_modules/apps-only/node_modules/shared': {},
    'node_modules/shared': {},
    'node_modules/peer': {},
    'node_modules/maybe': {},
    'node_modules/native': {},
    'node_modules/build-tool': {},
  },
};

test('what a workspace runs with is found through links, nested versions and required peers', () => {
  expect([...productionPackages(lock, ['apps/server'])].sort()).toEqual([
    'apps/server',
    'node_modules/apps-only',
    'node_modules/apps-only/node_modules/shared',
    'node_modules/engine',
    'node_modules/native',
    'node_modules/peer',
    'node_modules/shared',
    'packages/engine',
  ]);
});

test('a package that the lockfile lacks is named', () => {
  const { 'node_modules/shared': _, ...packages } = lock.packages;
  expect(() => productionPackages({ packages }, ['apps/server'])).toThrow('lacks shared, which packages/engine needs');
});
