import { randomUUID } from 'node:crypto';
import type { Connection, Feed, FeedEntry } from '../dialect.ts';
import { PostgresClient, type PostgresSession } from './client.ts';
import type { PostgresPool } from './pool.ts';

/** Entries per read, and retention for instances that were disconnected. Units: entries, minutes. */
const pageSize = 500;
const keptMinutes = 60;
/** Polling interval, in case a notification was lost. Unit: milliseconds. */
const pollMs = 5_000;

type Listener = Parameters<Feed['follow']>[0];
type Report = Parameters<Feed['follow']>[1];

/** Publishes changes to other instances: entries in a table, read in commit order; NOTIFY only triggers a read. */
export class PostgresFeed implements Feed {
  readonly #session: PostgresSession;
  readonly #pool: PostgresPool;
  readonly #noteIn: (entries: readonly FeedEntry[]) => void;
  readonly #instance = randomUUID();
  readonly #listeners: { listener: Listener; report: Report }[] = [];
  #client: PostgresClient | undefined;
  #timer: NodeJS.Timeout | undefined;
  #last: number | undefined;
  #drain: Promise<void> | undefined;
  #isStale = false;
  #closed = false;

  constructor(session: PostgresSession, pool: PostgresPool, noteIn: (entries: readonly FeedEntry[]) => void) {
    this.#session = session;
    this.#pool = pool;
    this.#noteIn = noteIn;
  }

  append(_connection: Connection, entries: readonly FeedEntry[]): void {
    this.#noteIn(entries);
  }

  /** Runs right before COMMIT and serialises the commits of all instances, so that ids increase in commit order. */
  readonly publish = async (client: PostgresClient, entries: readonly FeedEntry[]): Promise<void> => {
    await client.query('SELECT rec_publish(?, ?)', [this.#instance, JSON.stringify(entries)]);
  };

  /** Sends a message that is not a change of a record to the other instances. */
  async send(kind: string, id: string, text: string): Promise<void> {
    const entry = { collection: '', action: kind, id, before: text, actor: null, at: '' };
    await this.#pool.use((client) =>
      client.query('SELECT rec_publish(?, ?)', [this.#instance, JSON.stringify([entry])]),
    );
  }

  follow(listener: Listener, report: Report): void {
    this.#listeners.push({ listener, report });
  }

  /** Starts reading; earlier commits are not reported. */
  async open(): Promise<void> {
    const [row] = await this.#pool.use((client) => client.query('SELECT coalesce(max(id), 0) AS last FROM _feed', []));
    this.#last = Number(row?.['last']);
    await this.#listen();
    this.#timer = setInterval(() => this.#poll(), pollMs);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#drain;
    await this.#client?.end();
  }

  async #listen(): Promise<void> {
    const client = await PostgresClient.connect(this.#session);
    this.#client = client;
    client.onNotification(() => this.#poll());
    client.onEnd(() => {
      if (this.#client === client) this.#client = undefined;
    });
    await client.script('LISTEN rec_feed');
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
        if (!this.#client || this.#client.failure) await this.#listen();
        await this.#readPages();
      } catch (error) {
        // The next poll reads again from the last id.
        for (const { report } of this.#listeners) report(error);
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
