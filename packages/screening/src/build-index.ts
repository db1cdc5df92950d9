import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ListFormat } from './lists/format-names.ts';
import type { ListOutcome } from './lists/load-list.ts';
import type { NameIndex } from './name-index.ts';
import { readIndex } from './saved-index.ts';

/** A list to add to an index. */
export interface ListRequest {
  readonly format: ListFormat;
  readonly path: string;
  /** Prefix of the ids of its entries. */
  readonly name: string;
  /** Number of entries in its last accepted version. */
  readonly lastGoodEntries?: number;
}

/** Progress of an index build. */
export interface BuildProgress {
  readonly list: string;
  readonly entries: number;
}

export interface BuiltIndex {
  /** Contains the lists whose outcome is ok, in the requested order. */
  readonly index: NameIndex;
  /** One per list, in the requested order. */
  readonly outcomes: readonly ListOutcome[];
}

export interface BuildOptions {
  /** Path of the index file; a temporary file when absent. */
  readonly file?: string;
  readonly progress?: (progress: BuildProgress) => void;
  readonly limits?: BuildLimits;
}

/** Input and messages of the build process. */
export interface BuildOrder {
  readonly lists: readonly ListRequest[];
  readonly file: string;
  readonly processMb: number;
}
export type BuildMessage = { readonly progress: BuildProgress } | { readonly outcomes: readonly ListOutcome[] };

/** The process that reads lists was ended because it took too much memory or time. */
export class BuildLimitError extends Error {
  override readonly name = 'BuildLimitError';
}

/** Limits of the process that reads lists. */
export interface BuildLimits {
  /** JavaScript heap. Unit: megabytes. */
  readonly heapMb: number;
  /** The whole process. Unit: megabytes. */
  readonly processMb: number;
  /** Unit: minutes. */
  readonly minutes: number;
}

/** A list of a million entries with 230 MB takes 0.6 GB and a minute. */
export const usualBuildLimits: BuildLimits = { heapMb: 2_048, processMb: 3_072, minutes: 30 };

/** Exit code of a process that exceeded the memory of its order. */
export const overMemoryCode = 75;
/** How a process ends at the limit of its heap, or when the operating system has no memory left. */
const overMemoryEnds: readonly (string | number | null)[] = [overMemoryCode, 134, 'SIGABRT', 'SIGTRAP', 'SIGKILL'];

function failureOf(end: string | number | null, { heapMb }: BuildLimits, output: string): Error {
  if (overMemoryEnds.includes(end)) return new BuildLimitError(`reading takes more than ${heapMb} MB of memory`);
  return new Error(`the index build process ended with ${end}: ${output}`);
}

/** Collects the end of a stream, for an error message. */
function tailOf(stream: Readable | null): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-2_000);
  });
  return () => text.trim();
}

function outcomesFrom(
  order: BuildOrder,
  progress: BuildOptions['progress'],
  limits: BuildLimits,
): Promise<readonly ListOutcome[]> {
  const child = fork(new URL('./build-index-process.ts', import.meta.url), [], {
    execArgv: ['--max-semi-space-size=8', `--max-old-space-size=${limits.heapMb}`],
    // Lists come from elsewhere: the process that reads them knows no secret of this one.
    env: { SystemRoot: process.env['SystemRoot'] },
    // Node.js prints a stack trace of its own when the heap is full.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const output = tailOf(child.stderr);
  return new Promise((resolve, reject) => {
    let outcomes: readonly ListOutcome[] | undefined;
    const timer = setTimeout(() => {
      reject(new BuildLimitError(`reading takes more than ${limits.minutes} minutes`));
      child.kill('SIGKILL');
    }, limits.minutes * 60_000);
    child.on('message', (message: BuildMessage) => {
      if ('outcomes' in message) outcomes = message.outcomes;
      else progress?.(message.progress);
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (outcomes && code === 0) resolve(outcomes);
      else reject(failureOf(signal ?? code, limits, output()));
    });
    child.send(order);
  });
}

/**
 * Builds an index file in a child process without loading it into this one. The file exists when
 * the promise resolves, even when every list was refused.
 * @throws BuildLimitError when reading takes too much memory or time
 * @throws when the child process exits unexpectedly.
 */
export function writeIndexOf(
  lists: readonly ListRequest[],
  file: string,
  progress?: (progress: BuildProgress) => void,
  limits = usualBuildLimits,
): Promise<readonly ListOutcome[]> {
  return outcomesFrom({ lists, file, processMb: limits.processMb }, progress, limits);
}

/**
 * Builds one index in a child process, so that the caller is not blocked and the memory used for
 * reading is released. A refused list adds nothing; the other lists are kept.
 * @throws BuildLimitError when reading takes too much memory or time
 * @throws when the child process exits unexpectedly.
 */
export async function buildIndex(
  lists: readonly ListRequest[],
  { file, progress, limits }: BuildOptions = {},
): Promise<BuiltIndex> {
  const folder = file === undefined ? await mkdtemp(join(tmpdir(), 'screening-')) : undefined;
  try {
    const place = file ?? join(folder as string, 'index');
    const outcomes = await writeIndexOf(lists, place, progress, limits);
    return { index: readIndex(place), outcomes };
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}
