/**
 * `npm run bench -- records [--quick] [--only list,get] [--profile <folder>] [--postgres <url>]`: the record server alone
 * compared with the real PocketBase, on the same rows and through the same load process, in alternation. Prints ratios
 * of medians. With `--postgres`, the address of an empty database, ours also runs on PostgreSQL.
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

const full: Pace = { rows: 100_000, rounds: 3, warmMs: 700, measuredMs: 2500, subscribers: 500, writes: 25 };
const quick: Pace = { rows: 5_000, rounds: 1, warmMs: 150, measuredMs: 400, subscribers: 50, writes: 5 };
const base = values.quick ? quick : full;
const pace: Pace = { ...base, rounds: Number(values.rounds ?? base.rounds), rows: Number(values.rows ?? base.rows) };

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
  for (const collection of ['cases', 'teamcases']) {
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
async function played(scenario: Scenario, contestants: readonly Contestant[]): Promise<readonly number[][]> {
  const rounds: number[][][] = contestants.map(() => []);
  for (let round = 0; round < pace.rounds; round++) {
    for (const [at, { server, tokens }] of contestants.entries())
      rounds[at]?.push([...(await scenario.play(server, tokens, pace))]);
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

const folder = mkdtempSync(join(tmpdir(), 'bench-records-'));
const contestants: Contestant[] = [];
try {
  const port = Number(values.port);
  const { rows } = pace;
  if (!values.alone)
    contestants.push(await contestant(await startReference({ folder: join(folder, 'a'), port, rows })));
  const nodeArgs = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
  contestants.push(await contestant(await startOurs({ folder: join(folder, 'b'), port: port + 1, rows, nodeArgs })));
  if (values.postgres) {
    const place = { folder: join(folder, 'c'), port: port + 2, rows, database: values.postgres };
    contestants.push(await contestant(await startOurs({ ...place, nodeArgs })));
  }
  await sameAnswers(contestants);
  console.log(
    `${machine()}\n${rows} rows, medians of ${pace.rounds} rounds; ${pocketbaseVersion}, its request log off`,
  );
  const only = new Set(values.only.split(',').filter(Boolean));
  const lines: Line[] = [];
  const besides: Comparison[] = [];
  /** Ours on SQLite. */
  const oursAt = values.alone ? 0 : 1;
  for (const scenario of scenarios.filter(({ key }) => only.size === 0 || only.has(key))) {
    console.error(scenario.key);
    const figures = await played(scenario, contestants);
    const ours = figures[oursAt] as number[];
    const reference = values.alone ? undefined : figures[0];
    lines.push(...scenario.measures.map((measure, at) => lineOf(measure, reference?.[at], ours[at] as number)));
    besides.push(...scenario.measures.map((measure, at) => besideOf(measure, figures, at)));
  }
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
  if (values.postgres)
    printComparison(
      contestants.map(({ server }) => server.name),
      besides,
    );
  else printTable(lines);
} finally {
  for (const { server } of contestants) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
