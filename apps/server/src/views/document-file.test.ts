import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessOf, done } from '../../test/scenario.ts';
import { testFile } from '../../test/test-app.ts';
import { downloaded, missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const vaultDoc = async (request: string) =>
  (await world.store.reader.first('kyc_businesses_docs', 'request = {:request}', { request }))?.doc ?? '';
const ownDoc = async () =>
  (await world.store.reader.first('gk_requests_docs', 'request = {:r}', { r: world.completed }))?.doc ?? '';

test('a document is served as the bytes that were uploaded, inside the page [PERM-12]', async () => {
  const { bytes, headers } = await downloaded(world, world.gatekeeper, 'document-file', {
    doc: await vaultDoc(world.completed),
  });
  expect(bytes.equals(await readFile(testFile('card.png')))).toBe(true);
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('content-disposition')).toBe(`inline; filename="card.png"; filename*=UTF-8''card.png`);
  expect(headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a download is saved instead of shown', async () => {
  const doc = await vaultDoc(world.completed);
  const { headers } = await downloaded(world, world.gatekeeper, 'document-file', { doc, download: 'true' });
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
});

test('a file of a type that the desk does not accept is never shown inside the page', async () => {
  const doc = await vaultDoc(world.corrections);
  await world.store.transaction((records) => records.update('kyc_docs', doc, { media_type: 'text/html' }));
  const { headers } = await downloaded(world, world.intern, 'document-file', { doc });
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  await world.store.transaction((records) => records.update('kyc_docs', doc, { media_type: 'image/png' }));
});

test('the client reads the documents of the vault, the institution’s own are not among them [PERM-12]', async () => {
  const { bytes } = await downloaded(world, world.client, 'document-file', { doc: await vaultDoc(world.completed) });
  expect(bytes.byteLength).toBeGreaterThan(0);
  await missingFor(world, [world.client], 'document-file', { doc: await ownDoc() }, { doc: unknownId });
});

test('a document does not exist for others, nor for the institution after access is withdrawn [DOC-06]', async () => {
  const doc = await vaultDoc(world.completed);
  const others = [world.otherGatekeeper, world.otherClient];
  await missingFor(world, others, 'document-file', { doc }, { doc: unknownId });
  await missingFor(world, others, 'document-file', { doc: await ownDoc() }, { doc: unknownId });
  const access = await accessOf(world, world.completed);
  await world.store.transaction((records) => records.update('gk_access', access, { status: 'withdrawn' }));
  await missingFor(world, [world.gatekeeper], 'document-file', { doc }, { doc: unknownId });
  expect((await done(world.view(world.intern, 'document-file', { doc }))).length).toBeGreaterThan(0);
  await world.store.transaction((records) => records.update('gk_access', access, { status: 'approved' }));
  await onlyItsRoles(world, 'document-file', { doc });
});
