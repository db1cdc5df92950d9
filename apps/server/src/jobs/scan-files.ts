import { setImmediate } from 'node:timers/promises';
import type { ScanProblem } from '@dossier/domain/malware';
import { dateText, type FileStore, type Store } from '@dossier/records';
import { fileKeyOf } from '../case/file-key.ts';
import { quarantine, scanOperation } from '../case/quarantine.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { recordInfectedFile } from '../reactions/write-history.ts';
import type { MalwareScanner, ScanVerdict } from '../runtime/ports.ts';
import type { JobLog } from './job-log.ts';

export interface ScanParts {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
  readonly scanner?: MalwareScanner;
  readonly now: () => Date;
  readonly log: JobLog;
}

type FileRow = Row<'kyc_docs'>;

/** From the first byte until the verdict; longer than for an upload. Unit: milliseconds. */
const scanMs = 120_000;
/** Another process may scan the file when it has no verdict by then. Unit: milliseconds. */
const leaseMs = 10 * 60_000;
/** Wait after the first attempt at a file that was no use; doubled for each further one. Unit: milliseconds. */
const firstWaitMs = 60_000;
const longestWaitMs = 24 * 3_600_000;
/** Files that are marked in one transaction. */
const markedAtOnce = 500;

/**
 * Scans stored files without a verdict, newest first, while the scanner answers: uploads while it was away, and files
 * from before it was set.
 * @returns the number of files with a verdict
 */
export async function scanStoredFiles(parts: ScanParts, isStopping: () => boolean = () => false): Promise<number> {
  const { scanner } = parts;
  if (!scanner) return 0;
  await markUnscanned(parts, isStopping);
  if (!(await hasDue(parts)) || !(await answers(scanner, parts.log))) return 0;
  let scanned = 0;
  while (!isStopping()) {
    const file = await claim(parts);
    if (!file) return scanned;
    const verdict = await verdictOn({ ...parts, scanner }, file);
    await settle(parts, file, verdict);
    if (verdict.result !== 'not-scanned') scanned += 1;
    else if (isOfScanner(verdict.problem)) return scanned;
  }
  return scanned;
}

/** The scanner is away: the other files would wait for it in vain. */
const isOfScanner = (problem: ScanProblem): boolean => ['unreachable', 'closed', 'time-out'].includes(problem);

/** The connection failed before anything was sent, so it is no fault of the file. */
const isNoAttempt = (problem: ScanProblem): boolean => problem === 'unreachable';

async function answers(scanner: MalwareScanner, log: JobLog): Promise<boolean> {
  try {
    await scanner.version();
    return true;
  } catch (error) {
    log.warn({ job: 'scan-files', err: error }, 'the malware scanner does not answer; files wait for it');
    return false;
  }
}

/** Files without a result were stored before a scanner was set. Screens say of them that they are not scanned. */
async function markUnscanned({ store, now }: ScanParts, isStopping: () => boolean): Promise<void> {
  let marked = markedAtOnce;
  while (marked === markedAtOnce && !isStopping()) {
    if ((await store.reader.count('kyc_docs', 'scan = ""', {})) === 0) return;
    const rows = await store.transaction(
      (records) =>
        records.connection.all(
          `UPDATE "kyc_docs" SET "scan" = 'waiting', "scan_next_at" = ?
           WHERE "id" IN (SELECT "id" FROM "kyc_docs" WHERE "scan" = '' LIMIT ${markedAtOnce}) RETURNING "id"`,
          [dateText(now())],
        ),
      { operation: scanOperation },
    );
    marked = rows.length;
    // Others get their turn.
    await setImmediate();
  }
}

const isDue = 'scan = "waiting" && scan_next_at <= {:due}';

async function hasDue({ store, now }: ScanParts): Promise<boolean> {
  return (await store.reader.first('kyc_docs', isDue, { due: dateText(now()) })) !== undefined;
}

/** Claims the file that was due last, so that new uploads do not wait for the stock of an old desk. */
function claim({ store, now }: ScanParts): Promise<FileRow | undefined> {
  const lease = dateText(new Date(now().getTime() + leaseMs));
  return store.transaction(
    async (records) => {
      const [taken] = await records.connection.all(
        `UPDATE "kyc_docs" SET "scan_next_at" = ?, "scan_attempts" = "scan_attempts" + 1
         WHERE "id" = (SELECT "id" FROM "kyc_docs" WHERE "scan" = 'waiting' AND "scan_next_at" <= ?
           ORDER BY "scan_next_at" DESC LIMIT 1${store.dialect.sql.skipLocked ?? ''}) RETURNING "id"`,
        [lease, dateText(now())],
      );
      return taken ? records.get('kyc_docs', String(taken['id'])) : undefined;
    },
    { operation: scanOperation },
  );
}

async function verdictOn({ scanner, files }: ScanParts & { scanner: MalwareScanner }, file: FileRow) {
  try {
    return await scanner.scan(() => files.read(fileKeyOf(file)), scanMs);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { result: 'not-scanned', problem: 'missing' } satisfies ScanVerdict;
  }
}

/** Has no effect when another process has the file in the meantime, or it was removed. */
async function settle({ store, now, log }: ScanParts, file: FileRow, verdict: ScanVerdict): Promise<void> {
  const isSettled = await store.transaction(
    async (records) => {
      const current = await records.get('kyc_docs', file.id);
      if (current?.scan !== 'waiting' || current.scan_attempts !== file.scan_attempts) return false;
      await write(records, current, verdict, now());
      return true;
    },
    { operation: scanOperation },
  );
  if (!isSettled || verdict.result !== 'infected') return;
  const { id, sha256 } = file;
  log.warn({ malware: 'stored', sha256, signature: verdict.signature, file: id }, 'malware in a stored file: closed');
}

async function write(records: DeskRecordsStore, file: FileRow, verdict: ScanVerdict, now: Date): Promise<void> {
  if (verdict.result === 'infected') {
    await recordInfectedFile(records, file, verdict.signature);
    return quarantine(records, file.id, verdict.signature);
  }
  const values = verdict.result === 'clean' ? cleanAt(records.now) : waitAfter(file, verdict.problem, now);
  await records.update('kyc_docs', file.id, values);
}

const cleanAt = (moment: string) => ({ scan: 'clean', scanned_at: moment, scan_problem: '' }) as const;

function waitAfter({ scan_attempts: tried }: FileRow, problem: ScanProblem, now: Date) {
  const attempts = isNoAttempt(problem) ? tried - 1 : tried;
  const waitMs = isNoAttempt(problem) ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - 1));
  const next = dateText(new Date(now.getTime() + waitMs));
  return { scan_problem: problem, scan_attempts: attempts, scan_next_at: next };
}
