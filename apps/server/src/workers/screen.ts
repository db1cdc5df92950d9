import { parentPort } from 'node:worker_threads';
import { type DetailedMatch, type Query, readIndex, Screening, SearchTimeoutError } from '@dossier/screening';

/** Message to the thread: indexes by their files, and the queries for each. */
export interface ScreenOrder {
  readonly id: number;
  readonly files: readonly string[];
  /** Indexes of all active lists; others are unloaded. */
  readonly active: readonly string[];
  readonly queries: readonly Query[];
  readonly threshold: number;
  readonly review: number;
  readonly limit: number;
  /** Time limit of all queries together, without the loading of indexes. Unit: milliseconds. Absent: none. */
  readonly timeoutMs?: number | undefined;
}
/** Per query, per file. */
export type ScreenAnswer =
  | { readonly id: number; readonly findings: readonly (readonly DetailedMatch[])[] }
  | { readonly id: number; readonly error: string; readonly isTimeout: boolean };

const open = new Map<string, Screening>();

/** Loads the requested indexes and unloads those of former versions. */
function indexesOf({ files, active }: ScreenOrder): Screening[] {
  for (const file of open.keys()) if (!active.includes(file)) open.delete(file);
  return files.map((file) => {
    const known = open.get(file) ?? new Screening(readIndex(file));
    open.set(file, known);
    return known;
  });
}

function search(indexes: readonly Screening[], order: ScreenOrder): DetailedMatch[][] {
  const { queries, threshold, review, limit, timeoutMs } = order;
  const deadline = timeoutMs === undefined ? {} : { deadline: performance.now() + timeoutMs };
  return queries.map((query) =>
    indexes
      .flatMap((index) => index.findings(query, { threshold, review, limit, ...deadline }))
      .sort((a, b) => b.match.score - a.match.score)
      .slice(0, limit),
  );
}

function answer(order: ScreenOrder): ScreenAnswer {
  const { id } = order;
  try {
    return { id, findings: search(indexesOf(order), order) };
  } catch (error) {
    if (error instanceof SearchTimeoutError) return { id, error: String(error), isTimeout: true };
    open.clear();
    return { id, error: String(error), isTimeout: false };
  }
}

parentPort?.on('message', (order: ScreenOrder) => parentPort?.postMessage(answer(order)));
