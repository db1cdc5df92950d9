import { authOf } from '../auth/authenticate.ts';
import { isSessionEnded } from '../auth/session.ts';
import { rowShape } from '../collection/rows.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import { idList } from '../filter/run.ts';
import { quoted } from '../filter/sql.ts';
import type { Store } from '../store/store.ts';
import type { ClientAuth } from './client.ts';

/** Signed-in records by `Client.person`; undefined for people whose sign-in has ended. */
export type People = Map<string, RequestInfo['auth'] | undefined>;

interface Wanted {
  readonly person: string;
  readonly auth: ClientAuth | null;
}

interface PeopleParts {
  readonly store: Store;
  readonly now: () => Date;
}

/** Loads the current records of those that are not known, one query per collection. */
export async function loadPeople(
  { store, now }: PeopleParts,
  wanted: readonly Wanted[],
  people: People,
): Promise<void> {
  const unknown = wanted.flatMap(({ person, auth }) => (auth && !people.has(person) ? [{ person, auth }] : []));
  if (unknown.length === 0) return;
  const stored = await storedPeople(store, unknown);
  for (const { person, auth } of unknown) {
    const collection = store.collections.get(auth.collection);
    const record = stored.get(`${auth.collection}/${auth.id}`);
    people.set(person, collection && record && isCurrent(record, auth, now()) ? authOf(collection, record) : undefined);
  }
}

/** False when the password was changed, the session ended or the token expired. */
function isCurrent(record: AnyRecord, { tokenKey, expires, session }: ClientAuth, now: Date): boolean {
  if (record['tokenKey'] !== tokenKey || expires <= now.getTime()) return false;
  return session === undefined || !isSessionEnded(record, session);
}

async function storedPeople(store: Store, unknown: readonly { auth: ClientAuth }[]): Promise<Map<string, AnyRecord>> {
  const ids = new Map<string, Set<string>>();
  for (const { auth } of unknown) ids.set(auth.collection, (ids.get(auth.collection) ?? new Set()).add(auth.id));
  const stored = new Map<string, AnyRecord>();
  for (const [name, wanted] of ids) {
    const collection = store.collections.get(name);
    if (!collection) continue;
    const shape = rowShape(collection);
    const list = idList(store.dialect.sql, [...wanted]);
    const text = `SELECT ${shape.columns()} FROM ${quoted(name)} WHERE "id" IN ${list.sql}`;
    for (const row of await store.dialect.all(text, list.params)) stored.set(`${name}/${row['id']}`, shape.decode(row));
  }
  return stored;
}
