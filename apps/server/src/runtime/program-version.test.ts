import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programVersion } from './program-version.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const shown = { version: '1.2.3', build: '0123456789ab' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'version-'));
  write('program/package.json', '{ "version": "1.2.3" }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const version = () => programVersion(join(folder, 'program'));

test.each<[string, Readonly<Record<string, string>>]>([
  ['a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${commit}\n` }],
  [
    'a packed branch',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': `# pack\n${commit} refs/heads/main\n` },
  ],
  ['a commit without a branch', { '.git/HEAD': `${commit}\n` }],
  [
    'a work tree',
    {
      '.git': 'gitdir: ../main/.git/worktrees/one\n',
      '../main/.git/worktrees/one/HEAD': 'ref: refs/heads/one\n',
      '../main/.git/worktrees/one/commondir': '../..\n',
      '../main/.git/refs/heads/one': `${commit}\n`,
    },
  ],
  [
    'a build, whatever is checked out',
    { 'build.json': `{ "commit": "${commit}" }`, '.git/HEAD': `${'f'.repeat(40)}\n` },
  ],
])('the version names the commit of %s', (_, files) => {
  for (const [path, text] of Object.entries(files)) write(join('program', path), text);
  expect(version()).toEqual(shown);
});

test('without a repository the version is that of the release', () => {
  expect(version()).toEqual({ version: '1.2.3' });
  write('program/.git/HEAD', 'ref: refs/heads/missing\n');
  expect(version()).toEqual({ version: '1.2.3' });
});
