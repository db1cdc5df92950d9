import assert from 'node:assert/strict';

/** Received events of a client that is subscribed to everything, in order: `articles update a1b2…`. */
export interface Watch {
  readonly heard: readonly string[];
  close(): void;
}

const waitMilliseconds = 10_000;

/** Subscribes with this token, or as a guest, to all records of these collections. */
export async function watch(url: string, collections: readonly string[], authorization = ''): Promise<Watch> {
  const abort = new AbortController();
  const answer = await fetch(`${url}/api/realtime`, { signal: abort.signal });
  const heard: string[] = [];
  const connected = Promise.withResolvers<string>();
  const read = async (): Promise<void> => {
    let rest = '';
    const stream = (answer.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream() as never);
    for await (const text of stream as unknown as AsyncIterable<string>) {
      const frames = (rest + text).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) note(frame);
    }
  };
  const note = (frame: string): void => {
    const { event = '', data = '{}' } = Object.fromEntries(frame.split('\n').map((line) => line.split(/:(.*)/s)));
    const { clientId, action, record } = JSON.parse(data) as { clientId?: string; action?: string; record?: Named };
    if (event === 'PB_CONNECT') connected.resolve(clientId ?? '');
    else heard.push(`${record?.collectionName} ${action} ${record?.id}`);
  };
  read().catch(() => undefined);
  const subscribed = await fetch(`${url}/api/realtime`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ clientId: await connected.promise, subscriptions: collections.map((name) => `${name}/*`) }),
  });
  assert.equal(subscribed.status, 204);
  return { heard, close: () => abort.abort() };
}

interface Named {
  readonly id: string;
  readonly collectionName: string;
}

/** Waits for an event; earlier events have been received by then. */
export async function until({ heard }: Watch, line: string): Promise<void> {
  const end = performance.now() + waitMilliseconds;
  while (!heard.includes(line)) {
    assert.ok(performance.now() < end, `"${line}" was never heard, but ${heard.slice(-5).join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
