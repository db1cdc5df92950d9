import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PocketBase from 'pocketbase';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(root, 'src', name), 'utf8') }));

describe('the readme', () => {
  it('shows a complete record server in about twenty lines, which run unchanged', { timeout: 60_000 }, async () => {
    const lines = example.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import'));
    expect(lines.length).toBeLessThanOrEqual(20);
    // Inside the package, so that its own name and its dependencies are found.
    const folder = await mkdtemp(join(root, '.readme-'));
    made.push(folder);
    await writeFile(join(folder, 'server.ts'), example);
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), DATA: folder };
    const child = spawn(process.execPath, [join(folder, 'server.ts')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    try {
      const pb = new PocketBase(`http://127.0.0.1:${port}`);
      await expect
        .poll(
          () =>
            pb.health.check().then(
              ({ code }) => code,
              () => said,
            ),
          { timeout: 30_000 },
        )
        .toBe(200);
      const password = '12345678';
      const ann = await pb.collection('people').create({ email: 'a@example.eu', password, passwordConfirm: password });
      await pb.collection('people').authWithPassword('a@example.eu', password);
      await pb.collection('notes').create({ text: 'mine', owner: ann.id });
      expect((await pb.collection('notes').getFullList()).map(({ text }) => text)).toEqual(['mine']);
      pb.authStore.clear();
      expect((await pb.collection('notes').getList()).totalItems).toBe(0);
    } finally {
      child.kill('SIGTERM');
    }
  });

  it('names only folders that there are', () => {
    const folders = [...readme.matchAll(/`([a-z]+\/(?:[a-z]+\/)?)`/g)].map(([, folder = '']) => folder);
    expect(folders.length).toBeGreaterThan(10);
    for (const folder of folders) {
      const places = [join(root, 'src', folder), join(root, folder)];
      expect([folder, places.some((place) => isFolder(place))]).toEqual([folder, true]);
    }
  });
});

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

describe('the package', () => {
  it('is made of small files', () => {
    const lengths = sources.map(({ text }) => text.split('\n').length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80);
    expect(lengths.at(-1)).toBeLessThanOrEqual(400);
  });
});
