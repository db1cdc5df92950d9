import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { objectStorage } from '@dossier/records/object-storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, onboardingAt, startWorld, type World } from '../../test/scenario.ts';

let world: World;
let bucket: Server;
let isAway = false;
let doc: string;
const stored = new Map<string, Buffer>();
const extract = { owner: 'subject', type: 'registration', issuedOn: '2026-11-02' };

beforeAll(async () => {
  bucket = createServer(async (asked, answer) => {
    const { method = '', url = '' } = asked;
    const body = await buffer(asked);
    if (isAway) return void answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    if (method === 'PUT') stored.set(url, body);
    const bytes = stored.get(url);
    if (!bytes && method !== 'DELETE') return void answer.writeHead(404).end();
    answer.writeHead(200, { 'content-length': method === 'PUT' ? 0 : (bytes?.length ?? 0) });
    answer.end(method === 'GET' ? bytes : undefined);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => bucket.once('listening', resolve));
  const { port } = bucket.address() as AddressInfo;
  const place = { endpoint: `http://127.0.0.1:${port}`, name: 'b', region: 'r', keyId: 'k', secret: 's' };
  world = await startWorld({ files: objectStorage(place, { attempts: 2, firstWaitMs: 1 }) });
  await onboardingAt(world, 'submitted');
  doc = (await world.store.reader.find('kyc_docs', ''))[0]?.id ?? '';
  isAway = true;
});
afterAll(async () => {
  isAway = false;
  await world.close();
  bucket.closeAllConnections();
  bucket.close();
});

describe('while the object storage is away', () => {
  test('a document is refused with the time after which to ask again, and without its type and length', async () => {
    const headers = { authorization: await world.tokenOf(world.intern) };
    const answer = await fetch(`${world.url}/api/desk/views/document-file?doc=${doc}`, { headers });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(await answer.json()).toMatchObject({ code: 'storage-unavailable' });
  });

  test('the download of the record API is refused alike', async () => {
    const { file } = await world.store.reader.need('kyc_docs', doc);
    const { token } = await done(world.request('POST', '/api/files/token', { who: world.intern, body: {} }));
    const answer = await fetch(`${world.url}/api/files/kyc_docs/${doc}/${file}?token=${token}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('storage of files') });
  });

  test('an upload is refused, and no row is written', async () => {
    const other = await onboardingAt(world, 'requested');
    const before = await world.store.reader.count('kyc_docs', '', {});
    const answer = await world.upload(world.client, { request: other, ...extract });
    expect([answer.status, answer.body.code]).toEqual([503, 'storage-unavailable']);
    expect(await world.store.reader.count('kyc_docs', '', {})).toBe(before);
  });

  test('and back again, documents are read', async () => {
    isAway = false;
    expect((await world.view(world.intern, 'document-file', { doc })).status).toBe(200);
    isAway = true;
  });
});

test('a document whose file is missing in the storage is not found, and says so [OPS-06]', async () => {
  isAway = false;
  const files = new Map(stored);
  stored.clear();
  const answer = await world.view(world.intern, 'document-file', { doc });
  expect([answer.status, answer.body.code]).toEqual([404, 'file-missing']);
  for (const [name, bytes] of files) stored.set(name, bytes);
  expect((await world.view(world.intern, 'document-file', { doc })).status).toBe(200);
});
