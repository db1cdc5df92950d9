import type { Change, FileStore, Store } from '@dossier/records';
import type { Desk } from '../collections/index.ts';
import type { Origins } from '../config.ts';
import type { Mailer } from '../ports.ts';
import { keepMissingReports } from '../report/keep-on-completion.ts';
import { afterCommit } from './after-commit.ts';
import { remindOfDeadlines } from './deadlines.ts';
import { type Job, type JobLoop, startJobs } from './job-loop.ts';
import { sendDueMails } from './outbox.ts';
import { sweepOrphanFiles } from './sweep-files.ts';

export interface JobParts {
  readonly store: Store<Desk>;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly origins: Origins;
  readonly now: () => Date;
  readonly report: (job: string, error: unknown) => void;
}

/** The desk's own work in the background. */
export function startDeskJobs(parts: JobParts): JobLoop {
  const jobs: readonly Job[] = [
    { name: 'outbox', everyMs: 10_000, run: (isStopping) => sendDueMails(parts, isStopping) },
    { name: 'keep-reports', everyMs: 3_600_000, run: (isStopping) => keepMissingReports(parts, isStopping) },
    { name: 'sweep-files', everyMs: 86_400_000, run: (isStopping) => sweepOrphanFiles(parts, isStopping) },
    { name: 'deadlines', everyMs: 3_600_000, run: () => remindOfDeadlines(parts) },
  ];
  const loop = startJobs(jobs, parts.report);
  const wakeForMail = (changes: readonly Change[]) => {
    if (changes.some(({ collection, action }) => collection === 'mail_outbox' && action === 'create'))
      loop.wake('outbox');
  };
  const stopListening = afterCommit(parts.store, wakeForMail, (error) => parts.report('outbox', error));
  return {
    wake: loop.wake,
    async stop() {
      stopListening();
      await loop.stop();
    },
  };
}
