import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../../test/scenario.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

type Found = { name: string; from: { request: string } };
const offered = async (request: string, q?: string): Promise<Found[]> => {
  const params = { request, ...(q === undefined ? {} : { q }) };
  return (await done(world.view(world.gatekeeper, 'earlier-documents', params))).documents;
};

test('documents that the institution added to another onboarding are offered, with where they come from', async () => {
  expect(await offered(world.draft)).toMatchObject([
    {
      name: 'card.png',
      type: 'articlesOfAssociation',
      origin: 'institution',
      from: { request: world.completed, reference: 'TR-2026-0431', name: 'Zilverlinde Vastgoed B.V.' },
    },
  ]);
});

test('its own documents are not offered to an onboarding, nor those of the client’s vault [PERM-12]', async () => {
  expect(await offered(world.completed)).toEqual([]);
  await done(world.upload(world.gatekeeper, { request: world.draft, owner: 'request', type: 'ownership' }));
  expect((await offered(world.completed)).map(({ from }) => from.request)).toEqual([world.draft]);
});

test.each([
  ['zilverlinde', 1],
  ['TR-2026 card', 1],
  ['ZILVÉRLINDE', 1],
  ['NL 68412097', 1],
  ['NL 68412098', 0],
  ['card nothing', 0],
  ['%', 0],
])('a search for %j finds %i of them by file, client, number or reference', async (q, count) => {
  expect(await offered(world.draft, q)).toHaveLength(count);
});

test('another institution is offered nothing of them, and they are for institutions [PERM-05]', async () => {
  const params = { request: world.draft };
  await missingFor(world, [world.otherGatekeeper], 'earlier-documents', params, { request: unknownId });
  await onlyItsRoles(world, 'earlier-documents', params);
});
