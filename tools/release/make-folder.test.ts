import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@dossier/records/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { makeFolder } from './make-folder.ts';

const scratch = mkdtempSync(join(tmpdir(), 'dossier-built-'));
const built = join(scratch, 'built');
const program = join(built, 'dossier');
// Nothing of the machine is used but a shell with its basic programs.
const bare = { PATH: '/usr/bin:/bin', DOSSIER_DATA: join(scratch, 'data') };

beforeAll(() => {
  if (!existsSync(join(root, 'apps/web/dist/index.html')))
    spawnSync(process.execPath, [join(root, 'tools/build-web.ts')], { stdio: 'inherit' });
  mkdirSync(built);
  writeFileSync(join(built, 'of-the-build-before'), '');
  makeFolder(root, built);
}, 120_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('the folder starts a desk with its three portals, and installs and builds nothing', async () => {
  const port = await freePort();
  const server = spawn(program, {
    cwd: '/',
    env: { ...bare, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(server.stdout, 'data');
    const get = (host: string, path: string) => fetch(`http://${host}:${port}${path}`);
    const { data } = (await (await get('127.0.0.1', '/api/health')).json()) as {
      data: { version: string; build: string };
    };
    expect(data.version).toBe(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
    expect(data.build).toMatch(/^[0-9a-f]{12}$/);
    for (const portal of ['gatekeeper', 'intern', 'client'])
      expect((await get('127.0.0.1', `/login?portal=${portal}`)).status, portal).toBe(200);
  } finally {
    server.kill();
    await once(server, 'close');
  }
}, 60_000);

test('the program runs the commands of an operator and names them', () => {
  const run = (...args: string[]) => spawnSync(program, args, { env: bare, encoding: 'utf8' });
  const { status, stderr } = run('restart');
  expect(status).toBe(2);
  expect(stderr).toMatch(/no command "restart"\. Commands: start, .*backup, .*restore, verify/);
  expect(run('migrate').stderr).toContain('Usage: DATABASE_URL=postgres://… dossier migrate');
});

test('the folder has the guide, and every file of it that the unit of systemd names', () => {
  const unit = readFileSync(join(built, 'deploy/dossier.service'), 'utf8');
  const named = [...unit.matchAll(/\/opt\/dossier\/(\S+)/g)].map(([, path]) => String(path));
  expect(named).toContain('docs/operations.md');
  const guide = readFileSync(join(built, 'docs/operations.md'), 'utf8');
  const linked = [...guide.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => join('docs', String(path)));
  expect(linked.length).toBeGreaterThan(5);
  expect([...named, ...linked].filter((path) => !existsSync(join(built, path)))).toEqual([]);
});

test('a former build is replaced whole', () => {
  expect(existsSync(join(built, 'of-the-build-before'))).toBe(false);
  expect(readdirSync(scratch).filter((name) => name.startsWith('built'))).toEqual(['built']);
});

const importPattern = /(?:from|import\(|new URL\(|import) ?'(\.[^']+)'/g;

test('no module of the folder imports one that was left out', () => {
  const own = ['apps/server/src', 'packages/domain/src', 'packages/screening/src', 'packages/texts/src'];
  const files = own.flatMap((path) =>
    readdirSync(join(built, path), { recursive: true, withFileTypes: true }).filter(({ name }) => name.endsWith('.ts')),
  );
  const broken = files.flatMap(({ parentPath, name }) => {
    const file = join(parentPath, name);
    const targets = [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, target]) => String(target));
    return targets.filter((target) => !existsSync(join(dirname(file), target))).map((target) => `${file}: ${target}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});
