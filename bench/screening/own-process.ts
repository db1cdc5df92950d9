import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type NameIndex, writeIndex } from '@dossier/screening';
import { programEnv } from '../../tools/bootstrap.mjs';
import type { Case } from './development-set.ts';

const cli = fileURLToPath(new URL('../../packages/screening/src/cli.ts', import.meta.url));

/** Measurements of a separate process that loads the saved index. */
export interface OwnProcess {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly perSecond: number;
  /** Resident, after the last answer. Unit: 1,000,000 bytes. */
  readonly memoryMb: number;
  /** Size of the saved index. Unit: 1,000,000 bytes. */
  readonly savedMb: number;
  /** Time to load the saved index and prepare the search. Unit: seconds. */
  readonly loadSeconds: number;
  /** Time from start to exit of a process that answers one query. Unit: seconds. */
  readonly startSeconds: number;
}

interface Stats {
  readonly loadMs: number;
  readonly rssMb: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly queries: number;
  readonly queriesPerSecond: number;
}

/**
 * Runs the command in the environment of `npm start`.
 * @throws if the process fails or does not answer every query
 */
async function runQueries(file: string, cases: readonly Case[]): Promise<Stats> {
  const child = spawn(process.execPath, [cli, 'match', '--index', file, '--stats'], { env: programEnv });
  let [out, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.end(cases.map(({ query }) => `${JSON.stringify(query)}\n`).join(''));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`the process exited with ${code}: ${errors}`);
  const answers = out.split('\n').filter((line) => line !== '').length;
  if (answers !== cases.length) throw new Error(`${answers} answers to ${cases.length} queries`);
  return JSON.parse(errors) as Stats;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;

/** Saves an index to `file`, then measures a process that loads it. */
export async function measureSaved(index: NameIndex, file: string, cases: readonly Case[]): Promise<OwnProcess> {
  writeIndex(index, file);
  const starts: number[] = [];
  const loads: number[] = [];
  for (let time = 0; time < 3; time++) {
    const began = performance.now();
    const { loadMs } = await runQueries(file, cases.slice(0, 1));
    starts.push((performance.now() - began) / 1_000);
    loads.push(loadMs / 1_000);
  }
  const { p50Ms, p95Ms, rssMb, queriesPerSecond } = await runQueries(file, cases);
  return {
    p50Ms,
    p95Ms,
    perSecond: queriesPerSecond,
    memoryMb: (rssMb * 2 ** 20) / 1e6,
    savedMb: statSync(file).size / 1e6,
    loadSeconds: middle(loads),
    startSeconds: middle(starts),
  };
}
