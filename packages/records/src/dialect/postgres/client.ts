import type { Client, ClientConfig } from 'pg';
import type { SqlRow, SqlValue } from '../../core/sql-value.ts';

/** How every connection is set up. Unit of times: milliseconds. */
export interface PostgresSession {
  readonly url: string;
  readonly applicationName: string;
  /** A statement that takes longer is ended by the database; 0: none is. */
  readonly statementTimeout: number;
}

/** Prepared statements per connection; the least recently used goes first. */
const maxStatements = 300;

/** Stands in the database for NUL, which no text there may hold; no text for interchange holds it either. */
const nulSign = '\ufdd0';

/** SQLSTATEs after which a connection is gone: connection exceptions, and the server that shuts down or ended it, also for idling. */
const endings = /^(08...|57P0[1-5]|25P0[34])$/;

interface Statement {
  readonly name: string;
  readonly text: string;
}

/** One connection: `?` as parameters, named prepared statements, and the values that SQLite would give. */
export class PostgresClient {
  readonly #client: Client;
  readonly #statements = new Map<string, Statement>();
  #count = 0;
  /** Set once it cannot be used any more. */
  failure: Error | undefined;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Errors: rejects when the server cannot be reached or refuses. */
  static async connect({ url, applicationName, statementTimeout }: PostgresSession): Promise<PostgresClient> {
    const config: ClientConfig & { pipeline: boolean } = {
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      options: `-c jit=off -c statement_timeout=${statementTimeout} -c idle_in_transaction_session_timeout=60000 -c client_min_messages=error`,
      types: { getTypeParser } as unknown as NonNullable<ClientConfig['types']>,
      // What is sent without waiting is answered without waiting: a savepoint costs no way there and back.
      pipeline: true,
    };
    // Who keeps the records in SQLite does without.
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

  /** A message to a channel that `LISTEN` asked for. */
  onNotification(listener: () => void): void {
    this.#client.on('notification', listener);
  }

  /** Called once when the connection is gone. */
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
      // It may never have been prepared: the next one gets a name of its own.
      if (this.#statements.get(sql) === statement) this.#statements.delete(sql);
      throw this.#noted(error);
    }
  }

  /** Several statements of ours without parameters. */
  async script(sql: string): Promise<void> {
    await this.#client.query(sql).catch((error) => {
      throw this.#noted(error);
    });
  }

  /** Errors: rejects when the transaction had failed and was undone instead. */
  async commit(): Promise<void> {
    const { command } = await this.#client.query('COMMIT').catch((error) => {
      throw this.#noted(error);
    });
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was undone.');
  }

  async end(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }

  /** The server says that it ends the connection before the connection ends. */
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
    // In a failed transaction it fails too, and costs nothing but the memory of one statement.
    this.#client.query(`DEALLOCATE ${oldest[1].name}`).catch(() => undefined);
  }
}

/** `?` outside of quotes becomes `$1`, `$2`, …. */
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

/** By the type's number in the catalogue: bool, int8, int2, int4, float4, float8, numeric. */
const parsers: ReadonlyMap<number, (text: string) => SqlValue> = new Map<number, (text: string) => SqlValue>([
  [16, (text) => (text === 't' ? 1 : 0)],
  ...[20, 21, 23, 700, 701, 1700].map((oid): [number, (text: string) => SqlValue] => [oid, Number]),
]);

function getTypeParser(oid: number): (text: string) => SqlValue {
  return parsers.get(oid) ?? toText;
}
