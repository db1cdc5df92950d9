import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersAt } from '#testing/test-fetch.ts';
import { FetchTexts } from './fetch-texts.ts';
import { webTextOptions } from './setup.ts';

let asked: number[] = [];
let answer: () => Promise<Response> = async () => new Response('{}');

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: 0 });
  const answered = answersAt('', () => {
    asked.push(Date.now());
    return answer();
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(answered);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Initialises texts with one file of one language. */
function start() {
  const texts = i18next.createInstance();
  void texts.use(FetchTexts).init({ ...webTextOptions, lng: 'en', ns: ['common'], react: { useSuspense: false } });
  return texts;
}

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server in trouble', async () => new Response('', { status: 503 })],
])(
  '[I18N-08, I18N-09] after %s texts are requested five more times, after 350 ms and twice as long each time',
  async (_, fails) => {
    answer = fails;
    start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.slice(1).map((at, index) => at - (asked[index] ?? 0))).toEqual([350, 700, 1400, 2800, 5600]);
  },
);

test('[I18N-08] texts that arrive at a retry are shown', async () => {
  answer = async () =>
    asked.length < 3 ? new Response('', { status: 500 }) : Response.json({ common: { close: 'Close' } });
  const texts = start();
  await vi.advanceTimersByTimeAsync(1_050);
  expect(asked).toHaveLength(3);
  expect(texts.t('close')).toBe('Close');
});

test('missing texts are not requested again', async () => {
  answer = async () => new Response('', { status: 404 });
  start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test('files of one page come with one request, and the fallback language with none', async () => {
  answer = async () => Response.json({ common: { close: 'Sluiten' }, login: { title: 'Inloggen' } });
  const texts = i18next.createInstance();
  const options = { ...webTextOptions, lng: 'nl', ns: ['common', 'login'], react: { useSuspense: false } };
  void texts.use(FetchTexts).init(options);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(1);
  expect([texts.t('close'), texts.t('login:title' as never)]).toEqual(['Sluiten', 'Inloggen']);
});
