import { streamRetryDelaysMs } from '@dossier/domain/limits';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { type AnnouncedChange, queueChanges } from './changes.ts';
import type { DeskClient } from './client.ts';
import { holdStream, type StreamEnd, type WireEvent } from './hold-stream.ts';

const channelName = 'dossier-realtime';
const longestDelayMs = Math.max(...streamRetryDelaysMs);
/** Of those delays, by the SDK itself after a lost connection. */
const delaysOfSdk = 7;

type Message = { kind: 'change'; change: AnnouncedChange } | { kind: 'gap' };

/**
 * Applies changes of others to the cache while a person is signed in. One tab of the browser holds the event stream (the
 * one with the lock) and passes the changes on to the others; when it closes or gets no stream, another takes over.
 * Answers from before the stream, or from before this tab listened to it, are requested again.
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
  const listener = {
    onConnected: () => publish({ kind: 'gap' }),
    onEvent: (event: WireEvent) => publish({ kind: 'change', change: changeOf(event) }),
  };
  const hold = () => holdStream(client, listener, ending.signal);
  void holdInTurn(hold, changes.addGap, ending.signal).catch(() => undefined);
  return () => {
    ending.abort();
    changes.end();
    channel?.close();
  };
}

/**
 * Holds the stream whenever it is this tab's turn, until the end. After a failure the lock is free for another tab while
 * this one waits; the delays grow, so that a server that refuses the stream is not asked all the time.
 * @param onFollowing another tab has the lock when this one starts
 */
async function holdInTurn(hold: () => Promise<StreamEnd>, onFollowing: () => void, end: AbortSignal): Promise<void> {
  let ended = await holdIfFree(hold);
  if (ended === null) {
    onFollowing();
    ended = await holdWhenFree(hold, end);
  }
  let failures = 0;
  while (!end.aborted) {
    // The SDK has used its own delays before a stream counts as lost.
    failures = ended === 'lost' ? delaysOfSdk : failures;
    await waitToRetry(streamRetryDelaysMs[failures] ?? longestDelayMs, end);
    failures += 1;
    if (!end.aborted) ended = await holdWhenFree(hold, end);
  }
}

/** Holds the stream unless another tab does. Without locks (no secure context) each tab has its own stream. */
function holdIfFree(hold: () => Promise<StreamEnd>): Promise<StreamEnd | null> {
  if (!navigator.locks) return hold();
  return navigator.locks.request(channelName, { ifAvailable: true }, (lock) => lock && hold());
}

function holdWhenFree(hold: () => Promise<StreamEnd>, signal: AbortSignal): Promise<StreamEnd> {
  if (!navigator.locks) return hold();
  return navigator.locks.request(channelName, { signal }, hold);
}

/** Resolves after the time, when the browser is online again, or at the end. */
function waitToRetry(ms: number, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stopListening();
      end.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    const stopListening = onlineManager.subscribe((isOnline) => isOnline && finish());
    end.addEventListener('abort', finish);
    if (end.aborted) finish();
  });
}

function changeOf({ action, record }: WireEvent): AnnouncedChange {
  const known = action === 'create' || action === 'delete' ? action : 'update';
  return { collection: record.collectionName, action: known, record };
}
