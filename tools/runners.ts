import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresSentence } from '../packages/records/src/testing/find-postgres.ts';
import { chromiumSentence, ensureChromium } from './chromium.ts';
import { ensurePostgres } from './postgres.ts';
import { runNode } from './run.ts';
import { withScratch } from './scratch.ts';
import { judge, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

const failedOnce: Tally = { passed: 0, failed: 1, skipped: 0 };

export interface RunnerOptions {
  readonly env?: Record<string, string>;
  /** Prints the output at once when the run has ended, for concurrent runs. */
  readonly quiet?: boolean;
}

/** Runs a test program that writes a JSON report to a given file, and evaluates the report. */
async function runReported<Report>(
  file: string,
  argsFor: (report: string) => { args: string[]; env?: Record<string, string> },
  tallyOf: (report: Report) => Tally,
  quiet: boolean,
): Promise<Tally> {
  return withScratch(async (scratch) => {
    const report = join(scratch.TMPDIR, 'report.json');
    const { args, env } = argsFor(report);
    const { code, output } = await runNode(file, args, { env: { ...env, ...scratch }, quiet });
    if (quiet) console.log(`\n${output.trimEnd()}`);
    const tally = existsSync(report) ? tallyOf(JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined;
    return judge(code, tally);
  });
}

/** Runs a Vitest project: `node` (unit tests), `postgres` (some of them on PostgreSQL) or `browser` (components). */
export function runVitest(
  project: 'node' | 'postgres' | 'browser',
  { env = {}, quiet = false }: RunnerOptions = {},
): Promise<Tally> {
  const args = (report: string) => [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return runReported('node_modules/vitest/vitest.mjs', (report) => ({ args: args(report), env }), tallyVitest, quiet);
}

/** Runs the journeys of `e2e/`, with arguments of Playwright. */
export function runJourneys(
  { env = {}, quiet = false }: RunnerOptions = {},
  args: readonly string[] = [],
): Promise<Tally> {
  const all = (report: string) => ({
    args: ['test', '--reporter=list,json', ...args],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return runReported('node_modules/@playwright/test/cli.js', all, tallyPlaywright, quiet);
}

/** Runs tests that need Chromium. Without one it prints what to do, and the run counts as failed. */
export async function withChromium(run: (env: Record<string, string>) => Promise<Tally>): Promise<Tally> {
  const chromium = ensureChromium();
  if (chromium) return run({ CHROMIUM_PATH: chromium });
  console.log(chromiumSentence);
  return failedOnce;
}

/** Runs tests that need PostgreSQL. Without one it prints that they did not run. */
export async function withPostgres(run: (env: Record<string, string>) => Promise<Tally>): Promise<Tally> {
  const bin = ensurePostgres();
  if (bin) return run({ POSTGRES_BIN: bin });
  console.log(postgresSentence);
  return { passed: 0, failed: 0, skipped: 0 };
}
