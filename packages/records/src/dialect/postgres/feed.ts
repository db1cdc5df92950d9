import { randomUUID } from 'node:crypto';
import type { Connection, Feed, FeedEntry } from '../dialect.ts';
import { PostgresClient } from './client.ts';
import type { PostgresPool } from './pool.ts';
import type { PostgresSession } from './session.ts';

/** Entries per read, and retention for instances that were disconnected. Units: entries, minutes. */
const pageSize = 500;
const keptMinutes = 60;

type Listener = Parameters<Feed['follow']>[0];
type Report = Parameters<Feed['follow']>[1];
type Restarted = Parameters<Feed['follow']>[2];

/** Publishes changes to other instances: entries in a table, read in commit order; NOTIFY only triggers a read. */
export class PostgresFeed implements Feed {
  readonly #session: PostgresSession;
  readonly #pool: PostgresPool;
  readonly #noteIn: (entries: readonly FeedEntry[]) => void;
  readonly #instance = randomUUID();
  readonly #listeners: { listener: Listener; report: Report; restarted: Restarted | undefined }[] = [];
  #client: PostgresClient | undefined;
  #timer: NodeJS.Timeout | undefined;
  #last: number | undefined;
  #drain: Promise<void> | undefined;
  #isStale = false;
  #isReported = false;
  #closed = false;

  constructor(session: PostgresSession, pool: PostgresPool, noteIn: (entries: readonly FeedEntry[]) => void) {
    this.#session = session;
    this.#pool = pool;
    this.#noteIn = noteIn;
  }

  append(_connection: Connection, entries: readonly FeedEntry[]): void {
    this.#noteIn(entries);
  }

  /**
   * Runs right before COMMIT and serialises the commits of all instances, so that ids increase in commit order.
   * @param key identifies the transaction, see `wasCommitted`
   */
  readonly publish = async (client: PostgresClient, entries: readonly FeedEntry[], key: string): Promise<void> => {
    const [first, ...others] = entries;
    await client.query('SELECT rec_publish(?, ?)', [this.#instance, JSON.stringify([{ key, ...first }, ...others])]);
  };

  /** Sends a message that is not a change of a record to the other instances. */
  async send(kind: string, id: string, text: string): Promise<void> {
    const entry = { collection: '', action: kind, id, before: text, actor: null, at: '' };
    await this.#pool.use((client) =>
      client.query('SELECT rec_publish(?, ?)', [this.#instance, JSON.stringify([entry])]),
    );
  }

  follow(listener: Listener, report: Report, restarted?: Restarted): void {
    this.#listeners.push({ listener, report, restarted });
  }

  /** Starts reading; earlier commits are not reported. */
  async open(): Promise<void> {
    this.#last = await this.#newest();
    await this.#listen();
    this.#timer = setInterval(() => this.#heartbeat(), this.#session.silentMs);
    this.#timer.unref();
  }

  /** True while the connection for notifications does not answer, or is not open. */
  get isLost(): boolean {
    if (this.#closed) return false;
    if (!this.#client || this.#client.failure) return true;
    return this.#client.silence() > 1.5 * this.#session.silentMs;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#drain;
    await this.#client?.end();
  }

  async #newest(): Promise<number> {
    const [row] = await this.#pool.use((client) => client.query('SELECT coalesce(max(id), 0) AS last FROM _feed', []));
    return Number(row?.['last']);
  }

  /** A replica that became the primary may lack the last entries, and assign their ids again. */
  async #restart(): Promise<void> {
    await this.#listen();
    this.#last = Math.min(this.#last ?? 0, await this.#newest());
    for (const { restarted } of this.#listeners) restarted?.();
  }

  async #listen(): Promise<void> {
    const client = await PostgresClient.connect(this.#session);
    this.#client = client;
    client.onNotification(() => this.#poll());
    client.onEnd(() => {
      if (this.#client === client) this.#client = undefined;
      this.#poll();
    });
    await client.script('LISTEN rec_feed');
  }

  /**
   * Asks whether the connection is alive, and reads: a notification may be lost. The watch ends a lost connection, and
   * the next poll opens another.
   */
  #heartbeat(): void {
    const client = this.#client;
    if (client && client.failure === undefined && client.silence() === 0)
      client.script('SELECT 1').catch(() => undefined);
    this.#poll();
  }

  #poll(): void {
    if (this.#closed) return;
    this.#isStale = true;
    this.#drain ??= this.#read().finally(() => {
      this.#drain = undefined;
    });
  }

  async #read(): Promise<void> {
    while (this.#isStale && !this.#closed) {
      this.#isStale = false;
      try {
        if (!this.#client || this.#client.failure) await this.#restart();
        await this.#readPages();
        this.#isReported = false;
      } catch (error) {
        // The next poll reads again from the last id. One report per outage.
        if (!this.#isReported) for (const { report } of this.#listeners) report(error);
        this.#isReported = true;
      }
    }
  }

  async #readPages(): Promise<void> {
    for (;;) {
      const rows = await this.#pool.use((client) =>
        client.query(`SELECT id, instance, entry FROM _feed WHERE id > ? ORDER BY id LIMIT ${pageSize}`, [
          this.#last ?? 0,
        ]),
      );
      const others = rows.filter(({ instance }) => instance !== this.#instance);
      const entries = others.map(({ entry }) => JSON.parse(String(entry)) as FeedEntry);
      for (const { listener, report } of this.#listeners) if (entries.length > 0) await listener(entries).catch(report);
      if (rows.length > 0) this.#last = Number(rows.at(-1)?.['id']);
      if (rows.length < pageSize) return;
    }
  }

  /** Deletes entries after the retention time. */
  async sweep(): Promise<void> {
    await this.#pool.use((client) =>
      client.query(`DELETE FROM _feed WHERE at < now() - interval '${keptMinutes} minutes'`, []),
    );
  }
}
