import { randomUUID } from 'node:crypto';
import type { Connection, Feed, FeedEntry } from '../dialect.ts';
import { PostgresClient, type PostgresSession } from './client.ts';
import type { PostgresPool } from './pool.ts';

/** Entries asked for at once, and how long they are kept for those that were cut off. Units: entries, milliseconds. */
const pageSize = 500;
const keptMinutes = 60;
/** A message that was lost is made up for by looking. Unit: milliseconds. */
const lookMs = 5_000;

type Listener = Parameters<Feed['follow']>[0];
type Report = Parameters<Feed['follow']>[1];

/** What instances tell each other: entries in a table, read in the order of their commits; messages only say "look". */
export class PostgresFeed implements Feed {
  readonly #session: PostgresSession;
  readonly #pool: PostgresPool;
  readonly #noteIn: (entries: readonly FeedEntry[]) => void;
  readonly #instance = randomUUID();
  readonly #listeners: { listener: Listener; report: Report }[] = [];
  #client: PostgresClient | undefined;
  #looker: NodeJS.Timeout | undefined;
  #last: number | undefined;
  #drain: Promise<void> | undefined;
  #isStale = false;
  #closed = false;

  constructor(session: PostgresSession, pool: PostgresPool, noteIn: (entries: readonly FeedEntry[]) => void) {
    this.#session = session;
    this.#pool = pool;
    this.#noteIn = noteIn;
  }

  note(_connection: Connection, entries: readonly FeedEntry[]): void {
    this.#noteIn(entries);
  }

  /** Right before COMMIT: from here on transactions of all instances end one after another, so ids grow as commits do. */
  readonly publish = async (client: PostgresClient, entries: readonly FeedEntry[]): Promise<void> => {
    await client.query('SELECT rec_publish(?, ?)', [this.#instance, JSON.stringify(entries)]);
  };

  /** A message to the other instances that is no change of a record. */
  async send(kind: string, id: string, text: string): Promise<void> {
    const entry = { collection: '', action: kind, id, before: text, actor: null, at: '' };
    await this.#pool.use((client) =>
      client.query('SELECT rec_publish(?, ?)', [this.#instance, JSON.stringify([entry])]),
    );
  }

  follow(listener: Listener, report: Report): void {
    this.#listeners.push({ listener, report });
  }

  /** What is committed from now on is told. */
  async open(): Promise<void> {
    const [row] = await this.#pool.use((client) => client.query('SELECT coalesce(max(id), 0) AS last FROM _feed', []));
    this.#last = Number(row?.['last']);
    await this.#listen();
    this.#looker = setInterval(() => this.#look(), lookMs);
    this.#looker.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#looker);
    await this.#drain;
    await this.#client?.end();
  }

  async #listen(): Promise<void> {
    const client = await PostgresClient.connect(this.#session);
    this.#client = client;
    client.onNotification(() => this.#look());
    client.onEnd(() => {
      if (this.#client === client) this.#client = undefined;
    });
    await client.script('LISTEN rec_feed');
  }

  #look(): void {
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
        await this.#tellAll();
      } catch (error) {
        // The next look makes up for it: the last id read stays where it was.
        for (const { report } of this.#listeners) report(error);
      }
    }
  }

  async #tellAll(): Promise<void> {
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

  /** Everybody who follows has long read them. */
  async sweep(): Promise<void> {
    await this.#pool.use((client) =>
      client.query(`DELETE FROM _feed WHERE at < now() - interval '${keptMinutes} minutes'`, []),
    );
  }
}
