/** `node bench/screening/run.ts <folder of lists>`: the figures of docs/screening.md, and the baselines beside them. */
import { Screening } from '@dossier/screening';
import { baselinesOver } from './baselines.ts';
import { type Case, developmentSet } from './development-set.ts';
import { loadFolder } from './load.ts';
import { type Answer, byVariant, figuresOf, percent } from './measure.ts';

interface Timed {
  readonly answers: Answer[];
  readonly p50: number;
  readonly p95: number;
  readonly cpuPerQuery: number;
  readonly perSecond: number;
}

function timed(cases: readonly Case[], search: (query: Case['query']) => Answer): Timed {
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const answers = cases.map(({ query }) => {
    const start = performance.now();
    const answer = search(query);
    times.push(performance.now() - start);
    return answer;
  });
  const used = process.cpuUsage(cpu);
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    answers,
    p50: at(0.5),
    p95: at(0.95),
    cpuPerQuery: (used.user + used.system) / 1_000 / cases.length,
    perSecond: (cases.length / total) * 1_000,
  };
}

function report(name: string, cases: readonly Case[], { answers, p50, p95, cpuPerQuery, perSecond }: Timed): void {
  const figures = figuresOf(cases, answers);
  console.log(`\n${name}: ${cases.length} queries`);
  for (const [what, value] of Object.entries(figures)) console.log(`  ${what.padEnd(18)} ${percent(value)}`);
  console.log(
    `  p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${cpuPerQuery.toFixed(2)} ms of processor each, ${Math.round(perSecond)} a second`,
  );
}

const folder = process.argv[2];
if (!folder) throw new Error('say where the lists are: node bench/screening/run.ts <folder>');
const { index, entries } = await loadFolder(folder);
const cases = developmentSet(entries);
const screening = new Screening(index);
console.log(`${index.nameEntries.length} names of ${entries.length} entries; ${cases.length} queries`);

for (const { query } of cases.slice(0, 1_000)) screening.search(query);
for (const part of ['tuning', 'held out'] as const) {
  const some = cases.filter((one) => one.part === part);
  const result = timed(some, (query) => screening.search(query));
  report(`this engine, ${part}`, some, result);
  for (const [variant, { found, of }] of byVariant(some, result.answers))
    console.log(`    ${variant.padEnd(26)} ${found}/${of}`);
}

for (const baseline of process.argv.includes('--no-baselines') ? [] : baselinesOver(entries)) {
  const step = Math.ceil(cases.length / baseline.queries);
  const some = cases.filter((one, i) => one.part === 'held out' && Math.floor(i / 2) % Math.ceil(step / 2) === 0);
  report(`baseline: ${baseline.name}`, some, timed(some, baseline.search));
}
