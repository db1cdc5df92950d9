import type { PostgresSession, Watch, WatchedSession } from './session.ts';
import { isRefusal } from './unavailable.ts';

/** Examinations that must fail before connections are ended although the database could not be asked. */
const maxFailures = 2;

type Connect = (session: PostgresSession) => Promise<WatchedSession>;

/**
 * Ends connections that are dead although no packet said so, for example after a failover. A statement may take any
 * time: a silent connection is ended only if the database, asked through a new connection, does not execute a statement
 * of it, or cannot be reached.
 */
export class ConnectionWatch implements Watch {
  readonly #session: PostgresSession;
  readonly #connect: Connect;
  readonly #clients = new Set<WatchedSession>();
  readonly #timer: NodeJS.Timeout;
  #round: Promise<void> | undefined;
  #failures = 0;
  #isUnreachable = false;
  #isEnding = false;

  /** @param connect opens a connection that is not watched */
  constructor({ url, silentMs }: Pick<PostgresSession, 'url' | 'silentMs'>, connect: Connect) {
    this.#session = { url, silentMs, statementTimeout: silentMs };
    this.#connect = connect;
    this.#timer = setInterval(() => this.#check(), silentMs / 4);
    this.#timer.unref();
  }

  add(client: WatchedSession): void {
    this.#isUnreachable = false;
    this.#clients.add(client);
  }

  delete(client: WatchedSession): void {
    this.#clients.delete(client);
  }

  connectFailed(): void {
    this.#isUnreachable = true;
  }

  /** True while the database cannot be reached, or connections turned out to be dead and are being replaced. */
  get isLost(): boolean {
    return this.#isUnreachable || this.#isEnding;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  #check(): void {
    const silent = this.#silent();
    if (silent.length === 0) return;
    this.#round ??= this.#examine(silent).finally(() => {
      this.#round = undefined;
    });
  }

  #silent(): WatchedSession[] {
    return [...this.#clients].filter((client) => client.silence() > this.#session.silentMs);
  }

  async #examine(silent: readonly WatchedSession[]): Promise<void> {
    try {
      const probe = await this.#connect(this.#session);
      const timer = setTimeout(
        () => probe.destroy(new Error('The database does not answer.')),
        3 * this.#session.silentMs,
      );
      try {
        await this.#endIdle(probe, silent);
      } finally {
        clearTimeout(timer);
        await probe.end();
      }
      this.#failures = 0;
    } catch (error) {
      // A server that refuses the connection executes statements of others.
      if (isRefusal(error)) return;
      this.#isUnreachable = true;
      this.#failures += 1;
      if (this.#failures < maxFailures) return;
      for (const client of this.#silent()) client.destroy(new Error('The database cannot be reached.'));
    } finally {
      this.#isEnding = false;
    }
  }

  /** Ends those whose session has nothing to do, or does not exist: their statement or its answer was lost. */
  async #endIdle(probe: WatchedSession, silent: readonly WatchedSession[]): Promise<void> {
    const { silentMs } = this.#session;
    const idle = async (clients: readonly WatchedSession[]) => {
      const busy = await busySessions(probe, clients);
      return clients.filter((client) => !busy.has(client.name) && client.silence() > silentMs);
    };
    const suspected = await idle(silent);
    if (suspected.length === 0) return;
    this.#isEnding = true;
    // An answer may be on its way.
    await new Promise((resolve) => setTimeout(resolve, silentMs / 2));
    const dead = await idle(suspected);
    // A session that still exists must not hold locks, nor commit later.
    for (const { name } of dead) await endDatabaseSession(probe, name);
    for (const client of dead) client.destroy(new Error('The connection to the database was lost.'));
  }
}

/** Names of the sessions that execute a statement. One that waits for its client has finished it. */
async function busySessions(probe: WatchedSession, clients: readonly WatchedSession[]): Promise<Set<string>> {
  const names = clients.map(({ name }) => name).join();
  const rows = await probe.query(
    `SELECT application_name AS name FROM pg_stat_activity WHERE application_name = ANY (string_to_array(?, ','))
     AND state = 'active' AND wait_event_type IS DISTINCT FROM 'Client'`,
    [names],
  );
  return new Set(rows.map(({ name }) => String(name)));
}

/** Interval between questions whether a session has ended. Unit: milliseconds. */
const endingMs = 50;
const maxEndings = 40;

/**
 * Ends a session of this database user and waits until it is gone.
 * @throws when the session still exists after two seconds
 */
export async function endDatabaseSession(probe: WatchedSession, name: string): Promise<void> {
  const sql = 'SELECT pg_terminate_backend(pid) AS asked FROM pg_stat_activity WHERE application_name = ?';
  for (let count = 0; count < maxEndings; count++) {
    if ((await probe.query(sql, [name])).length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, endingMs));
  }
  throw new Error('A lost session of the database did not end.');
}
