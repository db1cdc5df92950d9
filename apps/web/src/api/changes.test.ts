import { readsHeader } from '@dossier/domain/dependencies';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersAt } from '#testing/test-fetch.ts';
import { queueChanges } from './changes.ts';
import { createQueryClient } from './query-client.ts';
import { recordList, recordOne } from './records.ts';
import { view } from './views.ts';

vi.stubGlobal('localStorage', undefined);

const base = 'http://127.0.0.1';
/** The dependencies of each path, and how often it was requested. */
let reads: Record<string, string> = {};
let requested: string[] = [];
let cache: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  cache = createQueryClient();
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    answersAt(base, async (url) => {
      const path = new URL(url).pathname.replace('/api/desk/views/', '');
      requested.push(path);
      const header = reads[path];
      const headers = new Headers({ 'content-type': 'application/json' });
      if (header !== undefined) headers.set(readsHeader, header);
      return new Response(JSON.stringify({ items: [], id: 'r1' }), { headers });
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(100);
async function show(...queries: readonly { queryKey: readonly unknown[] }[]): Promise<void> {
  for (const query of queries) new QueryObserver(cache, query as never).subscribe(() => undefined);
  await settle();
  requested = [];
}

async function announce(collection: string, record: Record<string, unknown>): Promise<string[]> {
  const changes = queueChanges(cache);
  changes.add({ collection, action: 'update', record });
  await settle();
  return requested;
}

test.each([
  ['gk_requests', { id: 'a' }],
  ['gk_access', { id: 'x', request: 'a' }],
])('a change of %s refreshes an open document that was made from it', async (collection, record) => {
  reads = { document: 'gk_access;a=gk_requests', organisation: 'gk_org' };
  await show(view('document', { doc: 'd', subject: 's', request: 'a' }), view('organisation', {}));
  expect(await announce(collection, record)).toEqual(['document']);
});

test('a change of another onboarding refreshes only what was made from all onboardings', async () => {
  reads = { draft: ';a=gk_requests', onboardings: 'gk_requests' };
  await show(view('draft', { request: 'a' }), view('onboardings', {}));
  expect(await announce('gk_requests', { id: 'b' })).toEqual(['onboardings']);
});

test('a notice without an onboarding refreshes what was made from any', async () => {
  reads = { draft: ';a=gk_requests_docs' };
  await show(view('draft', { request: 'a' }));
  expect(await announce('gk_requests_docs', {})).toEqual(['draft']);
});

test('an answer whose dependencies are not known is refreshed by any change', async () => {
  reads = {};
  await show(view('my-login', {}));
  expect(await announce('alerts', { id: 'x' })).toEqual(['my-login']);
});

test('the newest answer says what a view depends on', async () => {
  reads = { dashboard: 'gk_requests' };
  await show(view('dashboard', {}));
  reads = { dashboard: 'alerts' };
  expect(await announce('gk_requests', { id: 'a' })).toEqual(['dashboard']);
  requested = [];
  expect(await announce('gk_requests', { id: 'a' })).toEqual([]);
  expect(await announce('alerts', { id: 'x' })).toEqual(['dashboard']);
});

test('the rows of one workflow refresh a screen once', async () => {
  reads = { entity: 'statuses,gk_requests' };
  await show(view('entity', { subject: 's' }));
  const changes = queueChanges(cache);
  for (const id of ['1', '2', '3']) changes.add({ collection: 'statuses', action: 'create', record: { id } });
  changes.add({ collection: 'gk_requests', action: 'update', record: { id: 'a' } });
  await settle();
  expect(requested).toEqual(['entity']);
});

test('a row that is shown is updated at once, and the lists of its collection are fetched again', async () => {
  const one = recordOne('gk_contacts', 'r1');
  await show(one, recordList('gk_contacts'), recordList('alerts'));
  const changes = queueChanges(cache);
  changes.add({ collection: 'gk_contacts', action: 'update', record: { id: 'r1', phone: '1' } });
  expect(cache.getQueryData(one.queryKey)).toMatchObject({ phone: '1' });
  await settle();
  expect(requested.sort()).toEqual(['/api/collections/gk_contacts/records', '/api/collections/gk_contacts/records/r1']);
});

test('after a gap in the stream everything that is shown is fetched again', async () => {
  reads = { organisation: 'gk_org', draft: ';a=gk_requests' };
  await show(view('organisation', {}), view('draft', { request: 'a' }));
  queueChanges(cache).addGap();
  await settle();
  expect(requested.sort()).toEqual(['draft', 'organisation']);
});

test('a single change refreshes at once; of many that follow each other, two refreshes a second are enough', async () => {
  reads = { queue: 'gk_requests' };
  await show(view('queue', {}));
  const changes = queueChanges(cache);
  const add = (id: string) => changes.add({ collection: 'gk_requests', action: 'update', record: { id } });
  add('first');
  await settle();
  expect(requested).toEqual(['queue']);
  for (let count = 0; count < 40; count++) {
    add(`r${count}`);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(600);
  expect(requested.length).toBeGreaterThanOrEqual(4);
  expect(requested.length).toBeLessThanOrEqual(7);
  await vi.advanceTimersByTimeAsync(2_000);
  requested = [];
  add('last');
  await settle();
  expect(requested).toEqual(['queue']);
});
