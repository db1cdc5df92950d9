import type { Change } from '../collection/change.ts';
import type { Collection } from '../collection/collection.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { RecordQueries, RowQueries } from '../store/query/record-queries.ts';
import type { Store } from '../store/store.ts';
import type { Client, ClientAuth } from './client.ts';
import { type People, PeopleLoader } from './people.ts';
import type { Subscription } from './subscriptions.ts';
import { TimeSlices } from './time-slices.ts';
import { everyCollection, type Topic } from './topic.ts';

/** Subscribers of changes. */
export interface Subscribers {
  /** Those to the record with this id. */
  to(collection: Collection, id: string): Iterable<Subscription>;
  /** Makes the client a guest. */
  signOut(client: Client): void;
}

/** Sends one change to the clients that may see it. */
export type Delivery = (change: Change, subscribers: Subscribers, batch: DeliveryBatch) => Promise<void>;

/** Changes that are delivered one after the other. */
export class DeliveryBatch {
  readonly slices = new TimeSlices();
  /** Read again after a pause. */
  readonly people: People = new Map();

  async pause(): Promise<void> {
    await this.slices.pause();
    this.people.clear();
  }
}

export interface DeliveryParts {
  readonly store: Store;
  readonly queries: RecordQueries;
  readonly now: () => Date;
}

/** Clients of one record with the same subscription; rules are evaluated once for all of them. */
interface Group {
  /** See `Client.person`. */
  readonly person: string;
  readonly auth: ClientAuth | null;
  readonly topic: Topic;
  readonly members: Subscription[];
}

/**
 * Rules are evaluated at each delivery with the current state of the record, once per person and distinct subscription.
 * Requests are answered in between. Source: docs/reference/record-api.md 13.
 */
export function makeDelivery(parts: DeliveryParts): Delivery {
  const loader = new PeopleLoader(parts);
  return async (change, subscribers, { slices, people }) => {
    const collection = parts.store.collections.get(change.collection);
    const row = change.after ?? change.before;
    if (!collection || !row) return;
    const groups = groupsOf(subscribers.to(collection, change.id));
    await loader.load(groups, people);
    const event = { collection, change, row, check: parts.queries.ofRow(collection, row), messages: new Map() };
    for (const { person, topic, members } of groups) {
      if (slices.isOver()) await slices.pause();
      const auth = people.get(person);
      if (person !== '' && !auth) for (const { client } of members) subscribers.signOut(client);
      const data = await messageFor(parts.queries, event, topic, infoFor(topic, auth ?? null));
      // During a pause a client may have signed in.
      const receivers = members.filter(({ client }) => client.person === (auth ? person : ''));
      if (data !== undefined) for (const member of receivers) member.client.send(member.topic.name, data);
    }
  };
}

function groupsOf(subscriptions: Iterable<Subscription>): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const one of subscriptions) {
    const key = one.client.person + one.key;
    const { person, auth } = one.client;
    const group = groups.get(key);
    if (group) group.members.push(one);
    else groups.set(key, { person, auth, topic: one.topic, members: [one] });
  }
  return [...groups.values()];
}

/** A change with what is shared by its receivers. */
interface Event {
  readonly collection: Collection;
  readonly change: Change;
  /** The new state; for a deletion the last one. */
  readonly row: AnyRecord;
  readonly check: RowQueries;
  /** Cached messages, by everything that they depend on. */
  readonly messages: Map<string, string | undefined>;
}

/** Returns the data of the frame, or undefined when the client may not see the row. */
async function messageFor(
  queries: RecordQueries,
  event: Event,
  topic: Topic,
  info: RequestInfo,
): Promise<string | undefined> {
  const { collection, change, row, check, messages } = event;
  const rule = topic.target === '*' ? collection.rules.list : collection.rules.view;
  if (!(await check.allows(rule, info))) return noticeFor(event, topic, info);
  const { filter = '', fields, expand = '' } = topic.query;
  if (filter !== '' && !(await check.passesFilter(filter, info))) return undefined;
  // Only private e-mails and expands differ between clients.
  const isCommon = collection.type !== 'auth' && expand === '';
  const key = `${info.isSuperuser} ${fields}`;
  if (isCommon && messages.has(key)) return messages.get(key);
  const [answer] = await queries.answers(collection, [row], info);
  const data = answer && JSON.stringify({ action: change.action, record: queries.pick(answer, fields) });
  if (isCommon) messages.set(key, data);
  return data;
}

/** Notices go to the topic of all collections. With options there is none: an answer that depended on a filter would disclose the content. */
async function noticeFor(
  { collection, change, row, check }: Event,
  topic: Topic,
  info: RequestInfo,
): Promise<string | undefined> {
  const { notice, id, name } = collection;
  if (!notice || topic.collection !== everyCollection || Object.keys(topic.query).length > 0) return undefined;
  if (!(await check.allows(notice.rule, info))) return undefined;
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
