import { authOf } from '../auth/authenticate.ts';
import { isSessionEnded } from '../auth/session.ts';
import type { Change } from '../collection/change.ts';
import type { Collection } from '../collection/collection.ts';
import { rowShape } from '../collection/rows.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import { idList } from '../filter/run.ts';
import { quoted } from '../filter/sql.ts';
import type { RecordQueries } from '../store/query/record-queries.ts';
import type { Store } from '../store/store.ts';
import type { Client } from './client.ts';
import { everyCollection, type Topic } from './topic.ts';

/** Sends one change to the clients that may see it. */
export type Delivery = (change: Change, clients: Iterable<Client>) => Promise<void>;

export interface DeliveryParts {
  readonly store: Store;
  readonly queries: RecordQueries;
  readonly now: () => Date;
}

/** Clients of one record with the same subscription; rules are evaluated once for all of them. */
interface Group {
  readonly auth: Client['auth'];
  readonly topic: Topic;
  readonly members: [Client, Topic][];
}

type Auth = RequestInfo['auth'];

/**
 * Rules are evaluated at each delivery with the current state of the record, once per distinct subscription.
 * Source: docs/reference/record-api.md 13.
 */
export function makeDelivery(parts: DeliveryParts): Delivery {
  return async (change, clients) => {
    const collection = parts.store.collections.get(change.collection);
    if (!collection) return;
    const groups = [...groupsFor(collection, change.id, clients)];
    const people = await peopleNow(parts, groups);
    const messages = new Map<string, string | undefined>();
    for (const group of groups) {
      const auth = people.get(personKey(group)) ?? null;
      const data = await messageFor(parts, { collection, change, messages }, group.topic, auth);
      if (data !== undefined) for (const [client, topic] of group.members) client.send(topic.name, data);
    }
  };
}

function groupsFor(collection: Collection, id: string, clients: Iterable<Client>): Iterable<Group> {
  const groups = new Map<string, Group>();
  const names = new Set([collection.id, collection.name]);
  for (const client of clients) {
    for (const topic of client.topics) {
      if (
        !(topic.collection === everyCollection || names.has(topic.collection)) ||
        (topic.target !== '*' && topic.target !== id)
      )
        continue;
      const key = JSON.stringify([
        client.auth,
        topic.collection === everyCollection,
        topic.target,
        topic.query,
        topic.headers,
      ]);
      const group = groups.get(key) ?? { auth: client.auth, topic, members: [] };
      group.members.push([client, topic]);
      groups.set(key, group);
    }
  }
  return groups.values();
}

const personKey = ({ auth }: Group): string =>
  auth ? `${auth.collection}/${auth.id}/${auth.tokenKey}/${auth.session}` : '';

/** Loads the current records, one query per collection; by `personKey`. */
async function peopleNow({ store, now }: DeliveryParts, groups: readonly Group[]): Promise<Map<string, Auth>> {
  const stored = await storedPeople(store, groups);
  const people = new Map<string, Auth>();
  for (const group of groups) {
    const { auth, members } = group;
    const collection = auth && store.collections.get(auth.collection);
    if (!auth || !collection) continue;
    const record = stored.get(`${auth.collection}/${auth.id}`);
    // A client with a deleted record, changed password, ended session or expired token becomes a guest.
    const isEnded = record && auth.session !== undefined && isSessionEnded(record, auth.session);
    if (record?.['tokenKey'] === auth.tokenKey && auth.expires > now().getTime() && !isEnded)
      people.set(personKey(group), authOf(collection, record));
    else for (const [client] of members) client.auth = null;
  }
  return people;
}

async function storedPeople(store: Store, groups: readonly Group[]): Promise<Map<string, AnyRecord>> {
  const ids = new Map<string, Set<string>>();
  for (const { auth } of groups)
    if (auth) ids.set(auth.collection, (ids.get(auth.collection) ?? new Set()).add(auth.id));
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

interface Event {
  readonly collection: Collection;
  readonly change: Change;
  /** Cached messages, by everything that they depend on. */
  readonly messages: Map<string, string | undefined>;
}

/** Returns the data of the frame, or undefined when the client may not see the new state (for a deletion, the last). */
async function messageFor(
  { queries }: DeliveryParts,
  { collection, change, messages }: Event,
  topic: Topic,
  auth: Auth,
): Promise<string | undefined> {
  const row = change.after ?? change.before;
  if (!row) return undefined;
  const info = infoFor(topic, auth);
  const rule = topic.target === '*' ? collection.rules.list : collection.rules.view;
  if (!(await queries.allowsRow(collection, rule, row, info)))
    return noticeFor(queries, { collection, change, row }, topic, info);
  const { filter = '', fields, expand = '' } = topic.query;
  if (filter !== '' && !(await queries.passesFilter(collection, filter, row, info))) return undefined;
  // Only private e-mails and expands differ between clients.
  const isCommon = collection.type !== 'auth' && expand === '';
  const key = JSON.stringify([info.isSuperuser, fields]);
  if (isCommon && messages.has(key)) return messages.get(key);
  const [answer] = await queries.answers(collection, [row], info);
  const data = answer && JSON.stringify({ action: change.action, record: queries.pick(answer, fields) });
  if (isCommon) messages.set(key, data);
  return data;
}

/** Notices go to the topic of all collections. With options there is none: an answer that depended on a filter would disclose the content. */
async function noticeFor(
  queries: RecordQueries,
  { collection, change, row }: { collection: Collection; change: Change; row: AnyRecord },
  topic: Topic,
  info: RequestInfo,
): Promise<string | undefined> {
  const { notice, id, name } = collection;
  if (!notice || topic.collection !== everyCollection || Object.keys(topic.query).length > 0) return undefined;
  if (!(await queries.allowsRow(collection, notice.rule, row, info))) return undefined;
  const named = Object.fromEntries(notice.fields.map((field) => [field, row[field]]));
  return JSON.stringify({
    action: change.action,
    record: { ...named, collectionId: id, collectionName: name },
  });
}

function infoFor({ query, headers }: Topic, auth: RequestInfo['auth']): RequestInfo {
  const isSuperuser = auth?.collectionName === '_superusers';
  return { auth, isSuperuser, method: 'GET', context: 'realtime', query, headers, body: {} };
}
