import type { QueryClient } from '@tanstack/react-query';
import { type AnnouncedChange, queueChanges } from './changes.ts';
import type { DeskClient } from './client.ts';

const channelName = 'dossier-realtime';

type Message = { kind: 'change'; change: AnnouncedChange } | { kind: 'gap' };

interface WireEvent {
  action: string;
  record: Record<string, unknown> & { collectionName: string };
}

/** A collection that does not exist. */
const renewalTopic = 'session_renewal';
/** All collections whose changes this person may receive. */
const everyCollection = '*';

/**
 * Applies changes of others to the cache while a person is signed in. One tab of the browser holds the event stream (the
 * one with the lock) and passes the changes on to the others; when it closes, another takes over. The SDK reconnects.
 * @returns the function that ends it
 */
export function followChanges(client: DeskClient, cache: QueryClient): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  const ending = new AbortController();
  const changes = queueChanges(cache);
  const apply = (message: Message) => (message.kind === 'gap' ? changes.addGap() : changes.add(message.change));
  const publish = (message: Message) => {
    apply(message);
    channel?.postMessage(message);
  };
  channel?.addEventListener('message', (event: MessageEvent<Message>) => apply(event.data));
  const lead = () => holdStream(client, publish, ending.signal);
  const leading = navigator.locks ? navigator.locks.request(channelName, { signal: ending.signal }, lead) : lead();
  leading.catch(() => undefined);
  return () => {
    ending.abort();
    changes.end();
    channel?.close();
  };
}

/** Subscribes to all changes until the end. */
async function holdStream(client: DeskClient, publish: (message: Message) => void, end: AbortSignal): Promise<void> {
  if (end.aborted) return;
  let connects = 0;
  await Promise.allSettled([
    client.realtime.subscribe('PB_CONNECT', () => {
      connects += 1;
      if (connects > 1) publish({ kind: 'gap' });
    }),
    client.realtime.subscribe(everyCollection, (event: WireEvent) =>
      publish({ kind: 'change', change: changeOf(event) }),
    ),
  ]);
  const stopRenewing = renewHourly(client);
  await new Promise<void>((resolve) => {
    if (end.aborted) resolve();
    else end.addEventListener('abort', () => resolve(), { once: true });
  });
  stopRenewing();
  await client.realtime.unsubscribe().catch(() => undefined);
}

const renewAfterMs = 3_600_000;

/** Sends the refreshed token with the topics: the server delivers until the token of the subscription expires. */
function renewHourly(client: DeskClient): () => void {
  let sentAt = Date.now();
  return client.authStore.onChange((token) => {
    if (token === '' || Date.now() - sentAt < renewAfterMs) return;
    sentAt = Date.now();
    // A further topic makes the SDK send all of them again.
    client.realtime
      .subscribe(renewalTopic, () => undefined)
      .then((unsubscribe) => unsubscribe())
      .catch(() => undefined);
  });
}

function changeOf({ action, record }: WireEvent): AnnouncedChange {
  const known = action === 'create' || action === 'delete' ? action : 'update';
  return { collection: record.collectionName, action: known, record };
}
