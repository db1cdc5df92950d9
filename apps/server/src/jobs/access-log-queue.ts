import type { Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { type Actor, nameOf } from '../runtime/actor.ts';
import { dayOf } from '../runtime/clock.ts';
import type { NotedAccess } from '../runtime/noted-access.ts';

/** Entries that wait to be stored; further ones are counted. */
const mostWaiting = 20_000;
/** Entries of one transaction. */
const batchSize = 200;
/** Keys of stored entries that are remembered, so that repeated reads cost no query. */
const mostRemembered = 50_000;
/** Wait before a failed batch is tried again. Unit: milliseconds. */
const retryMs = 5_000;

type Entry = Omit<Row<'access_log'>, 'id' | 'created' | 'updated'>;

/** Who reads: a signed-in user, or a superuser. */
export type LoggedReader = Pick<Actor, 'id' | 'firstName' | 'lastName'> & { readonly portal: Actor['portal'] | '' };

interface Parts {
  readonly store: Store<DeskSchema>;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
  /** Default `mostWaiting`. */
  readonly most?: number;
}

/**
 * Stores who read what, after the answer. A read never waits for it and never fails by it: entries wait in memory, a
 * failed transaction is retried, and what does not fit is counted and stored as a row of kind `missing`. See
 * docs/decisions/0164-access-log.md for what is lost when the process is killed.
 */
export class AccessLogQueue {
  readonly #parts: Parts;
  readonly #waiting = new Map<string, Entry>();
  readonly #stored = new Set<string>();
  #missing = 0;
  #running: Promise<void> | undefined;
  #wake: (() => void) | undefined;
  #isClosing = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Takes the reads of one request. Never throws. */
  add(reader: LoggedReader, accesses: readonly NotedAccess[]): void {
    const day = dayOf(this.#parts.now());
    for (const access of accesses) this.#take(entryOf(reader, access, day));
    this.#start();
  }

  #take(entry: Entry): void {
    const key = keyOf(entry);
    if (this.#stored.has(key) || this.#waiting.has(key)) return;
    if (this.#waiting.size >= (this.#parts.most ?? mostWaiting)) this.#missing += 1;
    else this.#waiting.set(key, entry);
  }

  /** Resolves when nothing waits. For the end of the process, and tests. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Stores what waits. After a failure it gives up: the process must end. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#wake?.();
    await this.settled();
  }

  #start(): void {
    if (this.#running || this.#waiting.size + this.#missing === 0) return;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run(): Promise<void> {
    // The answer leaves first.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.size + this.#missing > 0) {
      try {
        await this.#storeBatch();
      } catch (error) {
        this.#parts.report(error);
        if (this.#isClosing) return;
        await this.#pause();
      }
    }
  }

  async #storeBatch(): Promise<void> {
    const batch = [...this.#waiting].slice(0, batchSize);
    const missing = this.#missing;
    await this.#parts.store.transaction(
      async (records) => {
        for (const [, entry] of batch) await storeOnce(records, entry);
        if (missing > 0) await records.create('access_log', missingEntry(missing, dayOf(this.#parts.now())));
      },
      { operation: 'log-access' },
    );
    this.#missing -= missing;
    if (this.#stored.size > mostRemembered) this.#stored.clear();
    for (const [key] of batch) {
      this.#waiting.delete(key);
      this.#stored.add(key);
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, retryMs);
      timer.unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const columns = ['request', 'actor', 'day', 'kind', 'action', 'doc', 'detail'] as const;

const keyOf = (entry: Entry): string => columns.map((name) => entry[name]).join(' ');

/** Another process may have stored the same entry. */
async function storeOnce(records: DeskRecordsStore, entry: Entry): Promise<void> {
  const filter = columns.map((name) => `${name} = {:${name}}`).join(' && ');
  const values = Object.fromEntries(columns.map((name) => [name, entry[name]]));
  if (!(await records.first('access_log', filter, values))) await records.create('access_log', entry);
}

function entryOf(reader: LoggedReader, access: NotedAccess, day: string): Entry {
  const { kind, action, request, doc = '', detail = '', person = '' } = access;
  const of = { org: request?.org ?? '', request: request?.id ?? '', subject: request?.subject ?? '' };
  const by = { portal: reader.portal, actor: reader.id, actor_name: nameOf(reader) };
  return { day, ...of, ...by, kind, action, doc, detail, person, count: 0 };
}

function missingEntry(count: number, day: string): Entry {
  const noReader = { id: '', firstName: '', lastName: '', portal: '' } as const;
  return { ...entryOf(noReader, { kind: 'missing', action: 'viewed' }, day), count };
}
