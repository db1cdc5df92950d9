import {
  type FileStore,
  readIdentity,
  type Store,
  type SweepRefusal,
  type SweepResult,
  sweepFiles,
} from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import { needsListFile, sweepListFiles } from '../screening/sweep-list-files.ts';
import type { JobLog } from './job-log.ts';

/** Unit: milliseconds. Longer than any upload takes between storing its file and inserting its row. */
const minAge = 24 * 3_600_000;

export interface FileSweep {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly log: JobLog;
}

/** Moves files without a row to the bin, left when a process was killed during an upload. Logs every sweep. */
export async function sweepOrphanFiles(parts: FileSweep, isStopping: () => boolean): Promise<SweepResult> {
  const { store, files, log } = parts;
  const now = parts.now();
  const before = new Date(now.getTime() - minAge);
  const { reader } = store;
  const result = await sweepFiles({
    files,
    reader,
    collections: store.collections.values(),
    now,
    before,
    databaseCreated: (await readIdentity(store.dialect))?.created,
    isNeeded: needsListFile(reader),
    isStopping,
  });
  const isTrusted = result.refusal === undefined;
  const listFiles = isTrusted ? await sweepListFiles({ files, reader, before, isStopping }) : 0;
  logSweep(log, result, listFiles);
  return result;
}

const sentences: Readonly<Record<SweepRefusal, string>> = {
  'database-younger-than-files':
    'No file was removed: files without a record are older than this database. Check that DATABASE_URL and DOSSIER_DATA belong together, and restore the database of these files.',
  'too-many-orphans':
    'No file was removed: too many files have no record in this database. Check that DATABASE_URL and DOSSIER_DATA belong together, and restore the newest backup of the database.',
};

function logSweep(log: JobLog, { refusal, ...counts }: SweepResult, listFiles: number): void {
  const facts = { job: 'sweep-files', ...counts, listFiles };
  if (refusal) log.warn(facts, sentences[refusal]);
  else if (counts.binned + counts.restored + counts.deleted > 0) log.warn(facts, sweptSentence);
  else if (listFiles > 0) log.warn(facts, listFilesSentence);
  else log.info(facts, 'All files have a record.');
}

const listFilesSentence = 'Deleted the files of screening lists that were removed or replaced by a newer version.';

const sweptSentence =
  'Moved files without a record to files/bin, where they are deleted after 30 days; files that a record refers to were moved back.';
