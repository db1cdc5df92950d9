import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { prune } from './prune.mjs';

test('source maps and headers of Node are removed, code, types and native modules are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-prune-'));
  const removed = ['a/dist/index.js.map', `node-${process.platform}-${process.arch}/include/node.h`];
  const left = [
    'a/dist/index.js',
    'a/dist/index.d.ts',
    'a/data.map',
    '@img/sharp/index.js',
    `node-${process.platform}-${process.arch}/bin/node`,
  ];
  for (const path of [...removed, ...left]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  prune(folder);
  expect(removed.filter((path) => existsSync(join(folder, path)))).toEqual([]);
  expect(left.filter((path) => existsSync(join(folder, path)))).toEqual(left);
  rmSync(folder, { recursive: true });
});
