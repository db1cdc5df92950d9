import type { Endpoint } from '@dossier/records/extension';

/** What happened at a request. `data` is read by operators alone. */
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
  /** Errors: 400 when there is one of that name, or another one is being made. */
  create(name: string): Promise<void>;
  upload(name: string, bytes: Uint8Array): Promise<void>;
  /** Absolute path of the file; undefined when there is none. */
  find(key: string): Promise<{ readonly path: string; readonly size: number } | undefined>;
  delete(key: string): Promise<boolean>;
  /** Checks it, then replaces the data and starts anew after the answer. Errors: 400 when it is no backup. */
  restore(key: string): Promise<void>;
}

/** What a program lets its superusers do beside records. What is left out is refused in a sentence. */
export interface Operator {
  readonly settings?: {
    /** Checked and kept. Errors: 400 by field. */
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
