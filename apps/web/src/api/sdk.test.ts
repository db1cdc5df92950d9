import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersAt } from '#testing/test-fetch.ts';
import { createClient } from './client.ts';

const base = 'https://desk.example';
let client = createClient(base);
let asked: { url: string; headers: Headers }[] = [];

/** The browser's event stream, opened and answered by the test. */
class Stream extends EventTarget {
  static opened: { at: number; stream: Stream }[] = [];
  readonly url: string;
  onerror: (() => void) | undefined;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push({ at: Date.now(), stream: this });
  }
  close(): void {}
  connect(id: string): void {
    this.dispatchEvent(Object.assign(new Event('PB_CONNECT'), { lastEventId: id }));
  }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const gaps = () => Stream.opened.slice(1).map(({ at }, index) => at - (Stream.opened[index]?.at ?? 0));

beforeEach(() => {
  asked = [];
  client = createClient(base);
  Stream.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    answersAt(base, async (url, config) => {
      asked.push({ url, headers: new Headers(config?.headers) });
      return new Response('{}');
    }),
  );
});
afterEach(async () => {
  await client.realtime.unsubscribe();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[API-01] every call goes to the one origin, the stream of changes as well', async () => {
  await client.collection('gk_org').getList();
  await client.send('/api/dossier/views/dashboard', { method: 'GET' });
  const following = client.realtime.subscribe('@all/*', () => {});
  await wait(0);
  Stream.opened[0]?.stream.connect('c1');
  await following;
  const urls = [...asked.map(({ url }) => url), ...Stream.opened.map(({ stream }) => stream.url)];
  expect(urls.length).toBeGreaterThan(3);
  expect(urls.filter((url) => !url.startsWith(`${base}/api/`))).toEqual([]);
});

test('[API-04] a request carries a JSON content type', async () => {
  await client.collection('gk_org').update('org000000000001', { name: 'Zilverlinde' });
  await client.collection('gk_org').getList();
  expect(asked.map(({ headers }) => headers.get('content-type'))).toEqual(['application/json', 'application/json']);
});

test('[CONST-03, CONST-04] a stream that does not connect within 15 s is given up; later ones come back after growing waits', async () => {
  const first = client.realtime.subscribe('a/*', () => {});
  const isOver = vi.fn();
  first.catch(isOver);
  await wait(14_999);
  expect(isOver).not.toHaveBeenCalled();
  await wait(1);
  await expect(first).rejects.toMatchObject({ originalError: new Error('EventSource connect took too long.') });

  Stream.opened = [];
  const second = client.realtime.subscribe('a/*', () => {});
  await wait(0);
  Stream.opened[0]?.stream.connect('c1');
  await second;
  const lost = () => Stream.opened.at(-1)?.stream.onerror?.();
  const waits = [200, 300, 500, 1000, 1200, 1500, 2000, 2000];
  for (const ms of waits) {
    lost();
    await wait(ms - 1);
    const before = Stream.opened.length;
    await wait(1);
    expect(Stream.opened.length, `after ${ms} ms`).toBe(before + 1);
  }
  expect(gaps()).toEqual(waits);
});

test('[CONST-05] what was not sent with the connection is sent again, up to three times', async () => {
  // Each answer arrives after one more subscription was added, so that one is always unsent.
  let made = 0;
  const inner = client.realtime as unknown as { subscriptions: Record<string, unknown[]> };
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    answersAt(base, async (url, config) => {
      asked.push({ url, headers: new Headers(config?.headers) });
      made += 1;
      if (made <= 10) inner.subscriptions[`more${made}/*`] = [() => {}];
      return new Response('{}');
    }),
  );
  let sent = 0;
  const following = client.realtime.subscribe('PB_CONNECT', () => {
    sent = asked.length;
  });
  await wait(0);
  Stream.opened[0]?.stream.connect('c1');
  await following;
  await wait(0);
  expect(sent, 'once, and three times more, before it counts as connected').toBe(4);
});

test('[CONST-06, CONST-07] the exported cookie is pb_auth, and one above 4096 bytes is cut to who it is', () => {
  const record = { id: 'u1', email: 'm@z.example', collectionId: 'c', collectionName: 'end_client_users' };
  client.authStore.save('t', { ...record, about: 'short' });
  const small = client.authStore.exportToCookie();
  expect(small).toMatch(/^pb_auth=/);
  expect(decodeURIComponent(small)).toContain('"about":"short"');
  const room = 4096 - small.length + 'short'.length;
  client.authStore.save('t', { ...record, about: 'x'.repeat(room) });
  expect(client.authStore.exportToCookie()).toHaveLength(4096);
  client.authStore.save('t', { ...record, about: 'x'.repeat(room + 1) });
  const cut = decodeURIComponent(client.authStore.exportToCookie());
  expect(cut).toContain('"id":"u1"');
  expect(cut).not.toContain('about');
  client.authStore.clear();
});
