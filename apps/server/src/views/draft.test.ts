import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientEmail, done } from '../../test/scenario.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const draftOf = (request: string) => done(world.view(world.gatekeeper, 'draft', { request }));

test('a draft opens with the values that were saved [PERM-08]', async () => {
  const view = await draftOf(world.draft);
  expect(view).toMatchObject({
    request: world.draft,
    status: 'draft',
    values: { reference: 'KV-DRAFT', contact: world.contact, deadline: '2026-12-24', scope: [] },
    documents: [],
    invite: null,
  });
  expect(view.values.client.kind).toBe('business');
});

test('a draft does not say whether its company has a vault [ENT-17]', async () => {
  const { values } = await draftOf(world.completed);
  const { id } = await done(world.run(world.gatekeeper, 'save-draft', { values }));
  expect(Object.keys(await draftOf(id))).toEqual(Object.keys(await draftOf(world.draft)));
  await done(world.run(world.gatekeeper, 'delete-draft', { request: id }));
});

test('a sent onboarding has the mail to the client in both languages, with the link of its form', async () => {
  const { invite, values, documents } = await draftOf(world.completed);
  expect(values.reference).toBe('TR-2026-0431');
  expect(documents).toMatchObject([{ origin: 'institution', type: 'articlesOfAssociation' }]);
  for (const language of ['en', 'nl']) {
    expect(invite[language].to).toBe(clientEmail);
    expect(JSON.stringify(invite[language])).toContain(world.completed);
  }
  expect(invite.en.subject).not.toBe(invite.nl.subject);
});

test('a draft does not exist for another institution, and is for institutions [PERM-07, PERM-08]', async () => {
  const params = { request: world.draft };
  await missingFor(world, [world.otherGatekeeper, world.otherAdmin], 'draft', params, { request: unknownId });
  await onlyItsRoles(world, 'draft', params);
});
