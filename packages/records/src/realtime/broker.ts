import type { Change } from '../collection/change.ts';
import { randomText } from '../core/random.ts';
import { Client, type ClientAuth, type Sink } from './client.ts';
import type { Delivery } from './delivery.ts';
import { maxTopics, parseTopic } from './topic.ts';

const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Manages the open event streams and delivers committed changes to clients that may see them, in commit order. */
export class Broker {
  readonly #clients = new Map<string, Client>();
  readonly #deliver: Delivery;
  readonly #report: (error: unknown) => void;
  #waiting: Change[] = [];
  #running: Promise<void> | undefined;

  constructor(deliver: Delivery, report: (error: unknown) => void) {
    this.#deliver = deliver;
    this.#report = report;
  }

  /** Sends the client its id immediately, or when `announced` has settled. */
  connect(sink: Sink, announced?: (clientId: string) => Promise<void>): Client {
    const client = new Client(randomText(40, idAlphabet), sink);
    this.#clients.set(client.id, client);
    const tell = () => client.send('PB_CONNECT', JSON.stringify({ clientId: client.id }));
    if (!announced) tell();
    else
      announced(client.id).then(tell, (error) => {
        this.#report(error);
        this.disconnect(client);
      });
    return client;
  }

  disconnect(client: Client): void {
    this.#clients.delete(client.id);
    client.drop();
  }

  find(id: string): Client | undefined {
    return this.#clients.get(id);
  }

  /** Replaces the client's topics. Returns false when another record set up the client. */
  subscribe(client: Client, auth: ClientAuth | null, names: readonly string[]): boolean {
    const { auth: former } = client;
    if (former && (former.id !== auth?.id || former.collection !== auth.collection)) return false;
    client.auth = auth;
    client.topics = [...new Set(names)].slice(0, maxTopics).map(parseTopic);
    return true;
  }

  /** Called right after a commit; the work waits for the next turn, so that the writer's answer leaves first. */
  publish(changes: readonly Change[]): void {
    if (this.#clients.size === 0) return;
    this.#waiting.push(...changes);
    this.#running ??= this.#drain();
  }

  close(): void {
    for (const client of this.#clients.values()) client.close();
    this.#clients.clear();
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const changes = this.#waiting;
      this.#waiting = [];
      for (const change of changes) await this.#deliver(change, this.#clients.values()).catch(this.#report);
    }
    this.#running = undefined;
  }
}
