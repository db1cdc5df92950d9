import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Change } from '../collection/change.ts';
import { randomText } from '../core/random.ts';
import { Client, type ClientAuth, type ClosedStream, type Sink } from './client.ts';
import { type Delivery, DeliveryBatch, type Subscribers } from './delivery.ts';
import { maxWaitingChanges, openLimits, type StreamLimits, settledMs } from './stream-limits.ts';
import { Subscriptions } from './subscriptions.ts';
import { parseTopic } from './topic.ts';

const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export interface BrokerOptions {
  readonly limits?: StreamLimits;
  /** Called for each stream that the server ends. */
  readonly onClosed?: (reason: ClosedStream) => void;
}

/** `foreign`: another record set up the stream; `full`: the person has too many streams, all of them new. */
export type Subscribed = 'done' | 'foreign' | 'full';

/** Manages the open event streams and delivers committed changes to clients that may see them, in commit order. */
export class Broker {
  readonly limits: StreamLimits;
  readonly #clients = new Map<string, Client>();
  /** Clients by their person or, for guests, their address; oldest first. */
  readonly #owned = new Map<string, Set<Client>>();
  readonly #subscriptions = new Subscriptions();
  readonly #deliver: Delivery;
  readonly #report: (error: unknown) => void;
  readonly #onClosed: (reason: ClosedStream) => void;
  #waiting: Change[] = [];
  #running: Promise<void> | undefined;

  constructor(deliver: Delivery, report: (error: unknown) => void, options: BrokerOptions = {}) {
    this.#deliver = deliver;
    this.#report = report;
    this.limits = options.limits ?? openLimits;
    this.#onClosed = options.onClosed ?? (() => {});
  }

  /** Sends the client its id immediately, or when `announced` has settled. */
  connect(
    sink: Sink,
    { address = '', announced }: { address?: string; announced?: (clientId: string) => Promise<void> } = {},
  ): Client {
    const report = (reason: ClosedStream) => this.#onClosed(reason);
    const client = new Client(randomText(40, idAlphabet), sink, { address, report });
    this.#clients.set(client.id, client);
    this.#setAuth(client, null);
    const sendId = () => client.send('PB_CONNECT', JSON.stringify({ clientId: client.id }));
    if (!announced) sendId();
    else
      announced(client.id).then(sendId, (error) => {
        this.#report(error);
        this.disconnect(client);
      });
    return client;
  }

  disconnect(client: Client, reason?: ClosedStream): void {
    this.#clients.delete(client.id);
    this.#disown(client);
    this.#subscriptions.set(client, []);
    client.drop(reason);
  }

  /** The open event streams by the collection of their account; '' for guests. */
  countByCollection(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { auth } of this.#clients.values()) {
      const name = auth?.collection ?? '';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
  }

  find(id: string): Client | undefined {
    return this.#clients.get(id);
  }

  /** Replaces the client's topics. */
  subscribe(client: Client, auth: ClientAuth | null, names: readonly string[]): Subscribed {
    const { auth: former } = client;
    if (former && (former.id !== auth?.id || former.collection !== auth.collection)) return 'foreign';
    if (auth && !former && !this.#makeRoom(auth)) return 'full';
    this.#setAuth(client, auth);
    this.#subscriptions.set(client, [...new Set(names)].slice(0, this.limits.topics).map(parseTopic));
    return 'done';
  }

  /** Ends the subscription to a topic of this name. Returns whether there was one. */
  takeTopic(client: Client, name: string): boolean {
    const topics = this.#subscriptions.of(client);
    const others = topics.filter((topic) => topic.name !== name);
    this.#subscriptions.set(client, others);
    return others.length < topics.length;
  }

  /** Milliseconds until a stream of this person can give way to a new one. */
  fullFor(auth: ClientAuth): number {
    const [oldest] = this.#owned.get(personKey(auth)) ?? [];
    return oldest ? Math.max(0, oldest.openedAt + settledMs - Date.now()) : 0;
  }

  /** Called right after a commit; the work waits for the next turn, so that the writer's answer leaves first. */
  publish(changes: readonly Change[]): void {
    if (this.#clients.size === 0) return;
    if (this.#waiting.length + changes.length > maxWaitingChanges) {
      this.#waiting = [];
      for (const client of this.#clients.values()) this.disconnect(client, 'backlog');
      return;
    }
    for (const change of changes) this.#waiting.push(change);
    this.#running ??= this.#drain();
  }

  close(): void {
    for (const client of this.#clients.values()) client.close();
    this.#clients.clear();
    this.#owned.clear();
  }

  async #drain(): Promise<void> {
    const subscribers: Subscribers = {
      to: (collection, id) => this.#subscriptions.to(collection, id),
      signOut: (client) => this.#setAuth(client, null),
    };
    while (this.#waiting.length > 0) {
      await nextTurn();
      const changes = this.#waiting;
      this.#waiting = [];
      const batch = new DeliveryBatch();
      for (const change of changes) {
        await this.#deliver(change, subscribers, batch).catch(this.#report);
        if (batch.slices.isOver()) await batch.pause();
      }
    }
    this.#running = undefined;
  }

  /** Is there room for another stream of the person? A settled one gives way. */
  #makeRoom(auth: ClientAuth): boolean {
    const own = this.#owned.get(personKey(auth));
    if (!own || own.size < this.limits.perPerson) return true;
    if (this.fullFor(auth) > 0) return false;
    const [oldest] = own;
    if (oldest) this.disconnect(oldest, 'replaced');
    return true;
  }

  /** Guests of one address beyond the bound replace the oldest: people sign in at once. */
  #setAuth(client: Client, auth: ClientAuth | null): void {
    this.#disown(client);
    client.setAuth(auth, this.limits.guestMs);
    if (!this.#clients.has(client.id)) return;
    const key = ownerKey(client);
    const own = this.#owned.get(key) ?? new Set();
    this.#owned.set(key, own.add(client));
    const [oldest] = own;
    if (!auth && own.size > this.limits.guestsPerAddress && oldest) this.disconnect(oldest, 'replaced');
  }

  #disown(client: Client): void {
    const key = ownerKey(client);
    const own = this.#owned.get(key);
    own?.delete(client);
    if (own?.size === 0) this.#owned.delete(key);
  }
}

const personKey = ({ collection, id }: ClientAuth): string => `person/${collection}/${id}`;
const ownerKey = ({ auth, address }: Client): string => (auth ? personKey(auth) : `address/${address}`);
