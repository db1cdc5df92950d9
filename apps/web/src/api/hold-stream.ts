import { streamLostMs } from '@dossier/domain/limits';
import type { DeskClient } from './client.ts';

export interface WireEvent {
  action: string;
  record: Record<string, unknown> & { collectionName: string };
}

interface StreamListener {
  /** The server confirmed the subscriptions; also after each reconnect. */
  readonly onConnected: () => void;
  readonly onEvent: (event: WireEvent) => void;
}

/** `refused`: it never connected. `lost`: the SDK could not reconnect in time. `ended`: by the caller. */
export type StreamEnd = 'refused' | 'lost' | 'ended';

/** A collection that does not exist. */
const renewalTopic = 'session_renewal';
/** All collections whose changes this person may receive. */
const everyCollection = '*';

/** Subscribes to all changes until the end. Short interruptions are mended by the SDK. */
export async function holdStream(client: DeskClient, listener: StreamListener, end: AbortSignal): Promise<StreamEnd> {
  if (end.aborted) return 'ended';
  const stopRenewing = renewHourly(client);
  const ended = await streamEnd(client, listener, end);
  stopRenewing();
  await closeStream(client);
  return ended;
}

function streamEnd({ realtime }: DeskClient, listener: StreamListener, end: AbortSignal): Promise<StreamEnd> {
  return new Promise((resolve) => {
    let lost: ReturnType<typeof setTimeout> | undefined;
    const finish = (why: StreamEnd) => {
      clearTimeout(lost);
      resolve(why);
    };
    realtime.onDisconnect = () => {
      lost = setTimeout(() => finish('lost'), streamLostMs);
    };
    const onConnected = () => {
      clearTimeout(lost);
      listener.onConnected();
    };
    const subscriptions = [
      realtime.subscribe('PB_CONNECT', onConnected),
      realtime.subscribe(everyCollection, listener.onEvent),
    ];
    Promise.all(subscriptions).catch(() => finish('refused'));
    end.addEventListener('abort', () => finish('ended'), { once: true });
  });
}

/** Also stops the SDK's reconnecting, which unsubscribing does not. */
async function closeStream({ realtime }: DeskClient): Promise<void> {
  delete realtime.onDisconnect;
  // Private in the SDK, which has no other way.
  realtime['disconnect']();
  await realtime.unsubscribe().catch(() => undefined);
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
