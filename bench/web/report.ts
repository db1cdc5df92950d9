import { type Figure, verdictOf } from '../goals.ts';
import { lines } from './lines.ts';
import type { VisitedPage } from './pages.ts';
import type { Visit } from './visit.ts';

/** The visits of one page, by line. */
export interface Measured {
  readonly page: VisitedPage;
  readonly visits: readonly (readonly Visit[])[];
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The figures of a page in the order of the columns. Sizes and requests are those of the first line. */
export function figuresOf({ page, visits }: Measured): Figure[] {
  const mid = (line: number, read: (one: Visit) => number) => median((visits[line] ?? []).map(read));
  const figure = (name: string, unit: string, ours: number, goal?: number): Figure => ({
    name,
    unit,
    ours,
    ...(goal !== undefined && { goals: [goal, goal] as const }),
  });
  const times = lines.flatMap(({ name, firstPaintGoal }, index) => [
    figure(`first paint, ${name}`, 's', mid(index, (one) => one.firstPaint) / 1000, firstPaintGoal),
    figure(`content, ${name}`, 's', mid(index, (one) => one.content) / 1000),
  ]);
  return [
    ...times,
    figure(
      'JavaScript to the content',
      'kB',
      mid(0, (one) => one.neededScriptBytes) / 1000,
      page.goals?.scriptKilobytes,
    ),
    figure('JavaScript in all', 'kB', mid(0, (one) => one.scriptBytes) / 1000),
    figure('all', 'kB', mid(0, (one) => one.bytes) / 1000),
    figure(
      'requests to the content',
      '',
      mid(0, (one) => one.neededRequests),
      page.goals?.requests,
    ),
    figure(
      'requests in all',
      '',
      mid(0, (one) => one.requests),
    ),
  ];
}

/** A cell: the figure, and the goal that it misses. */
export function cellOf(figure: Figure): string {
  if (Number.isNaN(figure.ours)) return 'not measured';
  const value = Number.isInteger(figure.ours) ? String(figure.ours) : figure.ours.toFixed(1);
  return verdictOf(figure) === 'missed' ? `${value} (> ${figure.goals?.[0]})` : value;
}

/** Prints Markdown, so that a run can be copied into a document. */
export function printVisits(measured: readonly Measured[]): void {
  const rows = measured.map((one) => ({ name: one.page.name, figures: figuresOf(one) }));
  const columns = rows[0]?.figures.map(({ name, unit }) => (unit ? `${name} (${unit})` : name)) ?? [];
  console.log(`\n| page | ${columns.join(' | ')} |\n|---|${columns.map(() => '--:|').join('')}`);
  for (const { name, figures } of rows) console.log(`| ${[name, ...figures.map(cellOf)].join(' | ')} |`);
}
