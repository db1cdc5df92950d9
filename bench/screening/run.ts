/**
 * `npm run bench -- screening <folder of lists> [--more 1000000] [--no-baselines]` prints the figures of docs/screening.md
 * with their goals, and the baselines. `--more` is the number of additional invented names; 0 omits that part.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type NameIndex, Screening } from '@dossier/screening';
import { printFigures } from '../goals.ts';
import { machine } from '../table.ts';
import { baselinesOver } from './baselines.ts';
import { type Case, developmentSet } from './development-set.ts';
import { qualityOf, scaleOf, speedOf } from './figures.ts';
import { inventedNames } from './invented.ts';
import { printKinds } from './kinds.ts';
import { loadFolder } from './load.ts';
import { byVariant, figuresOf } from './measure.ts';
import { measureSaved } from './own-process.ts';
import { type Timed, timed } from './timed.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    more: { type: 'string', default: '0' },
    'no-baselines': { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('missing folder of lists: npm run bench -- screening <folder of lists>');
const more = Number(values.more);

const report = (title: string, cases: readonly Case[], result: Timed) =>
  printFigures(`${title}: ${cases.length} queries`, [
    ...qualityOf(figuresOf(cases, result.answers)),
    ...speedOf(result, 'lists'),
  ]);

/** Measures a separate process that loads the saved index. */
async function inOwnProcess(title: string, size: 'lists' | 'more', over: NameIndex) {
  const passing = mkdtempSync(join(tmpdir(), 'bench-screening-'));
  try {
    const usage = await measureSaved(over, join(passing, 'index'), cases);
    printFigures(`${title}: ${over.nameEntries.length} names, ${cases.length} queries`, scaleOf(usage, size));
  } finally {
    rmSync(passing, { recursive: true, force: true });
  }
}

const { index, entries } = await loadFolder(folder);
const cases = developmentSet(entries);
console.log(`${machine()}, load average ${loadavg()[0]?.toFixed(1)}`);
console.log(`${index.nameEntries.length} names of ${entries.length} entries; ${cases.length} queries`);

const screening = new Screening(index);
for (const { query } of cases.slice(0, 1_000)) screening.search(query);
for (const part of ['tuning', 'held out'] as const) {
  const some = cases.filter((one) => one.part === part);
  const result = timed(some, (query) => screening.search(query));
  report(`this engine, ${part}`, some, result);
  const variants = [...byVariant(some, result.answers)].map(([name, { found, of }]) => `${name} ${found}/${of}`);
  console.log(`\nFound by variant: ${variants.join(', ')}.`);
}

printKinds();

await inOwnProcess('from the saved index, the lists alone', 'lists', index);
if (more > 0) {
  const longer = await loadFolder(folder, inventedNames(more));
  await inOwnProcess(`from the saved index, ${more} additional invented names`, 'more', longer.index);
}

for (const baseline of values['no-baselines'] ? [] : baselinesOver(entries)) {
  const step = Math.ceil(cases.length / baseline.queries);
  const some = cases.filter((one, i) => one.part === 'held out' && Math.floor(i / 2) % Math.ceil(step / 2) === 0);
  report(`baseline: ${baseline.name}`, some, timed(some, baseline.search));
}
