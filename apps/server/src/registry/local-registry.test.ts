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
  const listeners: (() => void)[] = [];
  const store: RegistryStore & { reads: number; failing: boolean; whenRead: () => void } = {
    reads: 0,
    failing: false,
    whenRead: () => {},
    async *all() {
      store.reads++;
      store.whenRead();
      if (store.failing) throw new Error('the disk is unavailable');
      yield* rows.values();
    },
    get: async (key: string) => rows.get(key),
    upsert: async (batch: readonly RegistryCompany[]) => {
      for (const one of batch) rows.set(one.key, one);
      for (const listener of listeners) listener();
    },
    version: async () => [...rows.values()].map(({ name }) => name).join('|'),
    onChange: (listener) => void listeners.push(listener),
  };
  return { store, rows };
}

function setup() {
  const { store, rows } = memoryStore(company('Zilverlinde Vastgoed B.V.', '68412097'));
  const clock = { now: 0 };
  return { store, rows, clock, registry: new LocalRegistry(store, () => clock.now) };
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

test('a new company is found by the next search, although another search has just found nothing [NEW-02]', async () => {
  const { registry, store } = setup();
  expect(await registry.search('oostpoort')).toEqual([]);
  await store.upsert([company('Oostpoort Logistics B.V.', '71290348')]);
  expect(await registry.search('oostpoort')).toHaveLength(1);
});

test('a company that is added while the index is built is found by the next search', async () => {
  const { registry, store } = setup();
  let added: Promise<void> | undefined;
  store.whenRead = () => {
    added ??= store.upsert([company('Oostpoort Logistics B.V.', '71290348')]);
  };
  await registry.search('zilver');
  await added;
  expect(await registry.search('oostpoort')).toHaveLength(1);
});

test('an index that takes long to build is not built again for each batch of an import', async () => {
  const { registry, store, clock } = setup();
  store.whenRead = () => {
    clock.now += 500;
  };
  await registry.search('zilver');
  for (let batch = 0; batch < 20; batch++) {
    await store.upsert([company(`Batch ${batch} B.V.`, `8000000${batch}`)]);
    clock.now += 100;
    await registry.search('zilver');
  }
  expect(store.reads).toBe(1);
  clock.now += 5_000;
  expect(await registry.search('batch 19')).toHaveLength(1);
});

test('companies that a command on the server imported are found shortly afterwards, without a restart', async () => {
  const { registry, store, clock, rows } = setup();
  await registry.search('zilver');
  const added = company('Oostpoort Logistics B.V.', '71290348');
  rows.set(added.key, added);
  clock.now += 60_000;
  expect(await registry.search('oostpoort')).toHaveLength(1);
  expect(store.reads).toBe(2);
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
