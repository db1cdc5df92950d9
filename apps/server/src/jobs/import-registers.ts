import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisterProblem } from '@dossier/domain/register-import';
import { dateText, type FileStore, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { Row } from '../collections/rows.ts';
import { type ImportReport, importRegistryFile } from '../registry/import-file.ts';
import { NotARegister } from '../registry/not-a-register.ts';
import { storedRegistry } from '../registry/stored-registry.ts';
import { claimJob, isStillOurs, leaseFrom } from '../runtime/claim-job.ts';
import { dayOf } from '../runtime/clock.ts';
import { deleteListFiles, fetchListFiles } from '../screening/list-files.ts';
import { orderSweep } from '../screening/order-sweep.ts';
import type { JobLog } from './job-log.ts';

type Import = Row<'register_imports'>;

export interface RegisterParts {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
  readonly dataFolder: string;
  readonly now: () => Date;
  readonly log: JobLog;
}

/** An import during which the process died this often has failed. */
const maxAttempts = 5;
/** Interval of progress and of the renewal of the lease. Unit: milliseconds. */
const progressMs = 1_000;

class Stopped extends Error {}

/** Reads uploaded registers. Companies of an import that was interrupted stay; it begins again and replaces them. */
export async function importRegisters(parts: RegisterParts, isStopping: () => boolean = () => false): Promise<void> {
  while (!isStopping()) {
    const claimed = await claimJob(parts.store, 'register_imports', parts.now);
    if (!claimed) return;
    if (claimed.attempts > maxAttempts) await settle(parts, claimed, { state: 'failed', problem: 'interrupted' });
    else await importOne(parts, claimed, isStopping);
  }
}

async function importOne(parts: RegisterParts, claimed: Import, isStopping: () => boolean): Promise<void> {
  const { store, files, dataFolder, now } = parts;
  const folder = join(dataFolder, 'registers', claimed.id);
  let reportedAt = 0;
  const onProgress = async (report: ImportReport) => {
    if (isStopping()) throw new Stopped();
    if (now().getTime() - reportedAt < progressMs) return;
    reportedAt = now().getTime();
    if (!(await save(parts, claimed, { ...figuresOf(report), lease_until: leaseFrom(now()) }))) throw new Stopped();
  };
  try {
    const path = await fetchListFiles(files, claimed.id, claimed.files ?? [], folder, 'registers');
    const report = await importRegistryFile(path, storedRegistry(store), { today: dayOf(now()), onProgress });
    await store.dialect.refreshStatistics('all');
    // Subscriptions to register changes are checked against the imported data.
    await store.transaction((records) => orderSweep(records, 'register'), { operation: 'import-register' });
    await settle(parts, claimed, { ...figuresOf(report), state: 'done' });
  } catch (error) {
    if (error instanceof Stopped) await save(parts, claimed, { state: 'waiting', lease_until: '' });
    else await fail(parts, claimed, error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const figuresOf = ({ read, written, skipped, faults }: ImportReport) => ({
  read,
  written,
  skipped,
  faults: [...faults],
});

/** Records what the command on the server imported, so that leads see it. */
export async function recordCommandImport(
  store: Store<DeskSchema>,
  fileName: string,
  report: ImportReport,
): Promise<void> {
  await store.transaction(
    async (records) => {
      const now = records.now;
      const done = { state: 'done', source: 'command', started_at: now, ended_at: now } as const;
      await records.create('register_imports', { ...done, file_name: fileName.slice(0, 300), ...figuresOf(report) });
    },
    { operation: 'record-register-import' },
  );
}

async function fail(parts: RegisterParts, claimed: Import, error: unknown): Promise<void> {
  const problem: RegisterProblem = error instanceof NotARegister ? 'not-a-register' : 'unreadable';
  parts.log.warn(
    { import: claimed.id, problem, error: String(error) },
    'an uploaded company register was not imported',
  );
  await settle(parts, claimed, { state: 'failed', problem });
}

/** @returns false when the import belongs to another process */
function save({ store }: RegisterParts, claimed: Import, values: Partial<Import>): Promise<boolean> {
  return store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('register_imports', claimed.id), claimed)) return false;
      await records.update('register_imports', claimed.id, values);
      return true;
    },
    { operation: 'report-register-import' },
  );
}

/** The file is deleted: what was imported is in the database, and the publisher has the file. */
async function settle(parts: RegisterParts, claimed: Import, values: Partial<Import>): Promise<void> {
  const ended = { ...values, ended_at: dateText(parts.now()), lease_until: '' };
  if (await save(parts, claimed, ended))
    await deleteListFiles(parts.files, claimed.id, claimed.files ?? [], 'registers');
}
