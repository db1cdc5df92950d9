import { ClientResponseError, type default as PocketBase } from 'pocketbase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerAlone, serveAlone } from './server-alone.ts';

const rules = { listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' };
const notes = {
  name: 'notes',
  type: 'base',
  ...rules,
  fields: [
    { name: 'word', type: 'text', required: true },
    { name: 'paper', type: 'file', maxSelect: 1, maxSize: 1_000 },
  ],
};

let server: ServerAlone;
let pb: PocketBase;
beforeAll(async () => {
  server = await serveAlone([notes]);
  pb = server.client();
});
afterAll(() => server.close());

const words = async () =>
  (await pb.collection('notes').getFullList({ sort: 'word' })).map(({ word }) => word as string);

it('writes everything or nothing, files included [API-27]', async () => {
  const known = await pb.collection('notes').create({ word: 'first' });
  const batch = pb.createBatch();
  batch.collection('notes').create({ word: 'second', paper: new File(['a scan'], 'scan.txt') });
  batch.collection('notes').update(known.id, { word: 'changed' });
  batch.collection('notes').upsert({ id: 'upsertedrecord1', word: 'third' });
  const answers = await batch.send();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await words()).toEqual(['changed', 'second', 'third']);
  const [made] = answers;
  const paper = await fetch(pb.files.getURL(made?.body, made?.body.paper));
  expect(await paper.text()).toBe('a scan');

  const refused = pb.createBatch();
  refused.collection('notes').delete(known.id);
  refused.collection('notes').create({ word: 'fourth', paper: new File(['x'.repeat(2_000)], 'long.txt') });
  const error = await refused.send().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ClientResponseError);
  expect((error as ClientResponseError).status).toBe(400);
  expect((error as ClientResponseError).response['data']).toMatchObject({ requests: { 1: {} } });
  expect(await words()).toEqual(['changed', 'second', 'third']);
});
