import { mailSenders } from '@dossier/domain/limits';
import type { Change, FileStore, FilledIndex, Store } from '@dossier/records';
import { clearOldImports } from '../client-imports/clear-imports.ts';
import { runDueImports } from '../client-imports/run-imports.ts';
import type { DeskSchema } from '../collections/index.ts';
import { afterCommit } from '../runtime/after-commit.ts';
import type { Config, Origins } from '../runtime/config.ts';
import { restrictDataFolder, uploadsOf } from '../runtime/data-folder.ts';
import { warnOfLowDisk } from '../runtime/disk-space.ts';
import type { Mailer, MalwareScanner } from '../runtime/ports.ts';
import type { SecretBox } from '../runtime/secret-box.ts';
import type { SystemStatus } from '../runtime/system-status.ts';
import type { DeskScreening } from '../screening/open-screening.ts';
import { warnOfDeadlines } from './deadlines.ts';
import { deleteExpiredAccess } from './delete-expired-access.ts';
import { deleteOldContent } from './delete-mail-content.ts';
import { deleteOldNotifications } from './delete-old-notifications.ts';
import { deleteOldUndoSteps } from './delete-old-undo-steps.ts';
import { writeFirstTemplates } from './first-templates.ts';
import { importRegisters } from './import-registers.ts';
import type { JobLog } from './job-log.ts';
import { type Job, type JobLoop, startJobs } from './job-loop.ts';
import { sendDueMails } from './outbox.ts';
import { remindClients } from './remind-clients.ts';
import { scanStoredFiles } from './scan-files.ts';
import { sendDailyNotifications } from './send-daily-notifications.ts';
import { storeMissingReports } from './store-reports.ts';
import { sweepOrphanFiles } from './sweep-files.ts';
import { sweepPresence } from './sweep-presence.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { doSystemRuns } from './system-runs.ts';

export interface JobParts {
  readonly store: Store<DeskSchema>;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly secrets: SecretBox;
  readonly scanner?: MalwareScanner;
  readonly origins: Origins;
  readonly now: () => Date;
  readonly screening: DeskScreening;
  readonly report: (job: string, error: unknown) => void;
  readonly log: JobLog;
  readonly dataFolder: string;
  readonly config: Pick<Config, 'dataFolder' | 'demo'>;
  /** Settings of child processes: those of this one. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Follows the runs of jobs. */
  readonly status: SystemStatus;
  /** Called with each search index that was filled. */
  readonly indexed: (filled: FilledIndex) => void;
}

const jobOfOrder: Readonly<Record<string, string>> = {
  desk: 'reason-templates',
  gk_org: 'reason-templates',
  mail_outbox: 'outbox',
  register_imports: 'register-imports',
  screening_loads: 'list-loads',
  screening_runs: 'screening',
  screening_sweeps: 'rescreening',
  system_runs: 'system-runs',
};

/** The job that a change must start. */
function wakes({ collection, action, before, after }: Change): string | undefined {
  const isWaiting = after?.['state'] === 'waiting' && (after['lease_until'] ?? '') === '';
  if (action === 'create') return jobOfOrder[collection];
  if (collection === 'screening_runs' && isWaiting) return 'screening';
  if (collection === 'mail_outbox' && after?.['state'] === 'waiting')
    return String(after['next_at']) < String(before?.['next_at']) ? 'outbox' : undefined;
  if (collection === 'client_imports' && isWaiting) return 'client-imports';
  const isSooner = after?.['next_run'] !== '' && String(after?.['next_run']) < String(before?.['next_run']);
  return collection === 'gk_subscriptions' && isSooner ? 'rescreening' : undefined;
}

const dayMs = 86_400_000;

/** The background jobs of the server. */
export function startDeskJobs(parts: JobParts): JobLoop {
  const loop = startJobs(jobsOf(parts), parts.report, parts.status);
  const wake = (changes: readonly Change[]) => {
    for (const job of new Set(changes.map(wakes))) if (job !== undefined) loop.wake(job);
  };
  const stopListening = afterCommit(parts.store, wake, (error) => parts.report('outbox', error));
  return {
    wake: loop.wake,
    async stop() {
      stopListening();
      await loop.stop();
    },
  };
}

function jobsOf(parts: JobParts): readonly Job[] {
  const { screening } = parts;
  return [
    {
      name: 'outbox',
      everyMs: 10_000,
      workers: mailSenders,
      run: (isStopping) => sendDueMails(parts, isStopping),
    },
    { name: 'store-reports', everyMs: 3_600_000, run: (isStopping) => storeMissingReports(parts, isStopping) },
    { name: 'sweep-files', everyMs: dayMs, run: (isStopping) => sweepOrphanFiles(parts, isStopping) },
    {
      name: 'sweep-uploads',
      everyMs: 3_600_000,
      run: () => sweepUploads({ folder: uploadsOf(parts.dataFolder), now: parts.now, log: parts.log }),
    },
    { name: 'scan-files', everyMs: 30_000, run: (isStopping) => scanStoredFiles(parts, isStopping) },
    { name: 'disk-space', everyMs: 3_600_000, run: () => warnOfLowDisk(parts) },
    { name: 'file-modes', everyMs: dayMs, run: () => restrictDataFolder(parts.dataFolder) },
    {
      name: 'system-runs',
      everyMs: 30_000,
      // Checks do not wait for a backup.
      workers: 2,
      run: (isStopping) => doSystemRuns(parts, isStopping),
    },
    { name: 'mail-content', everyMs: dayMs, run: (isStopping) => deleteOldContent(parts, isStopping) },
    { name: 'list-loads', everyMs: 30_000, run: (isStopping) => screening.loadLists(isStopping) },
    { name: 'screening', everyMs: 15_000, run: (isStopping) => screening.screenFiles(isStopping) },
    { name: 'rescreening', everyMs: 30_000, run: (isStopping) => screening.rescreen(isStopping) },
    { name: 'indexes', everyMs: dayMs, run: (isStopping) => parts.store.maintainIndexes(isStopping, parts.indexed) },
    { name: 'statistics', everyMs: 3_600_000, run: () => parts.store.dialect.refreshStatistics('stale') },
    { name: 'access-log-retention', everyMs: dayMs, run: (isStopping) => deleteExpiredAccess(parts, isStopping) },
    { name: 'notification-retention', everyMs: dayMs, run: (isStopping) => deleteOldNotifications(parts, isStopping) },
    { name: 'undo-steps', everyMs: dayMs, run: (isStopping) => deleteOldUndoSteps(parts, isStopping) },
    { name: 'deadlines', everyMs: 3_600_000, run: (isStopping) => warnOfDeadlines(parts, isStopping) },
    { name: 'daily-mails', everyMs: 900_000, run: (isStopping) => sendDailyNotifications(parts, isStopping) },
    { name: 'reminders', everyMs: 1_800_000, run: (isStopping) => remindClients(parts, isStopping) },
    { name: 'presence', everyMs: 10_000, run: () => sweepPresence(parts) },
    { name: 'client-imports', everyMs: 15_000, run: (isStopping) => runDueImports(parts, isStopping) },
    { name: 'register-imports', everyMs: 30_000, run: (isStopping) => importRegisters(parts, isStopping) },
    { name: 'import-retention', everyMs: dayMs, run: (isStopping) => clearOldImports(parts, isStopping) },
    { name: 'reason-templates', everyMs: dayMs, run: () => writeFirstTemplates(parts.store) },
  ];
}
