import { parentPort } from 'node:worker_threads';
import { type DetailedMatch, type Query, readIndex, Screening } from '@dossier/screening';

/** Message to the thread: indexes by their files, and the queries for each. */
export interface ScreenOrder {
  readonly id: number;
  readonly files: readonly string[];
  readonly queries: readonly Query[];
  readonly threshold: number;
  readonly review: number;
  readonly limit: number;
}
/** Per query, per file. */
export type ScreenAnswer =
  | { readonly id: number; readonly findings: readonly (readonly DetailedMatch[])[] }
  | { readonly id: number; readonly error: string };

const open = new Map<string, Screening>();

/** Keeps the requested indexes and unloads the others: only active versions are in memory. */
function indexesOf(files: readonly string[]): Screening[] {
  for (const file of open.keys()) if (!files.includes(file)) open.delete(file);
  return files.map((file) => {
    const known = open.get(file) ?? new Screening(readIndex(file));
    open.set(file, known);
    return known;
  });
}

function answer({ id, files, queries, threshold, review, limit }: ScreenOrder): ScreenAnswer {
  try {
    const indexes = indexesOf(files);
    const findings = queries.map((query) =>
      indexes
        .flatMap((index) => index.findings(query, { threshold, review, limit }))
        .sort((a, b) => b.match.score - a.match.score)
        .slice(0, limit),
    );
    return { id, findings };
  } catch (error) {
    open.clear();
    return { id, error: String(error) };
  }
}

parentPort?.on('message', (order: ScreenOrder) => parentPort?.postMessage(answer(order)));
