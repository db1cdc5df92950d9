import { randomUUID } from 'node:crypto';
import { OutcomeUnknown } from '../../core/errors.ts';
import type { SqlRow, SqlValue } from '../../core/sql-value.ts';
import type { Connection, FeedEntry } from '../dialect.ts';
import type { CommitControl } from '../group-commit.ts';
import { PostgresClient } from './client.ts';
import { wasCommitted } from './commit-outcome.ts';
import type { PostgresSession } from './session.ts';

/** Serialization failure and deadlock: the transaction was rolled back and can be retried. */
const retryable = new Set<unknown>(['40001', '40P01']);
const uniqueViolationCode = '23505';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? (error as Error & { code: unknown }).code : undefined;

/** Columns of the violated unique index, by error. */
export const violatedColumns = new WeakMap<Error, readonly string[]>();

const indexColumns = `
  SELECT coalesce(a.attname::text, pg_get_indexdef(i.indexrelid, k.n, true)) AS term
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace s ON s.oid = c.relnamespace
  CROSS JOIN LATERAL generate_series(1, i.indnkeyatts::integer) AS k(n)
  LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[k.n - 1]
  WHERE s.nspname = ? AND c.relname = ? ORDER BY k.n`;

/** Publishes the entries of a transaction under a key, by which it can be found when its COMMIT was not confirmed. */
type Publish = (client: PostgresClient, entries: readonly FeedEntry[], key: string) => Promise<void>;

/** The writing connection. It does not wait for the results of savepoint statements. */
export class PostgresWriter implements CommitControl {
  readonly connection: Connection;
  readonly readsSnapshot = true;
  readonly #session: PostgresSession;
  readonly #publish: Publish;
  #client: PostgresClient | undefined;
  #doom: unknown;
  #isCommitting = false;
  #hasWritten = false;
  #depth = 0;
  #notes: FeedEntry[] = [];

  constructor(session: PostgresSession, publish: Publish) {
    this.#session = session;
    this.#publish = publish;
    this.connection = {
      all: (sql, params) => this.#all(sql, params),
      run: (sql, params) => this.#run(sql, params),
      nested: (run) => this.#nested(run),
    };
  }

  note(entries: readonly FeedEntry[]): void {
    this.#notes.push(...entries);
  }

  async begin(): Promise<void> {
    this.#doom = undefined;
    this.#isCommitting = false;
    this.#hasWritten = false;
    this.#notes = [];
    if (!this.#client || this.#client.failure) this.#client = await PostgresClient.connect(this.#session);
    this.#send('BEGIN ISOLATION LEVEL SERIALIZABLE');
  }

  async commit(): Promise<void> {
    const client = this.#open();
    const key = randomUUID();
    try {
      this.#isCommitting = true;
      const published = this.#notes.length > 0 ? this.#publish(client, this.#notes, key) : undefined;
      // Pipelined: PostgreSQL rolls back at COMMIT if a statement before it failed.
      const committed = client.commit();
      // The first error is the cause.
      const [publishing, committing] = await Promise.allSettled([published, committed]);
      for (const one of [publishing, committing]) if (one.status === 'rejected') throw one.reason;
    } catch (error) {
      if (!client.failure) throw this.#note(error);
      if (await this.#wasCommitted(client, key, error)) return;
      this.#isCommitting = false;
      throw error;
    }
  }

  /** @throws OutcomeUnknown when it cannot be found out */
  async #wasCommitted(client: PostgresClient, key: string, cause: unknown): Promise<boolean> {
    if (!this.#hasWritten) return false;
    const outcome = this.#notes.length > 0 ? await wasCommitted(this.#session, client.name, key) : undefined;
    if (outcome === undefined) throw new OutcomeUnknown(cause);
    return outcome;
  }

  async rollback(): Promise<void> {
    if (!this.#client || this.#client.failure) return;
    await this.#client.script('ROLLBACK').catch(() => undefined);
  }

  isOpen(): boolean {
    return this.#doom === undefined && this.#client?.failure === undefined;
  }

  /** False when the connection broke after COMMIT was sent and the outcome is unknown: the body must not be retried. */
  mayRetry(): boolean {
    if (retryable.has(codeOf(this.#doom))) return true;
    return this.#client?.failure !== undefined && !this.#isCommitting;
  }

  async end(): Promise<void> {
    await this.#client?.end();
  }

  #open(): PostgresClient {
    if (!this.#client) throw new Error('No transaction is open.');
    return this.#client;
  }

  #note(error: unknown): unknown {
    if (retryable.has(codeOf(error))) this.#doom ??= error;
    return error;
  }

  async #all(sql: string, params: readonly SqlValue[]): Promise<SqlRow[]> {
    try {
      return await this.#open().query(sql, params);
    } catch (error) {
      throw this.#note(error);
    }
  }

  /** Runs in a savepoint, so that a failed statement does not abort the whole transaction. */
  async #run(sql: string, params: readonly SqlValue[]): Promise<void> {
    const client = this.#open();
    this.#hasWritten = true;
    this.#send('SAVEPOINT w');
    const done = client.query(sql, params);
    this.#send('RELEASE SAVEPOINT w');
    try {
      await done;
    } catch (error) {
      this.#send('ROLLBACK TO SAVEPOINT w; RELEASE SAVEPOINT w');
      this.#note(error);
      if (codeOf(error) === uniqueViolationCode) await this.#explain(error as UniqueViolation);
      throw error;
    }
  }

  async #explain(error: UniqueViolation): Promise<void> {
    const rows = await this.#all(indexColumns, [error.schema ?? '', error.constraint ?? '']);
    const columns = rows.map(({ term }) => /\("?([^"()]+)"?(?:\)|::)/.exec(String(term))?.[1] ?? String(term));
    violatedColumns.set(error, columns);
  }

  async #nested<T>(run: () => Promise<T>): Promise<T> {
    const name = `s${this.#depth++}`;
    const mark = this.#notes.length;
    this.#send(`SAVEPOINT ${name}`);
    try {
      const value = await run();
      this.#send(`RELEASE SAVEPOINT ${name}`);
      return value;
    } catch (error) {
      this.#notes.length = Math.min(mark, this.#notes.length);
      if (this.isOpen()) this.#send(`ROLLBACK TO SAVEPOINT ${name}; RELEASE SAVEPOINT ${name}`);
      throw error;
    } finally {
      this.#depth--;
    }
  }

  /** Ignores errors: the next statement or the COMMIT then fails as well. */
  #send(sql: string): void {
    this.#open()
      .script(sql)
      .catch((error) => this.#note(error));
  }
}

interface UniqueViolation extends Error {
  readonly schema?: string;
  readonly constraint?: string;
}
