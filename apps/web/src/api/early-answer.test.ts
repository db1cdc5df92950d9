import { afterEach, expect, test } from 'vitest';
import { answersAt } from '#testing/test-fetch.ts';
import { createClient } from './client.ts';
import { requestEarly } from './early-answer.ts';

const original = globalThis.fetch;
const base = 'https://early.example';
const path = '/api/desk/views/client-forms';
const early = { token: 'token-of-marit', language: 'en' };

afterEach(() => {
  globalThis.fetch = original;
});

/** Answers each request with its number, and lists the requests. */
function answering(statuses: readonly number[] = []): { readonly token: string | null }[] {
  const asked: { token: string | null }[] = [];
  globalThis.fetch = answersAt(base, (_url, config) => {
    asked.push({ token: new Headers(config?.headers).get('Authorization') });
    const status = statuses[asked.length - 1] ?? 200;
    return Promise.resolve(Response.json({ number: asked.length }, { status }));
  });
  return asked;
}

function clientOf(token: string, language = 'en') {
  const client = createClient(base, language);
  client.authStore.save(token, { id: 'a', collectionId: 'b', collectionName: 'c' });
  return client;
}

const ask = (client: ReturnType<typeof createClient>) => client.send(path, { method: 'GET', requestKey: null });

test('an answer that was requested before the app had loaded is used once', async () => {
  const asked = answering();
  requestEarly(base + path, early);
  const client = clientOf(early.token);
  expect(await ask(client)).toEqual({ number: 1 });
  expect(await ask(client)).toEqual({ number: 2 });
  expect(asked).toHaveLength(2);
});

test('an early answer for another session or language is not used', async () => {
  answering();
  requestEarly(base + path, early);
  expect(await ask(clientOf('token-of-otto'))).toEqual({ number: 2 });
  requestEarly(base + path, early);
  expect(await ask(clientOf(early.token, 'nl'))).toEqual({ number: 4 });
});

test('after a refused early request the client asks again', async () => {
  const asked = answering([503]);
  requestEarly(base + path, early);
  expect(await ask(clientOf(early.token))).toEqual({ number: 2 });
  expect(asked).toEqual([{ token: early.token }, { token: early.token }]);
});

test('several answers are requested early, each for its own address', async () => {
  const asked = answering();
  requestEarly(`${base}/api/desk/views/before-sign-in`, { token: '', language: 'en' });
  requestEarly(base + path, early);
  expect(await ask(clientOf(early.token))).toEqual({ number: 2 });
  expect(asked).toEqual([{ token: null }, { token: early.token }]);
});
