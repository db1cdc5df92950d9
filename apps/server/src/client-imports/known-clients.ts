import { numberKey, referenceKey } from '@dossier/domain/client-import/check-rows';
import { dateText } from '@dossier/records';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../collections/rows.ts';
import { momentOf } from '../runtime/clock.ts';

/** An onboarding by which a client is known. */
export interface KnownClient {
  readonly id: string;
  readonly number: string;
}

interface KeyRow extends KnownClient {
  readonly client_country: string;
  readonly client_number: string;
  readonly reference: string;
  readonly import_key: string;
  readonly updated: string;
}

/** Rows that are read at once. */
const pageSize = 2_000;
/** A row can be committed after rows with a later time. Unit: milliseconds. */
const marginMs = 5_000;

/**
 * The clients of an institution by their keys: every onboarding that it has, archived ones too. Only rows of the
 * institution are read.
 */
export class KnownClients {
  readonly #org: string;
  readonly #byKey = new Map<string, KnownClient>();
  #newest = '';

  constructor(org: string) {
    this.#org = org;
  }

  get keys(): string[] {
    return [...this.#byKey.keys()];
  }

  get(key: string): KnownClient | undefined {
    return this.#byKey.get(key);
  }

  /**
   * Reads all, or those that changed since.
   * @param now before anything is read; without it the next call reads from the newest row on
   * @param except an import whose rows `remember` adds
   */
  async refresh(records: Reader, now?: Date, except = ''): Promise<void> {
    const since = this.#newest === '' ? '' : dateText(new Date(momentOf(this.#newest).getTime() - marginMs));
    const others = except === '' ? sql<SqlBool>`1 = 1` : sql<SqlBool>`import != ${except}`;
    let [updated, id] = [since, ''];
    for (;;) {
      const after = sql<SqlBool>`${others} and (updated > ${updated} or (updated = ${updated} and id > ${id}))`;
      const rows = await this.#page(records, after);
      for (const row of rows) this.#add(row);
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) break;
      [updated, id] = [last.updated, last.id];
    }
    // The rows of the import itself are not read, and must not be searched again for each of its parts.
    if (now) this.#note(dateText(now));
  }

  /** Adds a client whose onboarding is committed. */
  remember(key: string, client: KnownClient): void {
    if (!this.#byKey.has(key)) this.#byKey.set(key, client);
  }

  async #page(records: Reader, after: RawBuilder<SqlBool>): Promise<KeyRow[]> {
    const query = sql<KeyRow>`
      select id, number, client_country, client_number, reference, import_key, updated from gk_requests
      where org = ${this.#org} and ${after} order by updated, id limit ${pageSize}`;
    return (await query.execute(records.sql)).rows;
  }

  #add({ id, number, client_country, client_number, reference, import_key, updated }: KeyRow): void {
    const keys = [
      import_key,
      client_number === '' ? '' : numberKey(client_country, client_number),
      reference.trim() === '' ? '' : referenceKey(reference),
    ];
    for (const key of keys) if (key !== '') this.remember(key, { id, number });
    this.#note(updated);
  }

  #note(updated: string): void {
    if (updated > this.#newest) this.#newest = updated;
  }
}
