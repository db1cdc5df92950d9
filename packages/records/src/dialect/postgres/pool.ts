import { DatabaseUnavailable } from '../../core/errors.ts';
import { PostgresClient } from './client.ts';
import type { PostgresSession } from './session.ts';

/** Idle connections are closed after this time. Unit: milliseconds. */
const idleMs = 30_000;

type Waiter = () => void;

interface Idle {
  readonly client: PostgresClient;
  readonly since: number;
}

/** Connections for reading, opened when needed. */
export class PostgresPool {
  readonly #session: PostgresSession;
  readonly #idle: Idle[] = [];
  readonly #waiting: Waiter[] = [];
  readonly #sweeper: NodeJS.Timeout;
  readonly #most: number;
  #open = 0;
  #closed = false;

  /** @param most maximum number of connections */
  constructor(session: PostgresSession, most: number) {
    this.#session = session;
    this.#most = most;
    this.#sweeper = setInterval(() => this.#sweep(), idleMs);
    this.#sweeper.unref();
  }

  /** Runs with an exclusive connection; a read is retried once when its connection breaks. */
  async use<T>(run: (client: PostgresClient) => Promise<T>): Promise<T> {
    const client = await this.#acquire();
    try {
      return await run(client);
    } catch (error) {
      if (!client.failure || this.#closed) throw error;
      // What ended this connection may have ended the idle ones too, without a packet that says so.
      this.#closeIdle(() => true);
    } finally {
      this.#release(client);
    }
    const fresh = await this.#acquire();
    try {
      return await run(fresh);
    } catch (error) {
      throw fresh.failure ? new DatabaseUnavailable(error) : error;
    } finally {
      this.#release(fresh);
    }
  }

  /** Number of callers that wait for a connection. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeper);
    while (this.#open > this.#idle.length) await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.all(this.#idle.splice(0).map(({ client }) => client.end()));
  }

  async #acquire(): Promise<PostgresClient> {
    for (;;) {
      const client = this.#idle.pop()?.client;
      if (client && !client.failure) return client;
      if (client) this.#open -= 1;
      else if (this.#open < this.#most) return this.#connect();
      else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async #connect(): Promise<PostgresClient> {
    this.#open += 1;
    try {
      return await PostgresClient.connect(this.#session);
    } catch (error) {
      this.#open -= 1;
      this.#waiting.shift()?.();
      throw error;
    }
  }

  #release(client: PostgresClient): void {
    if (client.failure) this.#open -= 1;
    else this.#idle.push({ client, since: Date.now() });
    this.#waiting.shift()?.();
  }

  #sweep(): void {
    this.#closeIdle(({ client, since }) => client.failure !== undefined || Date.now() - since > idleMs);
  }

  #closeIdle(isClosed: (entry: Idle) => boolean): void {
    for (const entry of this.#idle.filter(isClosed)) {
      this.#idle.splice(this.#idle.indexOf(entry), 1);
      this.#open -= 1;
      void entry.client.end();
    }
  }
}
