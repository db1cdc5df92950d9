/** `npm test`: runs the checks, then every test. The last line is the total; the exit code is 0 if all passed. */
import { runChecks } from './checks.ts';
import { runJourneys, runVitest, withChromium, withPostgres } from './runners.ts';
import { sum, type Tally } from './tally.ts';

type Runner = readonly [name: string, run: () => Promise<Tally>];
type Result = readonly [name: string, tally: Tally, ms: number];

/** Browser tests run in parallel with the rest: both wait often, and take about the same time. */
const lanes: readonly (readonly Runner[])[] = [
  [
    ['Unit tests', () => runVitest('node')],
    ['The same on PostgreSQL, in part', () => withPostgres((env) => runVitest('postgres', { env }))],
  ],
  [
    ['Checks', async () => ({ ...(await runChecks()), skipped: 0 })],
    ["The web's parts in a browser", () => withChromium((env) => runVitest('browser', { env, quiet: true }))],
    ['Journeys', () => withChromium((env) => runJourneys({ env, quiet: true }))],
  ],
];

async function runAll(runners: readonly Runner[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const [name, run] of runners) {
    console.log(`\n── ${name} ──`);
    const startedAt = performance.now();
    results.push([name, await run(), performance.now() - startedAt]);
  }
  return results;
}

const results = (await Promise.all(lanes.map(runAll))).flat();

console.log('');
for (const [name, { passed, failed, skipped, repeated = [] }, ms] of results) {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`${name}: ${passed} passed, ${failed} failed${left} (${Math.round(ms / 1000)} s)`);
  for (const title of repeated) console.log(`  passed only in a retry: ${title}`);
}
const { passed, failed } = sum(results.map(([, tally]) => tally));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
