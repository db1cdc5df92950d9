import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

test('text files get copies that decompress to the same bytes; images and small files get none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dossier-compress-'));
  await mkdir(join(folder, 'assets'));
  const text = 'const answer = 42;\n'.repeat(200);
  await writeFile(join(folder, 'assets/x.js'), text);
  await writeFile(join(folder, 'tiny.css'), 'a{}');
  await writeFile(join(folder, 'photo.png'), Buffer.alloc(5_000));

  const { files, bytes, compressedBytes } = await compressFolder(folder);

  expect({ files, bytes }).toEqual({ files: 1, bytes: text.length });
  expect(compressedBytes).toBeLessThan(bytes / 10);
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/x.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'assets/x.js.gz'))).toString()).toBe(text);
  expect(existsSync(join(folder, 'tiny.css.br'))).toBe(false);
  expect(existsSync(join(folder, 'photo.png.gz'))).toBe(false);
  await rm(folder, { recursive: true });
});
