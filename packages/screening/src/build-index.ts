import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
}

/** Input and messages of the build process. */
export interface BuildOrder {
  readonly lists: readonly ListRequest[];
  readonly file: string;
}
export type BuildMessage = { readonly progress: BuildProgress } | { readonly outcomes: readonly ListOutcome[] };

function outcomesFrom(order: BuildOrder, progress?: BuildOptions['progress']): Promise<readonly ListOutcome[]> {
  const child = fork(new URL('./build-index-process.ts', import.meta.url), [], {
    execArgv: ['--max-semi-space-size=8'],
  });
  return new Promise((resolve, reject) => {
    let outcomes: readonly ListOutcome[] | undefined;
    child.on('message', (message: BuildMessage) => {
      if ('outcomes' in message) outcomes = message.outcomes;
      else progress?.(message.progress);
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      outcomes && code === 0
        ? resolve(outcomes)
        : reject(new Error(`the index build process exited with code ${code}`)),
    );
    child.send(order);
  });
}

/**
 * Builds an index file in a child process without loading it into this one. The file exists when
 * the promise resolves, even when every list was refused.
 * @throws when the child process exits unexpectedly.
 */
export function writeIndexOf(
  lists: readonly ListRequest[],
  file: string,
  progress?: (progress: BuildProgress) => void,
): Promise<readonly ListOutcome[]> {
  return outcomesFrom({ lists, file }, progress);
}

/**
 * Builds one index in a child process, so that the caller is not blocked and the memory used for
 * reading is released. A refused list adds nothing; the other lists are kept.
 * @throws when the child process exits unexpectedly.
 */
export async function buildIndex(
  lists: readonly ListRequest[],
  { file, progress }: BuildOptions = {},
): Promise<BuiltIndex> {
  const folder = file === undefined ? await mkdtemp(join(tmpdir(), 'screening-')) : undefined;
  try {
    const place = file ?? join(folder as string, 'index');
    const outcomes = await outcomesFrom({ lists, file: place }, progress);
    return { index: readIndex(place), outcomes };
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}
