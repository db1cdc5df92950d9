import { authOf } from '../auth/authenticate.ts';
import type { Collection } from '../collection.ts';
import type { AnyRecord } from '../hooks.ts';
import type { Questions } from '../http/questions.ts';
import type { RequestInfo } from '../rules/request-info.ts';
import type { Change } from '../store/change.ts';
import type { Store } from '../store/store.ts';
import type { Client } from './client.ts';
import type { Topic } from './topic.ts';

/** Sends one change to the clients that may see it. */
export type Delivery = (change: Change, clients: Iterable<Client>) => Promise<void>;

export interface DeliveryParts {
  readonly store: Store;
  readonly questions: Questions;
  readonly now: () => Date;
}

/** Clients of one person with the same question: asked once for all of them. */
interface Group {
  readonly auth: Client['auth'];
  readonly topic: Topic;
  readonly members: [Client, Topic][];
}

/** Rules are asked at each delivery with the person's present state, once per distinct question. Source: record API 13. */
export function makeDelivery(parts: DeliveryParts): Delivery {
  return async (change, clients) => {
    const collection = parts.store.collections.get(change.collection);
    if (!collection) return;
    const groups = groupsFor(collection, change.id, clients);
    const people = new Map<string, Promise<RequestInfo['auth']>>();
    for (const group of groups) {
      const key = group.auth ? `${group.auth.collection}/${group.auth.id}/${group.auth.tokenKey}` : '';
      const person = people.get(key) ?? personNow(parts, group);
      people.set(key, person);
      const data = await messageFor(parts, collection, change, { group, auth: await person });
      if (data !== undefined) for (const [client, topic] of group.members) client.send(topic.name, data);
    }
  };
}

function groupsFor(collection: Collection, id: string, clients: Iterable<Client>): Iterable<Group> {
  const groups = new Map<string, Group>();
  const names = new Set([collection.id, collection.name]);
  for (const client of clients) {
    for (const topic of client.topics) {
      if (!names.has(topic.collection) || (topic.target !== '*' && topic.target !== id)) continue;
      const key = JSON.stringify([client.auth, topic.target, topic.query, topic.headers]);
      const group = groups.get(key) ?? { auth: client.auth, topic, members: [] };
      group.members.push([client, topic]);
      groups.set(key, group);
    }
  }
  return groups.values();
}

/** The person as stored now. One whose record, password or token is gone counts as a guest from now on. */
async function personNow({ store, now }: DeliveryParts, { auth, members }: Group): Promise<RequestInfo['auth']> {
  if (!auth) return null;
  const collection = store.collections.get(auth.collection);
  const record = (collection && (await store.reader.get(auth.collection, auth.id))) as AnyRecord | undefined;
  const isValid = record?.['tokenKey'] === auth.tokenKey && auth.expires > now().getTime();
  if (collection && record && isValid) return authOf(collection, record);
  for (const [client] of members) client.auth = null;
  return null;
}

/** The frame's data, or undefined when this person may not see the change. The new state decides; of a deletion the last. */
async function messageFor(
  { questions }: DeliveryParts,
  collection: Collection,
  change: Change,
  { group, auth }: { group: Group; auth: RequestInfo['auth'] },
): Promise<string | undefined> {
  const row = change.after ?? change.before;
  const { topic } = group;
  if (!row) return undefined;
  const info = infoFor(topic, auth);
  const rule = topic.target === '*' ? collection.rules.list : collection.rules.view;
  if (!(await questions.allowsRow(collection, rule, row, info))) return undefined;
  const { filter = '', fields } = topic.query;
  if (filter !== '' && !(await questions.passesFilter(collection, filter, row, info))) return undefined;
  const [answer] = await questions.answers(collection, [row], info);
  return answer && JSON.stringify({ action: change.action, record: questions.pick(answer, fields) });
}

function infoFor({ query, headers }: Topic, auth: RequestInfo['auth']): RequestInfo {
  const isSuperuser = auth?.collectionName === '_superusers';
  return { auth, isSuperuser, method: 'GET', context: 'realtime', query, headers, body: {} };
}
