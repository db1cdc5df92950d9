/** `npm test`: the checks, then every test there is. The last line is the sum; the exit code tells the same. */
import { runChecks } from './checks.ts';
import { runJourneys, runVitest, withChromium, withPostgres } from './runners.ts';
import { sum, type Tally } from './tally.ts';

type Runner = readonly [name: string, run: () => Promise<Tally>];
type Result = readonly [name: string, tally: Tally, ms: number];

/** What needs a browser runs beside the rest: each waits often enough for the other, and both take as long. */
const lanes: readonly (readonly Runner[])[] = [
  [
    ['Tests beside the code', () => runVitest('node')],
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
  for (const title of repeated) console.log(`  passed only when tried again: ${title}`);
}
const { passed, failed } = sum(results.map(([, tally]) => tally));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
