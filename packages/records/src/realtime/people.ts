import { authOf } from '../auth/authenticate.ts';
import { isSessionEnded } from '../auth/session.ts';
import type { Change } from '../collection/change.ts';
import { rowShape } from '../collection/rows.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import { idList } from '../filter/run.ts';
import { quoted } from '../filter/sql.ts';
import type { Store } from '../store/store.ts';
import type { ClientAuth } from './client.ts';

type Auth = NonNullable<RequestInfo['auth']>;

/** Signed-in records by `Client.person`; undefined for people whose sign-in has ended. */
export type People = Map<string, Auth | undefined>;

interface Wanted {
  readonly person: string;
  readonly auth: ClientAuth | null;
}

interface PeopleParts {
  readonly store: Store;
  readonly now: () => Date;
}

/** Most cached people; beyond it all are loaded again. */
const maxCached = 10_000;

/**
 * Loads the current records of people with event streams, one query per collection. Where one process writes, records
 * are cached until they change; changes of other instances arrive too late for that. Those of a command on the same
 * SQLite file are noticed within 50 milliseconds.
 */
export class PeopleLoader {
  readonly #store: Store;
  readonly #now: () => Date;
  readonly #isCached: boolean;
  /** Undefined: there is no such record. */
  readonly #cache = new Map<string, Auth | undefined>();
  #commits = 0;
  #unreported = 0;

  constructor({ store, now }: PeopleParts) {
    this.#store = store;
    this.#now = now;
    this.#isCached = store.dialect.feed === undefined;
    if (this.#isCached) store.afterCommit((changes) => this.#forget(changes));
  }

  /** Adds those of the wanted people that are not known. */
  async load(wanted: readonly Wanted[], people: People): Promise<void> {
    const unknown = wanted.flatMap(({ person, auth }) => (auth && !people.has(person) ? [{ person, auth }] : []));
    if (unknown.length === 0) return;
    const records = await this.#recordsOf(unknown.map(({ auth }) => auth));
    const now = this.#now();
    for (const { person, auth } of unknown) {
      const record = records.get(keyOf(auth));
      people.set(person, record && isCurrent(record, auth, now) ? record : undefined);
    }
  }

  async #recordsOf(auths: readonly ClientAuth[]): Promise<ReadonlyMap<string, Auth | undefined>> {
    if (!this.#isCached) return storedPeople(this.#store, auths);
    this.#forgetUnreported();
    const found = new Map<string, Auth | undefined>();
    const missing: ClientAuth[] = [];
    for (const auth of auths) {
      const key = keyOf(auth);
      if (this.#cache.has(key)) found.set(key, this.#cache.get(key));
      else missing.push(auth);
    }
    if (missing.length > 0) await this.#loadInto(found, missing);
    return found;
  }

  async #loadInto(found: Map<string, Auth | undefined>, missing: readonly ClientAuth[]): Promise<void> {
    const commits = this.#commits;
    const loaded = await storedPeople(this.#store, missing);
    if (this.#cache.size > maxCached) this.#cache.clear();
    for (const auth of missing) {
      const key = keyOf(auth);
      found.set(key, loaded.get(key));
      // A commit during the query may have changed them.
      if (commits === this.#commits) this.#cache.set(key, loaded.get(key));
    }
  }

  #forget(changes: readonly Change[]): void {
    this.#commits++;
    for (const { collection, id } of changes) this.#cache.delete(keyOf({ collection, id }));
  }

  #forgetUnreported(): void {
    const unreported = this.#store.dialect.unreportedWrites?.() ?? 0;
    if (unreported !== this.#unreported) this.#cache.clear();
    this.#unreported = unreported;
  }
}

const keyOf = ({ collection, id }: Pick<ClientAuth, 'collection' | 'id'>): string => `${collection}/${id}`;

/** False when the password was changed, the session ended or the token expired. */
function isCurrent(record: AnyRecord, { tokenKey, expires, session }: ClientAuth, now: Date): boolean {
  if (record['tokenKey'] !== tokenKey || expires <= now.getTime()) return false;
  return session === undefined || !isSessionEnded(record, session);
}

async function storedPeople(store: Store, auths: readonly ClientAuth[]): Promise<Map<string, Auth>> {
  const ids = new Map<string, Set<string>>();
  for (const { collection, id } of auths) ids.set(collection, (ids.get(collection) ?? new Set()).add(id));
  const stored = new Map<string, Auth>();
  for (const [name, wanted] of ids) {
    const collection = store.collections.get(name);
    if (!collection) continue;
    const shape = rowShape(collection);
    const list = idList(store.dialect.sql, [...wanted]);
    const text = `SELECT ${shape.columns()} FROM ${quoted(name)} WHERE "id" IN ${list.sql}`;
    for (const row of await store.dialect.all(text, list.params))
      stored.set(keyOf({ collection: name, id: String(row['id']) }), authOf(collection, shape.decode(row)));
  }
  return stored;
}
