/**
 * `npm run bench -- scale [--quick] [--rows 1000000] [--instances 2,4] [--pace 1,2] [--folder <data to reuse>]
 * [--database <url of PostgreSQL>]`: several instances on PostgreSQL, behind Caddy where it is installed, used by 200
 * staff and 1,000 clients at the same time. `--pace 2` halves the pauses of the users. Without `--database` it starts a
 * PostgreSQL of its own; with it, the database must be empty or made by an earlier run with the same folder.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPostgres, makeDatabase, postgresSentence, startPostgres } from '@dossier/records/testing';
import { machine } from '../table.ts';
import { Instances, type Place, secondsOfTree } from './instances.ts';
import { type Kind, kinds, type Person, type ScaleJob, type ScaleOutcome } from './job.ts';
import { Entrance, makePlace, type Seat } from './prepare.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    quick: { type: 'boolean', default: false },
    rows: { type: 'string' },
    instances: { type: 'string' },
    pace: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    staff: { type: 'string' },
    clients: { type: 'string' },
    folder: { type: 'string' },
    database: { type: 'string' },
    /** Process of the PostgreSQL server, whose processor time is printed. */
    postmaster: { type: 'string' },
    port: { type: 'string', default: '9450' },
  },
});

const numbers = (text: string) => text.split(',').map(Number);
const rows = Number(values.rows ?? (values.quick ? 2_000 : 1_000_000));
const counts = {
  staff: Number(values.staff ?? (values.quick ? 20 : 200)),
  clients: Number(values.clients ?? (values.quick ? 30 : 1_000)),
};
const measuredMs = Number(values.seconds ?? (values.quick ? 5 : 60)) * 1_000;
const warmMs = values.quick ? 2_000 : 15_000;
/** Average time that a user reads and types between two actions. */
const staffPauseMs = 10_000;
const clientPauseMs = 15_000;

interface Usage {
  readonly instances: number;
  readonly proxy: number;
  readonly postgres: number;
  readonly load: number;
  readonly machine: number;
}

/** Processor time of the whole machine. Unit: seconds. */
function machineSeconds(): number {
  const fields = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/ +/).slice(1).map(Number) ?? [];
  return fields.reduce((sum, one, at) => (at === 3 || at === 4 || at > 7 ? sum : sum + one), 0) / 100;
}

function phase(running: Instances, people: readonly Person[], pace: number): Promise<[ScaleOutcome, Usage]> {
  const job: ScaleJob = {
    people,
    staffPauseMs: staffPauseMs / pace,
    clientPauseMs: clientPauseMs / pace,
    warmMs,
    measuredMs,
  };
  const child = fork(fileURLToPath(new URL('people.ts', import.meta.url)));
  const usage = (): Usage => ({
    ...running.processorSeconds(),
    postgres: secondsOfTree(values.postmaster ? Number(values.postmaster) : undefined),
    load: secondsOfTree(child.pid),
    machine: machineSeconds(),
  });
  let before: Usage | undefined;
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message === 'ready') return;
      if (message === 'measuring') {
        before = usage();
        return;
      }
      const after = usage();
      const used = Object.fromEntries(
        Object.entries(after).map(([name, seconds]) => [name, seconds - (before?.[name as keyof Usage] ?? 0)]),
      );
      resolve([message as ScaleOutcome, used as unknown as Usage]);
    });
    child.once('exit', (code) => reject(new Error(`The load process ended with code ${code} without an outcome.`)));
    child.send(job);
  });
}

const short = (value: number) => (value >= 100 ? String(Math.round(value)) : value.toFixed(1));

function print(count: number, pace: number, outcome: ScaleOutcome, used: Usage, memory: readonly number[]): void {
  console.log(
    `\n| ${count} instances, pace ${pace} | requests/s | p50 (ms) | p95 (ms) | p99 (ms) |\n|---|--:|--:|--:|--:|`,
  );
  for (const kind of kinds) {
    const one = outcome.byKind[kind as Kind];
    if (one) console.log(`| ${kind} | ${[one.perSecond, one.p50, one.p95, one.p99].map(short).join(' | ')} |`);
  }
  const share = (seconds: number) => `${Math.round((seconds / (measuredMs / 1_000)) * 100)} %`;
  const parts = Object.entries(used).map(([name, seconds]) => `${name} ${share(seconds)}`);
  console.log(`\nProcessor, in hundredths of one core: ${parts.join(', ')}. Load average ${short(loadavg()[0] ?? 0)}.`);
  console.log(`Memory (MB): ${memory.map((bytes) => Math.round(bytes / 1e6)).join(', ')}.`);
  console.log(`Events received by users: ${short(outcome.eventsPerSecond)} per second.`);
  const causes = outcome.causes.slice(0, 8).map(([cause, perSecond]) => `${cause} ${short(perSecond)}`);
  if (causes.length > 0) console.log(`Refreshes per second: ${causes.join(', ')}.`);
  const refused = Object.entries(outcome.refused).map(([status, times]) => `${status}: ${times}`);
  console.log(refused.length === 0 ? 'No answer was a refusal.' : `Refusals: ${refused.join(', ')}.`);
}

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'bench-scale-'));
const bin = findPostgres();
if (!values.database && !bin) throw new Error(postgresSentence);
const own = values.database ? undefined : await startPostgres(bin as string, { durable: true });
const database = values.database ?? (await makeDatabase(own?.url as string)).url;
const place: Place = { folder: join(folder, 'data'), database };
try {
  makePlace(place, rows, counts);
  const port = Number(values.port);
  console.log(`${machine()}\n${rows} onboardings, ${counts.staff} staff, ${counts.clients} clients`);
  for (const count of numbers(values.instances ?? (values.quick ? '2' : '2,4'))) {
    const running = await Instances.start(place, count, port);
    try {
      const entrance = await Entrance.open(place, port + 1);
      let people = await entrance.people(counts);
      if (!running.hasProxy) console.log('Caddy is not installed: users are divided over the instances.');
      const resting = running.memory();
      console.log(
        `\n${people.length} users. Memory before the load (MB): ${resting.map((one) => Math.round(one / 1e6)).join(', ')}`,
      );
      const placed = (one: Seat, at: number): Person => {
        const own = port + 1 + (at % count);
        return {
          ...one,
          port: running.hasProxy ? port : own,
          streamPort: own,
          address: `127.1.${at >> 8}.${at & 255}`,
        };
      };
      for (const pace of numbers(values.pace)) {
        const [outcome, used] = await phase(running, people.map(placed), pace);
        print(count, pace, outcome, used, running.memory());
        // The forms have new revisions.
        people = await entrance.people(counts);
      }
    } finally {
      await running.stop();
    }
  }
} finally {
  await own?.close();
  if (!values.folder) rmSync(folder, { recursive: true, force: true });
}
