/**
 * `npm run bench -- records [--quick] [--only list,get] [--rows 1000,5000] [--profile <folder>] [--postgres <url>]`: the
 * record server alone compared with the real PocketBase, on the same rows and through the same load process, in
 * alternation. Prints ratios of medians per number of rows. With `--postgres`, the address of an empty database, ours
 * also runs on PostgreSQL, with one number of rows.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pocketbaseVersion } from '@dossier/records-server/pocketbase-program';
import { median } from '../load/job.ts';
import { type Comparison, type Line, machine, printComparison, printTable } from '../table.ts';
import { userId } from './rows.ts';
import { listRequests, type Measure, type Pace, type Scenario, scenarios } from './scenarios.ts';
import { must, type Server, startOurs, startReference } from './servers.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string' },
    rows: { type: 'string' },
    port: { type: 'string', default: '9410' },
    profile: { type: 'string' },
    alone: { type: 'boolean', default: false },
    postgres: { type: 'string' },
  },
});

type Run = Omit<Pace, 'rows'> & { readonly sizes: readonly number[]; readonly rounds: number };
const allSizes = [1_000, 5_000, 20_000, 100_000];
const full: Run = { sizes: allSizes, rounds: 3, warmMs: 500, measuredMs: 1500, subscribers: 500, writes: 25 };
const quick: Run = { sizes: [5_000], rounds: 1, warmMs: 150, measuredMs: 400, subscribers: 50, writes: 5 };
const base = values.quick ? quick : full;
const pace = { ...base, rounds: Number(values.rounds ?? base.rounds) };

interface Contestant {
  readonly server: Server;
  readonly tokens: readonly string[];
  readonly restingBytes: number;
}

async function contestant(server: Server): Promise<Contestant> {
  const restingBytes = await resting(server);
  const tokens: string[] = [];
  for (let at = 0; at < pace.subscribers; at++) {
    const path = `/api/collections/users/impersonate/${userId(at)}`;
    const { token } = await must(server.port, server.token, 'POST', path, { duration: 86_400 });
    tokens.push(String(token));
  }
  return { server, tokens, restingBytes };
}

async function resting(server: Server): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return server.memory();
}

/** Checks that all servers list the same records; otherwise the comparison is invalid. */
async function sameAnswers(contestants: readonly Contestant[]): Promise<void> {
  for (const collection of ['cases', 'teamcases', 'owncases']) {
    const answers = await Promise.all(
      contestants.map(async ({ server, tokens }) => {
        const [first] = listRequests(collection, tokens);
        const page = await must(server.port, first?.token ?? '', 'GET', first?.path ?? '');
        return JSON.stringify([page['totalItems'], (page['items'] as { id: string }[]).map(({ id }) => id)]);
      }),
    );
    if (new Set(answers).size > 1) throw new Error(`The servers list ${collection} differently: ${answers.join(' ')}`);
  }
}

/** In alternation, so that other load on the machine affects all servers. */
async function played(
  scenario: Scenario,
  contestants: readonly Contestant[],
  sized: Pace,
): Promise<readonly number[][]> {
  const rounds: number[][][] = contestants.map(() => []);
  for (let round = 0; round < pace.rounds; round++) {
    for (const [at, { server, tokens }] of contestants.entries())
      rounds[at]?.push([...(await scenario.play(server, tokens, sized))]);
  }
  return rounds.map((figures) =>
    scenario.measures.map((_, measure) => median(figures.map((round) => round[measure] ?? 0))),
  );
}

function lineOf({ name, unit, atLeast, aim }: Measure, reference: number | undefined, ours: number): Line {
  const isRate = unit === 'requests/s';
  const ratio = reference === undefined ? undefined : ours / reference;
  const meets = (goal: number) => ratio !== undefined && (isRate ? ratio >= goal : ratio <= goal);
  return {
    name,
    unit,
    reference,
    ours,
    ratio,
    atLeast: `${atLeast} ×`,
    aim: `${aim} ×`,
    meets: [meets(atLeast), meets(aim)],
  };
}

const besideOf = ({ name, unit }: Measure, figures: readonly number[][], at: number): Comparison => ({
  name,
  unit,
  figures: figures.map((one) => one[at] ?? 0),
});

interface Results {
  readonly lines: Line[];
  readonly besides: Comparison[];
}

/** Plays the scenarios on new servers with that many rows. */
async function playAll(rows: number, isLargest: boolean): Promise<Results> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-records-'));
  const contestants: Contestant[] = [];
  try {
    await startAll(folder, rows, contestants);
    await sameAnswers(contestants);
    const only = new Set(values.only.split(',').filter(Boolean));
    const chosen = scenarios.filter(
      ({ key, isForEachSize }) => (isLargest || isForEachSize) && (only.size === 0 || only.has(key)),
    );
    const results: Results = { lines: [], besides: [] };
    for (const scenario of chosen) await playOne(scenario, contestants, { ...pace, rows }, results);
    addMemory(contestants, results);
    return results;
  } finally {
    for (const { server } of contestants) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startAll(folder: string, rows: number, contestants: Contestant[]): Promise<void> {
  const port = Number(values.port);
  if (!values.alone)
    contestants.push(await contestant(await startReference({ folder: join(folder, 'a'), port, rows })));
  const nodeArgs = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
  contestants.push(await contestant(await startOurs({ folder: join(folder, 'b'), port: port + 1, rows, nodeArgs })));
  if (!values.postgres) return;
  const place = { folder: join(folder, 'c'), port: port + 2, rows, database: values.postgres };
  contestants.push(await contestant(await startOurs({ ...place, nodeArgs })));
}

/** Ours on SQLite. */
const oursAt = values.alone ? 0 : 1;

async function playOne(
  scenario: Scenario,
  contestants: readonly Contestant[],
  sized: Pace,
  { lines, besides }: Results,
): Promise<void> {
  console.error(`${scenario.key} (${sized.rows})`);
  const figures = await played(scenario, contestants, sized);
  const ours = figures[oursAt] as number[];
  const reference = values.alone ? undefined : figures[0];
  lines.push(...scenario.measures.map((measure, at) => lineOf(measure, reference?.[at], ours[at] as number)));
  besides.push(...scenario.measures.map((measure, at) => besideOf(measure, figures, at)));
}

function addMemory(contestants: readonly Contestant[], { lines, besides }: Results): void {
  const megabytes = contestants.map(({ restingBytes }) => restingBytes / 1e6);
  const ours = megabytes[oursAt] as number;
  lines.push({
    name: 'memory at rest, the record server alone',
    unit: 'MB',
    reference: values.alone ? undefined : megabytes[0],
    ours,
    ratio: undefined,
    atLeast: '130 MB',
    aim: '100 MB',
    meets: [ours <= 130, ours <= 100],
  });
  besides.push({ name: 'memory at rest', unit: 'MB', figures: megabytes });
}

const sizes = values.rows === undefined ? base.sizes : values.rows.split(',').map(Number);
console.log(`${machine()}\nMedians of ${pace.rounds} rounds; ${pocketbaseVersion}, its request log off`);
for (const rows of sizes) {
  const { lines, besides } = await playAll(rows, rows === Math.max(...sizes));
  console.log(`\n${rows} rows`);
  if (values.postgres) printComparison(['PocketBase', 'ours', 'ours on PostgreSQL'].slice(1 - oursAt), besides);
  else printTable(lines);
}
