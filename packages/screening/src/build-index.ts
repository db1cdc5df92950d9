import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListFormat } from './lists/format-names.ts';
import type { ListOutcome } from './lists/load-list.ts';
import type { NameIndex } from './name-index.ts';
import { readIndex } from './saved-index.ts';

/** A list to take into an index. */
export interface ListRequest {
  readonly format: ListFormat;
  readonly path: string;
  /** What the ids of its entries start with. */
  readonly name: string;
  /** How many entries its last good version had. */
  readonly lastGoodEntries?: number;
}

/** What is told while an index is built. */
export interface BuildProgress {
  readonly list: string;
  readonly entries: number;
}

export interface BuiltIndex {
  /** Holds the lists whose outcome is ok, in the order asked for. */
  readonly index: NameIndex;
  /** One for each list, in the order asked for. */
  readonly outcomes: readonly ListOutcome[];
}

export interface BuildOptions {
  /** Where the index is kept as a file; a passing place when absent. */
  readonly file?: string;
  readonly progress?: (progress: BuildProgress) => void;
}

/** What the process that builds is asked and answers. */
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
      outcomes && code === 0 ? resolve(outcomes) : reject(new Error(`the list reader stopped with code ${code}`)),
    );
    child.send(order);
  });
}

/**
 * Reads lists into the file of an index, in a process of its own, without loading that file: for a program that
 * searches elsewhere. The file is there when the promise settles, also when every list was refused.
 * Errors: throws when that process dies, which is a defect.
 */
export function writeIndexOf(
  lists: readonly ListRequest[],
  file: string,
  progress?: (progress: BuildProgress) => void,
): Promise<readonly ListOutcome[]> {
  return outcomesFrom({ lists, file }, progress);
}

/**
 * Reads lists into one index, in a process of its own: the caller stays free, and all that reading took of memory is
 * given back. A refused list adds nothing; the others stand.
 * Errors: throws when that process dies, which is a defect.
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
