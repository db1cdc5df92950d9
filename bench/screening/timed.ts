import type { Case } from './development-set.ts';
import type { Answer } from './measure.ts';

/** Answers of a set of queries, and their response times. Unit: milliseconds, except `perSecond`. */
export interface Timed {
  readonly answers: Answer[];
  readonly p50: number;
  readonly p95: number;
  readonly cpuPerQuery: number;
  readonly perSecond: number;
}

/** Runs the query of every case sequentially. */
export function timed(cases: readonly Case[], search: (query: Case['query']) => Answer): Timed {
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
