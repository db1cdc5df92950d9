import type { Collection } from '../collection/collection.ts';
import type { Client } from './client.ts';
import { everyCollection, type Topic } from './topic.ts';

/** One topic of one client. */
export interface Subscription {
  readonly client: Client;
  readonly topic: Topic;
  /** Equal for topics with the same meaning, whatever their names. */
  readonly key: string;
}

/** The subscriptions of all clients, by the collection that the topic names. */
export class Subscriptions {
  readonly #byCollection = new Map<string, Set<Subscription>>();
  readonly #byClient = new Map<Client, readonly Subscription[]>();

  /** Replaces the subscriptions of a client. */
  set(client: Client, topics: readonly Topic[]): void {
    for (const former of this.#byClient.get(client) ?? []) this.#remove(former);
    const subscriptions = topics.map((topic) => ({ client, topic, key: keyOf(topic) }));
    for (const one of subscriptions) this.#add(one);
    if (subscriptions.length > 0) this.#byClient.set(client, subscriptions);
    else this.#byClient.delete(client);
  }

  of(client: Client): readonly Topic[] {
    return (this.#byClient.get(client) ?? []).map(({ topic }) => topic);
  }

  /** Returns those to the record with this id, by client in the order of subscription. */
  *to({ id, name }: Pick<Collection, 'id' | 'name'>, record: string): Iterable<Subscription> {
    for (const named of new Set([everyCollection, name, id]))
      for (const one of this.#byCollection.get(named) ?? [])
        if (one.topic.target === '*' || one.topic.target === record) yield one;
  }

  #add(one: Subscription): void {
    const { collection } = one.topic;
    const known = this.#byCollection.get(collection);
    if (known) known.add(one);
    else this.#byCollection.set(collection, new Set([one]));
  }

  #remove(one: Subscription): void {
    const { collection } = one.topic;
    const known = this.#byCollection.get(collection);
    known?.delete(one);
    if (known?.size === 0) this.#byCollection.delete(collection);
  }
}

function keyOf({ collection, target, query, headers }: Topic): string {
  return JSON.stringify([collection === everyCollection, target, query, headers]);
}
