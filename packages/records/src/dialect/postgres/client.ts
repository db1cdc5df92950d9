import type { Client, ClientConfig } from 'pg';
import type { SqlRow, SqlValue } from '../../core/sql-value.ts';

/** Settings of a connection. Unit of times: milliseconds. */
export interface PostgresSession {
  readonly url: string;
  readonly applicationName: string;
  /** The database cancels statements after this time; 0 for never. */
  readonly statementTimeout: number;
}

/** Maximum prepared statements per connection; the least recently used is evicted first. */
const maxStatements = 300;

/** Replaces NUL, which PostgreSQL does not allow in texts. A Unicode noncharacter, which valid texts do not contain. */
const nulSign = '\ufdd0';

/** SQLSTATEs after which a connection is closed: connection exceptions, server shutdown, idle timeouts. */
const endings = /^(08...|57P0[1-5]|25P0[34])$/;

interface Statement {
  readonly name: string;
  readonly text: string;
}

/** One connection: `?` as parameters, named prepared statements, and the same values as SQLite returns. */
export class PostgresClient {
  readonly #client: Client;
  readonly #statements = new Map<string, Statement>();
  #count = 0;
  /** Set when the connection is no longer usable. */
  failure: Error | undefined;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** @throws when the server is unreachable or rejects the connection */
  static async connect({ url, applicationName, statementTimeout }: PostgresSession): Promise<PostgresClient> {
    const config: ClientConfig & { pipeline: boolean } = {
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      options: `-c jit=off -c statement_timeout=${statementTimeout} -c idle_in_transaction_session_timeout=60000 -c client_min_messages=error`,
      types: { getTypeParser } as unknown as NonNullable<ClientConfig['types']>,
      // Pipelining: a savepoint needs no round trip of its own.
      pipeline: true,
    };
    // Loaded only when PostgreSQL is used.
    const { default: pg } = await import('pg');
    const client = new pg.Client(config);
    const opened = new PostgresClient(client);
    client.on('error', (error) => {
      opened.failure ??= error;
    });
    client.on('end', () => {
      opened.failure ??= new Error('The connection to PostgreSQL has ended.');
    });
    await client.connect();
    return opened;
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
    try {
      const { rows } = await this.#client.query<SqlRow>({
        name: statement.name,
        text: statement.text,
        values: params.map(toParameter),
      });
      return rows;
    } catch (error) {
      // The statement may not have been prepared: the next attempt uses a new name.
      if (this.#statements.get(sql) === statement) this.#statements.delete(sql);
      throw this.#noted(error);
    }
  }

  /** Runs several trusted statements without parameters. */
  async script(sql: string): Promise<void> {
    await this.#client.query(sql).catch((error) => {
      throw this.#noted(error);
    });
  }

  /** @throws when the transaction had failed and was rolled back instead */
  async commit(): Promise<void> {
    const { command } = await this.#client.query('COMMIT').catch((error) => {
      throw this.#noted(error);
    });
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
  }

  async end(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }

  /** Detects errors that announce the end of the connection, before it is closed. */
  #noted(error: unknown): unknown {
    if (error instanceof Error && 'code' in error && endings.test(String(error.code))) this.failure ??= error;
    return error;
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
    const parsed = (this.#client as unknown as { connection?: { parsedStatements?: Record<string, string> } })
      .connection;
    if (parsed?.parsedStatements) delete parsed.parsedStatements[oldest[1].name];
    // Fails in a failed transaction; the cost is only the memory of one statement.
    this.#client.query(`DEALLOCATE ${oldest[1].name}`).catch(() => undefined);
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
