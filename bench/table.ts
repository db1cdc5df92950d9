import { cpus, totalmem } from 'node:os';

/** A line of the printed table. */
export interface Line {
  readonly name: string;
  readonly unit: string;
  /** PocketBase's figure, if it has one. */
  readonly reference: number | undefined;
  readonly ours: number;
  readonly ratio: number | undefined;
  readonly atLeast: string;
  readonly aim: string;
  /** Whether "at least" and "aim" are met. */
  readonly meets: readonly [boolean, boolean];
}

export function machine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 1e9);
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `${date} UTC, Node ${process.versions.node}, ${cpus().length} × ${first?.model ?? 'unknown'}, ${gigabytes} GB`;
}

/** Prints Markdown, so that a run can be copied into a document. */
export function printTable(lines: readonly Line[]): void {
  console.log('\n| What | PocketBase | ours | ratio | at least | aim | |');
  console.log('|---|--:|--:|--:|--:|--:|---|');
  for (const line of lines) console.log(row(line));
}

/** One figure of several servers. */
export interface Comparison {
  readonly name: string;
  readonly unit: string;
  readonly figures: readonly number[];
}

/** Prints Markdown, with the ratio of the last server's figure to the one before. */
export function printComparison(servers: readonly string[], lines: readonly Comparison[]): void {
  console.log(`\n| What | ${servers.join(' | ')} | ratio |\n|---|${servers.map(() => '--:|').join('')}--:|`);
  for (const { name, unit, figures } of lines) {
    const [before = 0, last = 0] = figures.slice(-2);
    const cells = [`${name} (${unit})`, ...figures.map(figure), `${(last / before).toFixed(2)} ×`];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function row({ name, unit, reference, ours, ratio, atLeast, aim, meets }: Line): string {
  const verdict = meets[1]
    ? 'aim'
    : meets[0]
      ? 'at least'
      : ratio === undefined && reference === undefined
        ? ''
        : 'missed';
  const cells = [
    `${name} (${unit})`,
    reference === undefined ? '–' : figure(reference),
    figure(ours),
    ratio === undefined ? '–' : `${ratio.toFixed(2)} ×`,
    atLeast,
    aim,
    verdict,
  ];
  return `| ${cells.join(' | ')} |`;
}

function figure(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
}
