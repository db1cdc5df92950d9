import { expect, test } from 'vitest';
import { LocalRegistry } from './local-registry.ts';
import { companyKey, type RegistryCompany, type RegistryStore } from './registry.ts';

const address = { street: 'Kade', houseNumber: '1', postalCode: '', city: 'Utrecht', country: 'NL' };
const company = (name: string, registrationNumber: string): RegistryCompany => ({
  key: companyKey('NL', 'RA000463', registrationNumber),
  name,
  tradeNames: [],
  country: 'NL',
  authority: 'RA000463',
  registrationNumber,
  legalForm: 'BV',
  address,
  status: 'active',
  source: 'demo',
  fetchedAt: '2026-11-20',
});

/** A store in memory that counts complete reads. */
function memoryStore(...companies: RegistryCompany[]) {
  const rows = new Map(companies.map((one) => [one.key, one]));
  const store: RegistryStore & { reads: number; failing: boolean } = {
    reads: 0,
    failing: false,
    async *all() {
      store.reads++;
      if (store.failing) throw new Error('the disk is unavailable');
      yield* rows.values();
    },
    get: async (key: string) => rows.get(key),
    upsert: async (batch: readonly RegistryCompany[]) => {
      for (const one of batch) rows.set(one.key, one);
    },
    version: async () => [...rows.values()].map(({ name }) => name).join('|'),
  };
  return store;
}

function setup() {
  const store = memoryStore(company('Zilverlinde Vastgoed B.V.', '68412097'));
  const clock = { now: 0 };
  return { store, clock, registry: new LocalRegistry(store, () => clock.now) };
}

test('a company is found and then fetched completely by its key', async () => {
  const { registry } = setup();
  const [hit] = await registry.search('zilver');
  expect(await registry.get(hit?.key ?? '')).toMatchObject({ name: 'Zilverlinde Vastgoed B.V.', address });
  expect(await registry.get('NL:RA000463:1')).toBeUndefined();
});

test('the store is read once for many searches, concurrent ones included', async () => {
  const { registry, store, clock } = setup();
  await Promise.all([registry.search('zilver'), registry.search('utrecht')]);
  clock.now += 60_000;
  await registry.search('zilver');
  expect(store.reads).toBe(1);
});

test('imported companies are found shortly afterwards, without a restart', async () => {
  const { registry, store, clock } = setup();
  await registry.search('zilver');
  await store.upsert([company('Oostpoort Logistics B.V.', '71290348')]);
  clock.now += 60_000;
  expect(await registry.search('oostpoort')).toHaveLength(1);
});

test('a company that is imported again replaces the earlier data', async () => {
  const { registry, store, clock } = setup();
  await registry.search('zilver');
  await store.upsert([company('Goudlinde Vastgoed B.V.', '68412097')]);
  clock.now += 60_000;
  expect(await registry.search('zilver')).toEqual([]);
  expect(await registry.search('68412097')).toMatchObject([{ name: 'Goudlinde Vastgoed B.V.' }]);
});

test('a failing store is reported, and read again by the next search', async () => {
  const { registry, store, clock } = setup();
  store.failing = true;
  await expect(registry.search('zilver')).rejects.toThrow('the disk is unavailable');
  store.failing = false;
  clock.now += 60_000;
  expect(await registry.search('zilver')).toHaveLength(1);
});
