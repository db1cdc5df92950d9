import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { type Manifest, neededBy, partOf, weightOf } from './weight.ts';

/** The most that a login may load before it runs. Unit: bytes, brotli. When it was set: 142 kB each, of them React 53. */
const mostForLogin = 145_000;
/** The most that every page shares. Unit: bytes, brotli. */
const mostForEveryPage = 134_000;

const folder = join(root, 'apps/web/dist');
const path = join(folder, '.vite/manifest.json');

/** The web as it was built last; where nobody built it yet, it is built now. */
function built(): Manifest {
  // For people, not for tests: React's words for developers weigh more than the rest.
  const env = { ...process.env, NODE_ENV: 'production' };
  if (!existsSync(path)) spawnSync(process.execPath, [join(root, 'tools/build.ts')], { stdio: 'inherit', env });
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

test('what a part needs is found through everything that it imports, once, and not what comes later', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b', 'c'], dynamicImports: ['d'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js', imports: ['a'] },
    d: { file: 'd.js' },
  };
  expect([...neededBy(manifest, ['a'])]).toEqual(['a', 'b', 'c']);
  expect(() => partOf(manifest, 'x')).toThrow('0 parts');
});

test('a login loads little before it runs, and no screen behind it', { timeout: 300_000 }, () => {
  const manifest = built();
  const entry = partOf(manifest, 'index.html');
  expect(weightOf(folder, manifest, [entry])).toBeLessThan(mostForEveryPage);
  for (const login of ['staff', 'client']) {
    const screen = partOf(manifest, `src/features/login/${login}-login-screen.tsx`);
    expect(weightOf(folder, manifest, [entry, screen])).toBeLessThan(mostForLogin);
  }
});
