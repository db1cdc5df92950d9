import { readsHeader } from '@dossier/domain/dependencies';
import { onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersAt } from '#testing/test-fetch.ts';
import { createClient, type DeskClient } from './client.ts';
import { createQueryClient } from './query-client.ts';
import { followChanges } from './realtime.ts';
import { view } from './views.ts';

const base = 'http://127.0.0.1';

/** The browser's event stream, opened and answered by the test. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  isOpen = true;
  onerror: (() => void) | undefined;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
  confirm(): void {
    this.dispatchEvent(Object.assign(new Event('PB_CONNECT'), { lastEventId: `c${Stream.opened.length}` }));
  }
}

let requested: string[] = [];
let ends: (() => void)[] = [];
let subscribing: (status?: number) => Promise<Response>;
let viewing: (name: string) => Promise<Response>;

/** Time passes for the code; locks and messages between tabs take turns of the event loop. */
async function pass(ms: number): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}
const newest = () => Stream.opened.at(-1) as Stream;
const answer = (reads: string) =>
  new Response('{}', { headers: { 'content-type': 'application/json', [readsHeader]: reads } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('EventSource', Stream);
  Stream.opened = [];
  requested = [];
  subscribing = async () => new Response(null, { status: 204 });
  viewing = async () => answer('gk_requests');
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    answersAt(base, async (url) => {
      const path = new URL(url).pathname;
      if (path === '/api/realtime') return subscribing();
      requested.push(path.replace('/api/desk/views/', ''));
      return viewing(path.replace('/api/desk/views/', ''));
    }),
  );
});
afterEach(async () => {
  for (const end of ends) end();
  ends = [];
  await pass(100);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Tab {
  readonly cache: QueryClient;
  readonly client: DeskClient;
  readonly end: () => void;
}

/** A tab with some views on the screen that starts to follow changes. */
async function openTab(...names: readonly ('dashboard' | 'sbi' | 'client-forms')[]): Promise<Tab> {
  const cache = createQueryClient();
  const client = createClient(base);
  for (const name of names) new QueryObserver(cache, view(name, {} as never) as never).subscribe(() => undefined);
  await pass(0);
  requested = [];
  const end = followChanges(client, cache);
  ends.push(end);
  await pass(0);
  return { cache, client, end };
}

test('[API-26] a change between the first answer and the confirmed stream is shown', async () => {
  viewing = async (name) => answer(name === 'sbi' ? '' : 'gk_requests');
  await openTab('dashboard', 'sbi');
  expect(requested).toEqual([]);
  newest().confirm();
  await pass(0);
  expect(requested, 'not what depends on nothing').toEqual(['dashboard']);
});

test('a tab next to the one with the stream requests what it read before it listened, once', async () => {
  await openTab();
  newest().confirm();
  await pass(0);
  await openTab('client-forms');
  await pass(60_000);
  expect(Stream.opened).toHaveLength(1);
  expect(requested).toEqual(['client-forms']);
});

test('tabs without a stream in between catch up when another tab takes it over', async () => {
  const first = await openTab();
  newest().confirm();
  await openTab('dashboard');
  requested = [];
  first.end();
  await pass(0);
  expect(Stream.opened.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  newest().confirm();
  await pass(0);
  expect(requested).toEqual(['dashboard']);
});

test('a first answer that is on its way when the stream is confirmed is requested again', async () => {
  let send = () => {};
  viewing = () =>
    new Promise((resolve) => {
      send = () => resolve(answer('gk_requests'));
    });
  await openTab('dashboard');
  newest().confirm();
  await pass(0);
  expect(requested).toEqual([]);
  viewing = async () => answer('gk_requests');
  send();
  await pass(100);
  expect(requested).toEqual(['dashboard']);
});

test('[CONST-04] a stream that is refused at the start is tried again after growing delays, at most 30 s', async () => {
  await openTab();
  for (const ms of [200, 300, 500, 1000, 1200, 1500, 2000, 5000, 10_000, 30_000, 30_000]) {
    const attempts = Stream.opened.length;
    newest().onerror?.();
    await pass(ms - 1);
    expect(Stream.opened, `before ${ms} ms`).toHaveLength(attempts);
    await pass(1);
    expect(Stream.opened, `after ${ms} ms`).toHaveLength(attempts + 1);
  }
  newest().confirm();
  await pass(60_000);
  expect(newest().isOpen).toBe(true);
});

test('subscriptions that the server refuses are sent again with a new stream', async () => {
  subscribing = async () => new Response('{}', { status: 429 });
  await openTab('dashboard');
  newest().confirm();
  await pass(0);
  expect(newest().isOpen).toBe(false);
  subscribing = async () => new Response(null, { status: 204 });
  await pass(200);
  newest().confirm();
  await pass(0);
  expect(requested).toEqual(['dashboard']);
});

test('while a refused tab waits, the next tab opens the stream for both', async () => {
  await openTab('dashboard');
  await openTab('client-forms');
  requested = [];
  newest().onerror?.();
  await pass(0);
  expect(Stream.opened, 'the other tab at once').toHaveLength(2);
  newest().confirm();
  await pass(60_000);
  expect(Stream.opened).toHaveLength(2);
  expect(requested.sort()).toEqual(['client-forms', 'dashboard']);
});

test('a stream that stays lost for 10 s goes to another tab, and this one stops reconnecting', async () => {
  const first = await openTab();
  newest().confirm();
  const second = await openTab('dashboard');
  newest().onerror?.();
  for (const ms of [200, 300, 500, 1000, 1200, 1500, 2000]) {
    await pass(ms);
    newest().onerror?.();
  }
  await pass(10_000 - 6_700);
  const attempts = Stream.opened.length;
  newest().confirm();
  await pass(60_000);
  expect(Stream.opened).toHaveLength(attempts);
  expect([first, second].map(({ client }) => client.realtime.isConnected)).toEqual([false, true]);
});

test('a refused stream is tried again at once when the browser is online again', async () => {
  await openTab();
  for (const ms of [200, 300, 500, 1000, 1200, 1500, 2000, 5000]) {
    newest().onerror?.();
    await pass(ms);
  }
  const attempts = Stream.opened.length;
  newest().onerror?.();
  await pass(0);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await pass(0);
  expect(Stream.opened).toHaveLength(attempts + 1);
});

test('signing out while the stream connects closes it, and the next sign-in opens another', async () => {
  const { end } = await openTab();
  end();
  await pass(0);
  expect(newest().isOpen).toBe(false);
  await pass(60_000);
  expect(Stream.opened).toHaveLength(1);
  await openTab();
  expect(newest().isOpen).toBe(true);
});
