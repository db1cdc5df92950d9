import { afterEach, expect, test, vi } from 'vitest';
import { answersAt } from '#testing/test-fetch.ts';
import { createClient, fullList } from './client.ts';
import { isRequestError, type RequestError, refusalOf, WorkflowRefused } from './errors.ts';

vi.stubGlobal('localStorage', undefined);
afterEach(() => void vi.restoreAllMocks());

const base = 'http://desk.test';
const client = createClient(base);
const asked: string[] = [];

function answer(status: number, body: unknown): void {
  asked.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    answersAt(base, async (url) => {
      asked.push(url);
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    }),
  );
}

const thrownBy = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as RequestError,
  );
const rows = () => client.collection('gk_org');

test.each([400, 404, 500])(
  '[ERR-07, ERR-08] an answer of %i raises an error with url, status and data',
  async (status) => {
    answer(status, { message: 'No.', data: { why: 'x' } });
    const error = await thrownBy(rows().getOne('abc', { requestKey: null }));
    expect(isRequestError(error)).toBe(true);
    expect(error).toMatchObject({ status, url: 'http://desk.test/api/collections/gk_org/records/abc' });
    expect(error?.data).toEqual({ message: 'No.', data: { why: 'x' } });
  },
);

test('[ERR-07] an answer of 399 raises none', async () => {
  answer(399, { id: 'abc' });
  expect(await rows().getOne('abc', { requestKey: null })).toMatchObject({ id: 'abc' });
});

test("[ERR-09] the message is the answer's own", async () => {
  answer(403, { message: 'Only superusers can perform this action.' });
  expect((await thrownBy(rows().getOne('abc', { requestKey: null })))?.message).toBe(
    'Only superusers can perform this action.',
  );
});

test('[ERR-10] without a message of its own it is the general one', async () => {
  answer(500, {});
  expect((await thrownBy(rows().getOne('abc', { requestKey: null })))?.message).toBe(
    'Something went wrong while processing your request',
  );
});

test('[ERR-11] a request that a newer one replaced says so', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    answersAt(
      base,
      (_, config) =>
        new Promise((_resolve, reject) =>
          config?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
        ),
    ),
  );
  const first = thrownBy(rows().getOne('abc', { requestKey: 'same' }));
  const second = thrownBy(rows().getOne('abd', { requestKey: 'same' }));
  expect((await first)?.message).toBe('The request was autocancelled.');
  client.cancelRequest('same');
  await second;
});

test('[ERR-12] without an id no request is sent, and the error is 404', async () => {
  answer(200, {});
  const tries = [rows().getOne('', { requestKey: null }), rows().update('', {}), rows().delete('')];
  for (const error of await Promise.all(tries.map(thrownBy)))
    expect(error).toMatchObject({ status: 404, message: 'Missing required record id.' });
  expect(asked).toEqual([]);
});

test('[ERR-13] a filter that matches nothing is 404', async () => {
  answer(200, { items: [], page: 1, perPage: 1, totalItems: -1, totalPages: -1 });
  const error = await thrownBy(rows().getFirstListItem('name = "x"', { requestKey: null }));
  expect(error).toMatchObject({ status: 404, message: "The requested resource wasn't found." });
});

test('[CONST-02] a full list is fetched 500 rows at a time', async () => {
  answer(200, { items: [], page: 1, perPage: 500, totalItems: 0, totalPages: 0 });
  await rows().getFullList({ ...fullList, requestKey: null });
  expect(new URL(asked[0] ?? '').searchParams.get('perPage')).toBe('500');
});

test('a refusal is read with its code and facts; a failure is none', () => {
  const refused = refusalOf(409, {
    status: 409,
    message: 'No.',
    data: { code: 'move-not-allowed', facts: { status: 'draft' } },
    allowed: ['send'],
  });
  expect(refused).toBeInstanceOf(WorkflowRefused);
  expect(refused).toMatchObject({
    code: 'move-not-allowed',
    facts: { status: 'draft', allowed: ['send'] },
    status: 409,
  });
  expect(refusalOf(500, { message: 'Oh.', data: {} })).toBeUndefined();
});
