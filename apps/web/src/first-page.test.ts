import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFirstPage } from './first-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Begins to load a page; returns whether it is shown. */
function load(page: () => Promise<void>, cache = new QueryClient()) {
  const state = { isShown: false };
  void loadFirstPage({ load: page }, cache).then(() => {
    state.isShown = true;
  });
  return state;
}
const turn = () => vi.advanceTimersByTimeAsync(0);

test('the first page is shown with the answers that its route requested', async () => {
  const cache = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const shown = load(async () => {
    void cache.prefetchQuery({ queryKey: ['forms'], queryFn: () => answer.promise });
  }, cache);
  await turn();
  expect(shown.isShown).toBe(false);
  answer.resolve('answer');
  await turn();
  expect(shown.isShown).toBe(true);
  expect(cache.getQueryData(['forms'])).toBe('answer');
});

test('a page whose answer is late is shown without it', async () => {
  const shown = load(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(900);
  expect(shown.isShown).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.isShown).toBe(true);
});

test('a page that fails is shown at once: it has its own message', async () => {
  const shown = load(() => Promise.reject(new Error('no connection')));
  await turn();
  expect(shown.isShown).toBe(true);
});

test('[FORM-24] a page with the answer of an earlier visit, or whose request failed, does not wait for another', async () => {
  const cache = new QueryClient();
  const shown = load(async () => {
    void cache.prefetchQuery({ queryKey: ['form'], queryFn: () => new Promise<string>(() => undefined) });
    cache.setQueryData(['form'], 'stored');
    void cache.prefetchQuery({
      queryKey: ['institution'],
      queryFn: () => Promise.reject(new TypeError('Failed to fetch')),
      retry: 2,
      retryDelay: 60_000,
    });
  }, cache);
  await turn();
  await turn();
  expect(shown.isShown).toBe(true);
});
