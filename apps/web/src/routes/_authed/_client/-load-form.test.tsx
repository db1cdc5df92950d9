import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { deleteKeptForms, storeForm } from '#api/kept-forms.ts';
import { isWorthRetrying } from '#api/query-client.ts';
import { loadForm } from './-load-form.ts';

const form = { request: 'r1', answers: { contact: { lastName: 'Hoekstra' } } } as unknown as Parameters<
  typeof storeForm
>[0];
const serve = window.fetch;
let isAnswered = false;

beforeEach(async () => {
  client.authStore.save('token', { id: 'marit', collectionId: 'c', collectionName: 'end_client_users' });
  await storeForm(form);
  isAnswered = false;
  // Nothing here waits for time to pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.fetch = serve;
  await deleteKeptForms();
  client.authStore.clear();
});

const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
const load = (cache = newCache()) => {
  const loaded = loadForm(cache, 'r1');
  void loaded.then(() => {
    isAnswered = true;
  });
  return loaded;
};

test('[FORM-24] a browser that is offline shows the stored form at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const loaded = load();
  await vi.advanceTimersByTimeAsync(0);
  expect(await loaded).toEqual(form);
});

test('[FORM-24] in a network without a way out the stored form is shown after a second', async () => {
  window.fetch = () => new Promise(() => undefined);
  const loaded = load();
  await vi.advanceTimersByTimeAsync(900);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await loaded).toEqual(form);
});

test('[FORM-24] another person gets nothing of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  client.authStore.save('token', { id: 'joris', collectionId: 'c', collectionName: 'end_client_users' });
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const loaded = load();
  await vi.advanceTimersByTimeAsync(0);
  expect(await loaded).toBeUndefined();
});
