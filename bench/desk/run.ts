/**
 * `npm run bench -- desk [--quick] [--rows 1000000] [--folder <folder to reuse>]`: the whole desk with very many
 * onboardings: response times, memory, and a second start. Creating the rows and their index takes about ten minutes;
 * `--folder` retains them.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Outcome } from '../load/job.ts';
import { load } from '../load/load.ts';
import { answering, must, residentBytes, stop } from '../records/servers.ts';
import { type Line, machine, printTable } from '../table.ts';
import { fillDesk, staff } from './fill.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    quick: { type: 'boolean', default: false },
    rows: { type: 'string' },
    folder: { type: 'string' },
    port: { type: 'string', default: '9425' },
    profile: { type: 'string' },
  },
});

const rows = Number(values.rows ?? (values.quick ? 5_000 : 1_000_000));
const port = Number(values.port);
const measuredMs = values.quick ? 500 : 6_000;
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'bench-desk-'));
// As with `npm start`.
const cache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };
const env = { ...cache, ...process.env, PORT: String(port), DOSSIER_DATA: folder };

async function start(args: readonly string[]): Promise<{ child: ChildProcess; ms: number }> {
  const began = performance.now();
  const log = openSync(join(tmpdir(), 'bench-desk.log'), 'a');
  const child = spawn(process.execPath, [...args], { cwd: root, env, stdio: ['ignore', log, log] });
  process.once('exit', () => child.kill());
  await answering(port, child);
  return { child, ms: performance.now() - began };
}

const main = 'apps/server/src/main.ts';

async function makeDesk(): Promise<void> {
  const { child } = await start([main]);
  await stop(child);
  fillDesk(join(folder, 'dossier.db'), rows);
}

/**
 * Tokens of several people, because each may send 1,200 requests a minute. They come from a superuser: signing in needs
 * a code by mail.
 */
async function tokensOf(superuser: string): Promise<Record<keyof typeof staff, string[]>> {
  const tokens: Record<keyof typeof staff, string[]> = { intern: [], gatekeeper: [] };
  for (const [name, { collection, ids }] of Object.entries(staff)) {
    for (const id of ids) {
      const path = `/api/collections/${collection}/impersonate/${id}`;
      const impersonated = await must(port, superuser, 'POST', path, { duration: 86_400 });
      tokens[name as keyof typeof staff].push(String(impersonated['token']));
    }
  }
  return tokens;
}

/** The views of each screen, with the account that opens it. */
const questions: readonly (readonly [string, keyof typeof staff, readonly string[]])[] = [
  ['dashboard, desk', 'intern', ['dashboard']],
  ['dashboard, institution', 'gatekeeper', ['dashboard']],
  ['onboardings, institution', 'gatekeeper', ['onboardings', 'onboardings?status=completed', 'onboardings?offset=200']],
  ['onboardings by words, institution', 'gatekeeper', ['onboardings?search=duin', 'onboardings?search=Ref%2012']],
  ['queue, desk', 'intern', ['queue', 'queue?tab=mine', 'queue?tab=overdue', 'queue?tab=unassigned']],
  ['queue by due time, desk', 'intern', ['queue?sort=due', 'queue?due=late', 'queue?tab=mine&sort=-due']],
  [
    'queue by words, desk',
    'intern',
    ['queue?search=Linde%20Zorg', 'queue?search=9000123', 'queue?search=KV-2020-0000777'],
  ],
  ['search, desk', 'intern', ['search?q=haven%20zorg', 'search?q=KV-2020-0000777', 'search?q=vastgoet']],
  ['search, institution', 'gatekeeper', ['search?q=haven', 'search?q=brug%20advies', 'search?q=vastgoet']],
];

async function measured(tokens: readonly string[], views: readonly string[]): Promise<number> {
  const requests = tokens.flatMap((token) =>
    views.map((view) => ({ method: 'GET', path: `/api/desk/views/${view}`, token })),
  );
  const job = { port, connections: 1, warmMs: 500, measuredMs, requests };
  return (await load<Outcome>('client.ts', job)).p95;
}

/** Rounds of requests that follow a write, so that no cache answers them. */
const writtenRounds = values.quick ? 10 : 40;

/** Measures each request after a write to an onboarding, as while other users work. */
async function measuredAfterWrites(superuser: string, token: string, views: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < writtenRounds; round++) {
    const view = views[round % views.length] as string;
    const remarks = `Round ${round}`;
    await must(port, superuser, 'PATCH', '/api/collections/gk_requests/records/request00000007', { remarks });
    const began = performance.now();
    await must(port, token, 'GET', `/api/desk/views/${view}`);
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] as number;
}

/** Waits until the search index contains the rows that bypassed the store. Unit: milliseconds. */
async function indexed(): Promise<number> {
  const began = performance.now();
  const database = new DatabaseSync(join(folder, 'dossier.db'), { readOnly: true });
  const unfinished = database.prepare('select count(*) as n from _words where isWhole = 0');
  while (unfinished.get()?.['n'] !== 0) await new Promise((resolve) => setTimeout(resolve, 500));
  database.close();
  return performance.now() - began;
}

function lineOf(name: string, unit: string, ours: number, [atLeast, aim]: readonly [number, number]): Line {
  const meets = [ours <= atLeast, ours <= aim] as const;
  return {
    name,
    unit,
    reference: undefined,
    ours,
    ratio: undefined,
    atLeast: `${atLeast} ${unit}`,
    aim: `${aim} ${unit}`,
    meets,
  };
}

try {
  if (!existsSync(join(folder, 'dossier.db'))) await makeDesk();
  const first = await start([main]);
  console.error(`search index: ${Math.round(await indexed())} ms`);
  await stop(first.child);
  const superuser = execFileSync(process.execPath, ['apps/server/src/cli/superuser.ts', 'root@example.eu'], {
    cwd: root,
    env,
  });
  const password = /Password +(\S+)/.exec(superuser.toString())?.[1] ?? '';
  const profile = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
  const { child, ms } = await start([...profile, main]);
  const lines: Line[] = [lineOf('second start, listening', 'ms', ms, [2000, 700])];
  await new Promise((resolve) => setTimeout(resolve, 5000));
  lines.push(lineOf('memory at rest, no lists loaded', 'MB', residentBytes(child.pid) / 1e6, [130, 100]));
  const credentials = { identity: 'root@example.eu', password };
  const signIn = await must(port, '', 'POST', '/api/collections/_superusers/auth-with-password', credentials);
  const rootToken = String(signIn['token']);
  const tokens = await tokensOf(rootToken);
  for (const [name, who, views] of questions) {
    console.error(name);
    lines.push(lineOf(`${name}, p95`, 'ms', await measured(tokens[who], views), [50, 15]));
    const afterWrites = await measuredAfterWrites(rootToken, tokens[who][0] as string, views);
    lines.push(lineOf(`${name}, each after a write, p95`, 'ms', afterWrites, [50, 15]));
  }
  console.log(`${machine()}\n${rows} onboardings`);
  printTable(lines);
  await stop(child);
} finally {
  if (!values.folder) rmSync(folder, { recursive: true, force: true });
}
