import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadProblem } from '@dossier/domain/screening';
import { dateText, type FileStore, type Store } from '@dossier/records';
import {
  BuildLimitError,
  type ListFormat,
  type ListOutcome,
  writeIndexOf,
} from '@dossier/screening/without-dictionaries';
import type { DeskSchema } from '../collections/index.ts';
import type { Row } from '../collections/rows.ts';
import type { AddressPolicy } from '../runtime/address-policy.ts';
import { claimJob, isStillOurs, leaseFrom } from '../runtime/claim-job.ts';
import { activateListVersion } from './activate-list.ts';
import { indexFileName } from './index-file.ts';
import { deleteListFiles, fetchListFiles, storeListFiles } from './list-files.ts';

export interface LoadParts {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
  /** Folder of this process's indexes. */
  readonly folder: string;
  readonly now: () => Date;
  readonly addresses: AddressPolicy;
  /** Builds the index file of a version; absent: in a child process. */
  readonly read?: typeof writeIndexOf;
}

type Load = Row<'screening_loads'>;
type List = Row<'screening_lists'>;

/** Minimum interval between progress updates. Unit: milliseconds. */
const progressIntervalMs = 1_000;
/** A load during which the process died this often is not retried. */
const maxAttempts = 3;

/**
 * Processes every due load. Several processes may do it at once.
 * @returns the number of loads
 */
export async function runDueLoads(parts: LoadParts, isStopping: () => boolean = () => false): Promise<number> {
  let done = 0;
  while (!isStopping()) {
    const load = await claimJob(parts.store, 'screening_loads', parts.now);
    if (!load) return done;
    await loadOne(parts, load);
    done += 1;
  }
  return done;
}

/**
 * Reads one version in a child process and activates it when it is valid. The last accepted version stays active
 * until then.
 */
async function loadOne(parts: LoadParts, claimed: Load): Promise<void> {
  const work = join(parts.folder, `loading-${claimed.id}`);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true, mode: 0o700 });
  const stopRenewing = renewLease(parts, claimed);
  try {
    const list = await parts.store.reader.need('screening_lists', claimed.list);
    if (claimed.attempts > maxAttempts) return await fail(parts, claimed, 'failed', 'interrupted');
    const load = await withFiles(parts, claimed, list, work);
    if (load) await readAndActivate(parts, { list, load, work });
  } finally {
    stopRenewing();
    await rm(work, { recursive: true, force: true });
  }
}

/** The load with its stored files; fetches those of an address first. Undefined when that failed. */
async function withFiles(parts: LoadParts, load: Load, list: List, work: string): Promise<Load | undefined> {
  if ((load.files ?? []).length > 0) return load;
  const path = join(work, 'fetched');
  const { fetchList } = await import('./fetch-list.ts');
  const fetched = await fetchList(list.address, path, parts.addresses);
  if (!fetched.ok) {
    await fail(parts, load, 'failed', fetched.problem, fetched.facts);
    return undefined;
  }
  const stored = await storeListFiles(parts.files, load.id, [{ name: fetched.name, path }]);
  return parts.store.transaction((records) => records.update('screening_loads', load.id, stored), {
    operation: 'load-screening-list',
  });
}

interface Reading {
  readonly list: List;
  readonly load: Load;
  readonly work: string;
}

async function readAndActivate(parts: LoadParts, { list, load, work }: Reading): Promise<void> {
  const path = await fetchListFiles(parts.files, load.id, load.files ?? [], join(work, 'files'));
  const index = join(work, 'index');
  const lastGood = list.load === '' ? {} : { lastGoodEntries: list.entries };
  const order = { format: list.format as ListFormat, path, name: list.id, ...lastGood };
  const read = parts.read ?? writeIndexOf;
  const [outcome] = await read([order], index, progressReporter(parts, load)).catch((error: unknown) => {
    if (error instanceof BuildLimitError) return [error];
    throw error;
  });
  if (outcome instanceof BuildLimitError)
    return fail(parts, load, 'refused', 'list-too-complex', { detail: outcome.message });
  if (!outcome) throw new Error('the index build returned no result');
  const problem = problemOf(outcome);
  if (!outcome.ok || problem) {
    const facts = outcome.ok ? {} : factsOf(outcome.refusal);
    const bad = outcome.ok ? outcome.list.bad : outcome.bad;
    return fail(parts, { ...load, bad: [...bad] }, 'refused', problem ?? 'list-unreadable', facts);
  }
  await rename(index, join(parts.folder, indexFileName(load.id)));
  const replaced = await activateListVersion(parts.store, load, outcome.list);
  if (replaced) await deleteListFiles(parts.files, replaced.id, replaced.files ?? []);
}

function problemOf(outcome: ListOutcome): LoadProblem | undefined {
  if (!outcome.ok) return outcome.refusal.code;
  return outcome.list.partial ? 'list-partial' : undefined;
}

function factsOf(refusal: Extract<ListOutcome, { ok: false }>['refusal']): Record<string, string | number> {
  const { code: _, detail, ...numbers } = refusal;
  return { detail: detail.slice(0, 200), ...numbers };
}

/** Reports the progress of reading; a list of a million entries takes minutes. */
function progressReporter({ store }: LoadParts, load: Load): (progress: { readonly entries: number }) => void {
  let lastReportedAt = 0;
  return ({ entries }) => {
    if (Date.now() - lastReportedAt < progressIntervalMs) return;
    lastReportedAt = Date.now();
    void store
      .transaction(
        async (records) => {
          if (isStillOurs(await records.get('screening_loads', load.id), load))
            await records.update('screening_loads', load.id, { entries });
        },
        { operation: 'load-screening-list' },
      )
      .catch(() => undefined);
  };
}

/** Renews the lease while a file is fetched or read. */
function renewLease({ store, now }: LoadParts, load: Load): () => void {
  const timer = setInterval(() => {
    void store
      .transaction(
        async (records) => {
          if (isStillOurs(await records.get('screening_loads', load.id), load))
            await records.update('screening_loads', load.id, { lease_until: leaseFrom(now()) });
        },
        { operation: 'load-screening-list' },
      )
      .catch(() => undefined);
  }, 15_000);
  timer.unref();
  return () => clearInterval(timer);
}

async function fail(
  { store, files, now }: LoadParts,
  load: Load,
  state: 'refused' | 'failed',
  problem: LoadProblem,
  facts: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('screening_loads', load.id), load)) return;
      const bad = load.bad ?? [];
      await records.update('screening_loads', load.id, {
        state,
        problem,
        facts: { ...facts },
        bad: [...bad],
        bad_count: bad.length,
        ended_at: dateText(now()),
        lease_until: '',
      });
      await records.update('screening_lists', load.list, { last_result: state });
    },
    { operation: 'load-screening-list' },
  );
  // The files of a refused version are not needed as evidence: its errors are in the row.
  await deleteListFiles(files, load.id, load.files ?? []);
}
