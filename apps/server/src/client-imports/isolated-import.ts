import type { CheckedRow, CheckRules, FileRow } from '@dossier/domain/client-import/check-rows';
import { inspectionTurns } from '../documents/inspection-turns.ts';
import { LimitedProcesses, type ProcessLimits } from '../documents/limited-processes.ts';
import type { FileProblem, ReadFile } from './read-file.ts';

interface ReadOrder {
  readonly kind: 'read';
  readonly path: string;
  /** Of the file, which names the only table of a CSV. */
  readonly name: string;
}

interface CheckOrder extends Pick<CheckRules, 'choices' | 'dateOrder' | 'sameBy' | 'today'> {
  readonly kind: 'check';
  readonly rows: readonly FileRow[];
  readonly known: readonly string[];
}

export type ImportOrder = ReadOrder | CheckOrder;

const processes = new LimitedProcesses<ImportOrder, unknown>({
  module: new URL('./import-process.ts', import.meta.url),
  limits: { memoryMb: 640, timeMs: 60_000 },
});

/**
 * Reads a file of clients in a child process, in turn with inspections of files.
 * @param person one file at a time is opened per person
 * @returns `too-complex` at the limit of time or memory
 */
export async function readIsolated(
  file: Omit<ReadOrder, 'kind'>,
  person: string,
  limits?: ProcessLimits,
): Promise<ReadFile | FileProblem | 'too-complex'> {
  return inspectionTurns.run(person, () => processes.run({ kind: 'read', ...file }, limits)) as Promise<
    ReadFile | FileProblem | 'too-complex'
  >;
}

/** Checks all rows of a file in a child process. */
export async function checkIsolated(
  order: Omit<CheckOrder, 'kind'>,
  person: string,
): Promise<readonly CheckedRow[] | 'too-complex'> {
  return inspectionTurns.run(person, () => processes.run({ kind: 'check', ...order })) as Promise<
    readonly CheckedRow[] | 'too-complex'
  >;
}
