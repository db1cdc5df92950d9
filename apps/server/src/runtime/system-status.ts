import type { PortalName } from '@dossier/domain/portal';
import type { ProgramVersion } from '@dossier/records';
import type { Config } from './config.ts';

/** How the runs of a background job of this process went since its start. */
export interface JobStatus {
  readonly name: string;
  running: number;
  lastAt: Date | undefined;
  nextAt: Date | undefined;
  /** Times of failed runs, newest last, a few. */
  readonly failures: Date[];
}

/** A failed request or run. Without addresses, names and values. */
export interface NotedError {
  readonly at: Date;
  /** '' for a job. */
  readonly requestId: string;
  /** Method and route without values, or the name of a job. */
  readonly where: string;
  /** 0 for a job. */
  readonly status: number;
  readonly portal: PortalName | '';
}

/** Errors and failures that are kept. */
const kept = 50;

/** What this process knows about itself, for the page System. Lost with the process: the log has all of it. */
export class SystemStatus {
  readonly startedAt: Date;
  readonly jobs = new Map<string, JobStatus>();
  readonly #errors: NotedError[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
    this.startedAt = now();
  }

  /** Newest first. */
  get errors(): readonly NotedError[] {
    return this.#errors.toReversed();
  }

  noteError(error: Omit<NotedError, 'at'>): void {
    this.#errors.push({ ...error, at: this.#now() });
    if (this.#errors.length > kept) this.#errors.shift();
  }

  began(job: string): void {
    const status = this.#statusOf(job);
    status.running += 1;
    status.lastAt = this.#now();
  }

  /** @param afterMs until the next run. Unit: milliseconds */
  ended(job: string, hasFailed: boolean, afterMs: number): void {
    const status = this.#statusOf(job);
    status.running -= 1;
    status.nextAt = new Date(this.#now().getTime() + afterMs);
    if (!hasFailed) return;
    status.failures.push(this.#now());
    if (status.failures.length > kept) status.failures.shift();
    this.noteError({ requestId: '', where: job, status: 0, portal: '' });
  }

  #statusOf(name: string): JobStatus {
    const known = this.jobs.get(name);
    if (known) return known;
    const status: JobStatus = { name, running: 0, lastAt: undefined, nextAt: undefined, failures: [] };
    this.jobs.set(name, status);
    return status;
  }
}

/** What views need to know about the process and its settings. */
export interface SystemFacts {
  readonly status: SystemStatus;
  readonly program: ProgramVersion;
  readonly config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'files' | 'backup' | 'mail' | 'demo' | 'clamd'>;
}
