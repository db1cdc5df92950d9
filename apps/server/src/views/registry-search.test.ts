import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '../../test/factories.ts';
import { done } from '../../test/scenario.ts';
import { onlyItsRoles, startViewed, type Viewed } from '../../test/viewed.ts';
import { storedRegistry } from '../registry/stored-registry.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
  await world.store.transaction(async (records) => {
    for (const { id } of await records.find('registry_companies', '')) await records.delete('registry_companies', id);
  });
});
afterAll(() => world.close());

type Hit = { name: string; registrationNumber: string; near: boolean };
const found = async (q: string, more: Record<string, string> = {}): Promise<Hit[]> =>
  (await done(world.view(world.gatekeeper, 'registry-search', { q, ...more }))).hits;

test('an empty register finds nothing', async () => {
  expect(await done(world.view(world.gatekeeper, 'registry-search', { q: 'zilverlinde' }))).toEqual({
    hits: [],
    total: 0,
  });
});

test('companies are found by name and number, in one country if it is chosen', async () => {
  const companies = [
    company(),
    company({ name: 'Zilverlinde GmbH', country: 'DE', authority: 'RA000242', registrationNumber: 'HRB1234' }),
  ];
  const keyOf = ({ country, authority, registrationNumber }: (typeof companies)[number]) =>
    `${country}.${authority}.${registrationNumber}`;
  await storedRegistry(world.store).upsert(
    companies.map((one) => ({ ...one, key: keyOf(one), tradeNames: [], status: 'active' })),
  );
  expect((await found('zilverlinde')).map(({ name }) => name).toSorted()).toEqual([
    'Zilverlinde GmbH',
    'Zilverlinde Vastgoed B.V.',
  ]);
  expect((await found('zilverlinde', { country: 'DE' })).map(({ name }) => name)).toEqual(['Zilverlinde GmbH']);
  expect(await found('68.41.20.97')).toMatchObject([{ registrationNumber: '68412097', near: false }]);
});

test('an institution does not read that a company has a vault, nor since when [ENT-17]', async () => {
  const hits = await found('zilverlinde');
  expect(hits.length).toBeGreaterThan(0);
  expect(JSON.stringify(hits)).not.toMatch(/vault|Hoekstra|Rijsbergen/i);
});

test('the register is for staff, and a country is a code of two letters', async () => {
  const { status } = await world.view(world.gatekeeper, 'registry-search', { q: 'x', country: 'Netherlands' });
  expect(status).toBe(400);
  await onlyItsRoles(world, 'registry-search', { q: 'zilverlinde' });
});
