import type { SqlRow, SqlValue } from '../../core/sql-value.ts';

/** Settings of a connection. Unit of times: milliseconds. */
export interface PostgresSession {
  readonly url: string;
  /** The database cancels statements after this time; 0 for never. */
  readonly statementTimeout: number;
  /** Time after which an unanswered connection is examined. The other times follow from it. */
  readonly silentMs: number;
  /** Ends the connection when the database no longer knows it. Absent: only the operating system's timeouts apply. */
  readonly watch?: Watch;
}

/** Observes open connections. */
export interface Watch {
  add(session: WatchedSession): void;
  delete(session: WatchedSession): void;
  /** Records that a connection could not be opened. */
  connectFailed(): void;
}

/** An open connection. */
export interface WatchedSession {
  /** The name of this session in `pg_stat_activity`. */
  readonly name: string;
  /** Time since the last sign of the server, while statements wait for it; 0 when none waits. Unit: milliseconds. */
  silence(): number;
  query(sql: string, params: readonly SqlValue[]): Promise<SqlRow[]>;
  /** Closes the connection without the server; pending statements fail with the error. */
  destroy(error: Error): void;
  end(): Promise<void>;
}
