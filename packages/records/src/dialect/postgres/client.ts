import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Client, ClientConfig } from 'pg';
import type { SqlRow, SqlValue } from '../../core/sql-value.ts';
import type { PostgresSession, Watch, WatchedSession } from './session.ts';
import { asUnavailable, isConnectionEnd, StandbyError } from './unavailable.ts';

/** Time for an orderly end of a connection. Unit: milliseconds. */
const endTimeout = 1_000;
/** Idle time before the first TCP keepalive probe; then one per second, ten in all. Unit: milliseconds. */
const keepAliveDelay = 10_000;

/** The server ends sessions of clients that disappeared, so that their locks are released. */
const serverSettings = [
  'jit=off',
  'idle_in_transaction_session_timeout=60000',
  'client_min_messages=error',
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=3',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=20000',
];

/** Maximum prepared statements per connection; the least recently used is evicted first. */
const maxStatements = 300;

/** Replaces NUL, which PostgreSQL does not allow in texts. A Unicode noncharacter, which valid texts do not contain. */
const nulSign = '\ufdd0';

interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Parts of `pg` without public types. */
interface Internals {
  readonly connection: {
    readonly stream: Socket;
    readonly parsedStatements?: Record<string, string>;
    on(event: 'parameterStatus', listener: (status: ParameterStatus) => void): void;
  };
}

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/** One connection: `?` as parameters, named prepared statements, and the same values as SQLite returns. */
export class PostgresClient implements WatchedSession {
  readonly name: string;
  readonly #client: Client;
  readonly #watch: Watch | undefined;
  readonly #statements = new Map<string, Statement>();
  #count = 0;
  /** Statements without an answer. */
  #pending = 0;
  /** Time of the last sign of the server while statements are pending. */
  #heardAt = 0;
  /** Set when the connection is no longer usable. */
  failure: Error | undefined;

  private constructor(client: Client, name: string, watch: Watch | undefined) {
    this.#client = client;
    this.name = name;
    this.#watch = watch;
  }

  /** @throws DatabaseUnavailable when the server is unreachable; other errors when it rejects the connection */
  static async connect({ url, statementTimeout, silentMs, watch }: PostgresSession): Promise<PostgresClient> {
    const name = `records ${randomUUID().slice(0, 13)}`;
    const settings = [...serverSettings, `statement_timeout=${statementTimeout}`];
    const config: ClientConfig & { pipeline: boolean } = {
      connectionString: url,
      application_name: name,
      // To reach the server and to sign in.
      connectionTimeoutMillis: 2 * silentMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelay,
      options: settings.map((setting) => `-c ${setting}`).join(' '),
      types: { getTypeParser } as unknown as NonNullable<ClientConfig['types']>,
      // Pipelining: a savepoint needs no round trip of its own.
      pipeline: true,
    };
    // Loaded only when PostgreSQL is used.
    const { default: pg } = await import('pg');
    const client = new pg.Client(config);
    const opened = new PostgresClient(client, name, watch);
    try {
      await opened.#open();
    } catch (error) {
      watch?.connectFailed();
      throw asUnavailable(error);
    }
    watch?.add(opened);
    return opened;
  }

  async #open(): Promise<void> {
    const { connection } = this.#client as unknown as Internals;
    let isStandby = false;
    connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') isStandby = parameterValue === 'on';
    });
    this.#client.on('error', (error) => {
      this.failure ??= error;
    });
    this.#client.on('end', () => {
      this.failure ??= new Error('The connection to PostgreSQL has ended.');
      this.#watch?.delete(this);
    });
    await this.#client.connect();
    // With TLS the socket is replaced while connecting.
    (this.#client as unknown as Internals).connection.stream.on('data', () => {
      this.#heardAt = performance.now();
    });
    if (!isStandby) return;
    await this.end();
    throw new StandbyError();
  }

  silence(): number {
    return this.#pending === 0 ? 0 : performance.now() - this.#heardAt;
  }

  destroy(error: Error): void {
    this.failure ??= error;
    (this.#client as unknown as Internals).connection.stream.destroy(error);
  }

  /** Registers a listener for notifications of a channel after `LISTEN`. */
  onNotification(listener: () => void): void {
    this.#client.on('notification', listener);
  }

  /** Registers a listener that runs once, when the connection is closed. */
  onEnd(listener: () => void): void {
    this.#client.once('end', listener);
  }

  async query(sql: string, params: readonly SqlValue[]): Promise<SqlRow[]> {
    const statement = this.#statementOf(sql);
    const { name, text } = statement;
    try {
      const values = params.map(toParameter);
      return (await this.#send(() => this.#client.query<SqlRow>({ name, text, values }))).rows;
    } catch (error) {
      // The statement may not have been prepared: the next attempt uses a new name.
      if (this.#statements.get(sql) === statement) this.#statements.delete(sql);
      throw error;
    }
  }

  /** Runs several trusted statements without parameters. */
  async script(sql: string): Promise<void> {
    await this.#send(() => this.#client.query(sql));
  }

  /** @throws when the transaction had failed and was rolled back instead */
  async commit(): Promise<void> {
    const { command } = await this.#send(() => this.#client.query('COMMIT'));
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
  }

  async end(): Promise<void> {
    const timer = setTimeout(() => this.destroy(new Error('The connection did not end in time.')), endTimeout);
    await this.#client.end().catch(() => undefined);
    clearTimeout(timer);
  }

  async #send<T>(run: () => Promise<T>): Promise<T> {
    if (this.#pending === 0) this.#heardAt = performance.now();
    this.#pending += 1;
    try {
      return await run();
    } catch (error) {
      // Some errors announce the end of the connection, before it is closed.
      if (isConnectionEnd(error)) this.failure ??= error;
      throw error;
    } finally {
      this.#pending -= 1;
    }
  }

  #statementOf(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    this.#count += 1;
    const made = { name: `s${this.#count}`, text: numbered(sql) };
    this.#statements.set(sql, made);
    if (this.#statements.size > maxStatements) this.#forgetOldest();
    return made;
  }

  #forgetOldest(): void {
    const [oldest] = this.#statements;
    if (!oldest) return;
    this.#statements.delete(oldest[0]);
    const { parsedStatements } = (this.#client as unknown as Internals).connection;
    if (parsedStatements) delete parsedStatements[oldest[1].name];
    // Fails in a failed transaction; the cost is only the memory of one statement.
    this.script(`DEALLOCATE ${oldest[1].name}`).catch(() => undefined);
  }
}

/** Replaces `?` outside quotes by `$1`, `$2`, …. */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g, (found) => {
    if (found !== '?') return found;
    count += 1;
    return `$${count}`;
  });
}

function toParameter(value: SqlValue): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', nulSign) : value;
  if (typeof value === 'bigint') return String(value);
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}

const toText = (text: string): string => (text.includes(nulSign) ? text.replaceAll(nulSign, '\0') : text);

/** By the OID of the type: bool, int8, int2, int4, float4, float8, numeric. */
const parsers: ReadonlyMap<number, (text: string) => SqlValue> = new Map<number, (text: string) => SqlValue>([
  [16, (text) => (text === 't' ? 1 : 0)],
  ...[20, 21, 23, 700, 701, 1700].map((oid): [number, (text: string) => SqlValue] => [oid, Number]),
]);

function getTypeParser(oid: number): (text: string) => SqlValue {
  return parsers.get(oid) ?? toText;
}
