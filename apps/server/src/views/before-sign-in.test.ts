import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../test/factories.ts';
import { done } from '../../test/scenario.ts';
import { onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const page = (params: Record<string, string> = {}) => done(world.view(null, 'before-sign-in', params));

test('the sign-in page names the desk and no institution', async () => {
  expect(await page()).toMatchObject({ desk: { name: 'Dossier', termsUrl: '' }, institution: null, providers: [] });
});

test('the link of a form shows the institution that requests it, with its colour and support', async () => {
  const { institution } = await page({ formId: world.requested });
  expect(institution).toMatchObject({
    name: 'Kade & Vos Notarissen',
    accent: '#1f3a4d',
    supportEmail: 'help@example.test',
    supportPhone: '+31 10 555 01 40',
  });
});

test('a guest learns nothing of a draft, and nothing of the client of a form [PERM-07]', async () => {
  expect(await page({ formId: world.draft })).toEqual(await page({ formId: unknownId }));
  const text = JSON.stringify(await page({ formId: world.requested }));
  for (const secret of ['Aoife', 'Brennan', 'KV-REQ', world.org]) expect(text).not.toContain(secret);
});

test('the desk’s own name and support details are shown once they are saved [SET-02]', async () => {
  await make(world, 'desk', { name: 'Review desk', support_email: 'desk@example.test' });
  expect((await page()).desk).toMatchObject({ name: 'Review desk', supportEmail: 'desk@example.test' });
  await onlyItsRoles(world, 'before-sign-in');
});

test('an id that is too long to be one is refused', async () => {
  const { status, body } = await world.view(null, 'before-sign-in', { formId: 'x'.repeat(41) });
  expect([status, body.code]).toEqual([400, 'input-invalid']);
});
