import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { BuildLimitError, buildIndex, type ListRequest, usualBuildLimits } from './build-index.ts';
import { isListFormat } from './lists/format-names.ts';
import type { BadRecord } from './lists/list.ts';
import type { Query } from './model/subject.ts';
import type { NameIndex } from './name-index.ts';
import { readIndex, SavedIndexError, writeIndex } from './saved-index.ts';
import { Screening } from './screening.ts';

const usage = `Usage: cli.ts match --list <format>:<path> … [--index <file>] [--save <file>] [--threshold <0-1>] [--minutes <number>] [--stats]
Reads one query a line on stdin: {"id","type":"person"|"company","name","dob"?,"country"?,"identifiers"?}
Writes one answer a line on stdout: {"id","matches":[{"entityId","name","score","reasons":[…]}]}
Reading the lists may take 2 GB of memory and 30 minutes, or the number of minutes given.`;

class UsageError extends Error {}

const reportBadRecords = (list: ListRequest, lines: readonly BadRecord[]) => {
  for (const { record, problem } of lines) console.error(`${list.format}:${list.path}: ${record}: ${problem}`);
};

/**
 * Parses `format:path`. Each list is named after its format; further lists of the same format get a
 * number.
 */
function listsOf(texts: readonly string[]): ListRequest[] {
  const taken = new Map<string, number>();
  return texts.map((text) => {
    const [format = '', ...rest] = text.split(':');
    if (!isListFormat(format)) throw new UsageError(`unknown list format '${format}'\n${usage}`);
    const nth = (taken.get(format) ?? 0) + 1;
    taken.set(format, nth);
    return { format, path: rest.join(':'), name: nth === 1 ? format : `${format}-${nth}` };
  });
}

async function build(texts: readonly string[], minutes: number): Promise<NameIndex> {
  const lists = listsOf(texts);
  const { index, outcomes } = await buildIndex(lists, { limits: { ...usualBuildLimits, minutes } });
  for (const [i, outcome] of outcomes.entries())
    reportBadRecords(lists[i] as ListRequest, outcome.ok ? outcome.list.bad : outcome.bad);
  const refused = outcomes.findIndex(({ ok }) => !ok);
  const outcome = outcomes[refused];
  if (outcome && !outcome.ok)
    throw new UsageError(`${texts[refused]} is refused (${outcome.refusal.code}): ${outcome.refusal.detail}`);
  return index;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Whether a line is a query. A field of another kind must not end the program, nor look like "no match". */
function isQuery(value: unknown): value is Query {
  if (typeof value !== 'object' || value === null) return false;
  const { type, name, dob, country, gender, ...lists } = value as Readonly<Record<keyof Query, unknown>>;
  const { aliases, identifiers, places, registrations } = lists;
  const isMissingOr = (isRight: (given: unknown) => boolean) => (given: unknown) =>
    given === undefined || isRight(given);
  return (
    isText(name) &&
    (type === 'person' || type === 'company') &&
    [dob, country, gender].every(isMissingOr(isText)) &&
    [aliases, identifiers, places, registrations].every(isMissingOr(isTextList))
  );
}

function answerQuery(screening: Screening, line: string, threshold: number | undefined): string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return JSON.stringify({ id: null, error: 'the line is no JSON', matches: [] });
  }
  const id = (value as { id?: unknown } | null)?.id;
  if (!isQuery(value)) {
    const error = 'a query needs a name, and a type that is person or company; the others are texts or lists of texts';
    return JSON.stringify({ id, error, matches: [] });
  }
  return JSON.stringify({ id, matches: screening.search(value, { threshold }) });
}

/** Yields the lines of each chunk of the input together, so that the caller can answer before it waits for more. */
async function* linesByChunk(input: NodeJS.ReadStream): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield lines;
  }
  yield [rest];
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Size of a write while more input is at hand. Unit: characters. */
const writeSize = 1 << 14;

async function answerQueries(screening: Screening, threshold: number | undefined): Promise<number[]> {
  const times: number[] = [];
  for await (const lines of linesByChunk(process.stdin)) {
    let out = '';
    for (const line of lines) {
      if (line.trim() === '') continue;
      const start = performance.now();
      out += `${answerQuery(screening, line, threshold)}\n`;
      times.push(performance.now() - start);
      if (out.length < writeSize) continue;
      await write(out);
      out = '';
    }
    await write(out);
  }
  return times;
}

/** @throws UsageError for anything but a number from 0 to `most` */
function numberIn(text: string | undefined, option: string, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (number >= 0 && number <= most) return number;
  throw new UsageError(`--${option} must be a number from 0 to ${most}\n${usage}`);
}

const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20);

async function match(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      list: { type: 'string', multiple: true, default: [] },
      index: { type: 'string' },
      save: { type: 'string' },
      threshold: { type: 'string' },
      minutes: { type: 'string' },
      stats: { type: 'boolean', default: false },
    },
  });
  if (values.list.length === 0 && !values.index) throw new UsageError(`no list given\n${usage}`);
  const start = performance.now();
  const threshold = numberIn(values.threshold, 'threshold', 1);
  const minutes = numberIn(values.minutes, 'minutes', 1_440) ?? usualBuildLimits.minutes;
  const index = values.index ? readIndex(values.index) : await build(values.list, minutes);
  if (values.save) writeIndex(index, values.save);
  const screening = new Screening(index);
  const loadMs = Math.round(performance.now() - start);
  const loadedMb = megabytes();
  const times = await answerQueries(screening, threshold);
  if (!values.stats) return;
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3));
  console.error(
    JSON.stringify({
      lists: index.lists,
      names: index.nameEntries.length,
      words: index.words.starts.length - 1,
      loadMs,
      loadedMb,
      rssMb: megabytes(),
      queries: times.length,
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      p99Ms: at(0.99),
      queriesPerSecond: Math.round((times.length / times.reduce((sum, time) => sum + time, 0)) * 1000) || 0,
    }),
  );
}

/** Undefined for a defect, which is printed with its stack trace. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof UsageError || error instanceof SavedIndexError) return error.message;
  if (error instanceof BuildLimitError) return `The lists were not read: ${error.message}.`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}\n${usage}`;
  return code === undefined || code.startsWith('ERR_') ? undefined : `The files were not read or written: ${message}.`;
}

try {
  if (process.argv[2] !== 'match') throw new UsageError(usage);
  await match();
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
