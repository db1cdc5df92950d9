import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { client, failureOf } from './client.ts';
import { WorkflowRefused } from './errors.ts';
import { deleteKeptForms, keepForms, loadKeptForms, storeForm } from './kept-forms.ts';
import { type ViewAnswer, view } from './views.ts';

const request = 'request00000001';
const { queryKey } = view('client-form', { request });
const form = { request, editable: 'all' } as ViewAnswer<'client-form'>;

let cache: QueryClient;
let stop = () => {};
beforeEach(async () => {
  client.authStore.save('a.b.c', { id: 'marit0000000001', collectionId: 'c', collectionName: 'end_client_users' });
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stop = keepForms(cache);
  await storeForm(form);
});
afterEach(async () => {
  stop();
  await deleteKeptForms();
  client.authStore.clear();
});

const fail = (error: Error) =>
  cache.fetchQuery({ queryKey, queryFn: () => Promise.reject(error) }).catch(() => undefined);
const kept = async () => (await loadKeptForms()).map((one) => one.request);

test('[FORM-24] a form that its reader may not see any more leaves the device', async () => {
  cache.setQueryData(queryKey, form);
  await fail(new WorkflowRefused('not-found', {}, 404));
  await expect.poll(kept).toEqual([]);
});

test('[FORM-24] a form without an answer of the server stays on the device', async () => {
  for (const status of [0, 401, 503]) await fail(failureOf({ url: '', status, response: {}, isAbort: false }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await kept()).toEqual([request]);
});
