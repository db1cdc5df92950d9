import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../test/pdf-text.ts';
import { downloaded, missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

test('a client downloads the answers that were sent, without anything of the desk [FORM-36, SCR-13]', async () => {
  const { bytes, headers } = await downloaded(world, world.client, 'my-answers', { request: world.completed });
  expect(headers.get('content-disposition')).toContain('TR-2026-0431.pdf');
  expect(headers.get('content-length')).toBe(String(bytes.byteLength));
  const { title, unspaced } = await readPdf(bytes);
  expect(title).toBe('Your answers to Kade & Vos Notarissen, TR-2026-0431');
  expect(unspaced).toContain('HoekstraBeheerB.V.60%');
  expect(unspaced).toMatch(/AccessKade&VosNotarissenApprovedby\w+on/);
  for (const secret of ['Ruben', 'Aerts', 'Nonamecomesnear', 'screening', 'KV-2026'])
    expect(unspaced).not.toContain(secret);
});

test('a form that is not filled in yet is printed as it is, in the language of the request', async () => {
  const { bytes } = await downloaded(world, world.client, 'my-answers', { request: world.requested }, 'nl');
  const { language, unspaced } = await readPdf(bytes);
  expect(language).toBe('nl-NL');
  expect(unspaced).toContain('Nognietverstuurd');
});

test('the answers do not exist for other clients, and staff have other views [PERM-07]', async () => {
  const params = { request: world.completed };
  await missingFor(world, [world.otherClient], 'my-answers', params, { request: unknownId });
  await onlyItsRoles(world, 'my-answers', params);
});
