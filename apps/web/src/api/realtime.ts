import type { QueryClient } from '@tanstack/react-query';
import { applyChange, applyGap, type Change, watchedCollections } from './changes.ts';
import type { DeskClient } from './client.ts';

const channelName = 'dossier-realtime';

type Message = { kind: 'change'; change: Change } | { kind: 'gap' };

interface WireEvent {
  action: string;
  record: Record<string, unknown> & { id: string; collectionName?: string };
}

/**
 * Keeps the cache right while somebody is signed in. One tab of the browser holds the event stream (the one with the lock)
 * and tells the others; when it closes, another takes over. Reconnecting is the SDK's.
 * Shape: gives the function that ends it.
 */
export function followChanges(client: DeskClient, cache: QueryClient): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  const ending = new AbortController();
  const take = (message: Message) => (message.kind === 'gap' ? applyGap(cache) : applyChange(cache, message.change));
  const tell = (message: Message) => {
    take(message);
    channel?.postMessage(message);
  };
  channel?.addEventListener('message', (event: MessageEvent<Message>) => take(event.data));
  const lead = () => holdStream(client, tell, ending.signal);
  const whoLeads = navigator.locks ? navigator.locks.request(channelName, { signal: ending.signal }, lead) : lead();
  whoLeads.catch(() => undefined);
  return () => {
    ending.abort();
    channel?.close();
  };
}

/** Subscribes to every watched collection and stays so until the end. */
async function holdStream(client: DeskClient, tell: (message: Message) => void, end: AbortSignal): Promise<void> {
  if (end.aborted) return;
  let connects = 0;
  const subscriptions = [
    client.realtime.subscribe('PB_CONNECT', () => {
      connects += 1;
      if (connects > 1) tell({ kind: 'gap' });
    }),
    ...watchedCollections.map((collection) =>
      client.realtime.subscribe(`${collection}/*`, (event: WireEvent) =>
        tell({ kind: 'change', change: changeOf(collection, event) }),
      ),
    ),
  ];
  await Promise.allSettled(subscriptions);
  await new Promise<void>((resolve) => {
    if (end.aborted) resolve();
    else end.addEventListener('abort', () => resolve(), { once: true });
  });
  await client.realtime.unsubscribe().catch(() => undefined);
}

function changeOf(collection: string, { action, record }: WireEvent): Change {
  const known = action === 'create' || action === 'delete' ? action : 'update';
  return { collection, action: known, id: record.id, record };
}
