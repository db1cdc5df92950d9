import type { FileContent } from '@dossier/records';
import type { Endpoint } from '@dossier/records/extension';

/** Log entry of a request. Only operators read `data`. */
export interface LogEntry {
  readonly id: string;
  readonly created: string;
  /** 0 is information, 8 an error. */
  readonly level: number;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface LogBook {
  note(entry: Omit<LogEntry, 'id' | 'created'>): void;
  /** Newest first. */
  entries(): readonly LogEntry[];
}

/** A scheduled job; `expression` has the five fields of cron. */
export interface Cron {
  readonly id: string;
  readonly expression: string;
  run(): Promise<void>;
}

export interface Backup {
  readonly key: string;
  /** Date text. */
  readonly modified: string;
  /** Bytes. */
  readonly size: number;
}

export interface Backups {
  list(): Promise<Backup[]>;
  /** @throws ApiError 400 when the name exists or another backup is in progress */
  create(name: string): Promise<void>;
  /** A temporary file may be moved. */
  upload(name: string, content: FileContent): Promise<void>;
  /** Absolute path of the file; undefined when there is none. */
  find(key: string): Promise<{ readonly path: string; readonly size: number } | undefined>;
  delete(key: string): Promise<boolean>;
  /**
   * Checks the backup, replaces the data and restarts the server after the response.
   * @throws ApiError 400 when it is not a backup
   */
  restore(key: string): Promise<void>;
}

/** Operations for superusers in addition to records. Endpoints of absent operations refuse with a message. */
export interface Operator {
  readonly settings?: {
    /** Validates and stores settings. Throws ApiError 400 with errors by field. */
    change(patch: Readonly<Record<string, unknown>>): Promise<void>;
    /** As they are, without secrets. */
    read(): Readonly<Record<string, unknown>>;
    /** Sends a mail of a collection's template, to try the mail server. Errors: rejects when it could not be sent. */
    sendTest(mail: { readonly to: string; readonly template: string; readonly collection: string }): Promise<void>;
  };
  readonly logs?: LogBook;
  readonly crons?: readonly Cron[];
  readonly backups?: Backups;
}

/** An endpoint that works with the operator's parts. */
export type OperatorEndpoint = (operator: Operator) => Endpoint;
