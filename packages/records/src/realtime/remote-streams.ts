import type { Dialect } from '../dialect/dialect.ts';
import type { Broker } from './broker.ts';
import type { ClientAuth } from './client.ts';

/** Retention of entries, much longer than any stream; removes those left by a crash. Unit: seconds. */
const keptSeconds = 86_400;
const kind = 'subscribe';
const keyOf = (clientId: string): string => `realtime:${clientId}`;

/** Event streams of other instances: a load balancer may route a subscription to any instance. */
export interface RemoteStreams {
  /** Registers a stream for all instances, before the client receives its id. */
  opened(clientId: string): Promise<void>;
  closed(clientId: string): Promise<void>;
  /** Records which client set up the stream on this instance. */
  noted(clientId: string, auth: ClientAuth | null): Promise<void>;
  /** Forwards topics to the instance of the stream. `missing`: no instance has it; `foreign`: another record set it up. */
  subscribe(
    clientId: string,
    auth: ClientAuth | null,
    topics: readonly string[],
  ): Promise<'done' | 'missing' | 'foreign'>;
}

/** Undefined where there is one process. */
export function openRemoteStreams(
  { shared, feed }: Pick<Dialect, 'shared' | 'feed'>,
  broker: Broker,
  report: (error: unknown) => void,
): RemoteStreams | undefined {
  if (!shared || !feed) return undefined;
  feed.follow(async (entries) => {
    for (const { collection, action, id, before } of entries) {
      const client = collection === '' && action === kind ? broker.find(id) : undefined;
      if (!client) continue;
      const { auth, topics } = JSON.parse(before) as { auth: ClientAuth | null; topics: string[] };
      // The requesting instance has answered: a stream that is one too many stays a guest, and ends as one.
      broker.subscribe(client, auth, topics);
    }
  }, report);
  const noteOf = (auth: ClientAuth | null) => JSON.stringify(auth && { id: auth.id, collection: auth.collection });
  const kept = () => ({ seconds: keptSeconds, now: new Date() });
  const opening = new Map<string, Promise<void>>();
  // A stream that ends meanwhile stays forgotten.
  const renew = (clientId: string, auth: ClientAuth | null) => shared.replace(keyOf(clientId), noteOf(auth), kept());
  return {
    opened(clientId) {
      const put = shared.put(keyOf(clientId), noteOf(null), kept()).finally(() => opening.delete(clientId));
      opening.set(clientId, put);
      return put;
    },
    async closed(clientId) {
      await opening.get(clientId)?.catch(() => undefined);
      await shared.drop(keyOf(clientId));
    },
    async noted(clientId, auth) {
      await renew(clientId, auth);
    },
    async subscribe(clientId, auth, topics) {
      const known = await shared.get(keyOf(clientId), new Date());
      if (known === undefined) return 'missing';
      const former = JSON.parse(known) as Pick<ClientAuth, 'id' | 'collection'> | null;
      if (former && (former.id !== auth?.id || former.collection !== auth.collection)) return 'foreign';
      if (!(await renew(clientId, auth))) return 'missing';
      await feed.send(kind, clientId, JSON.stringify({ auth, topics }));
      return 'done';
    },
  };
}
