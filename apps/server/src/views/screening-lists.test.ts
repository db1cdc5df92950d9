import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadVersion, makeList, others } from '../../test/lists.ts';
import { done } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const lists = (who: Person = world.lead) => done(world.view(who, 'screening-lists'));
const address = 'https://lists.example/sanctions.json';

test('without a list the page is empty and the service is off', async () => {
  expect(await lists()).toEqual({
    lists: [],
    mayChange: true,
    provider: { isOn: false, address: '', dataset: 'default', hasKey: false },
    rescreening: null,
  });
});

describe('a list', () => {
  let list: string;
  beforeAll(async () => {
    list = await makeList(world, 'Invented sanctions', { address });
    await loadVersion(world, list, others);
  });

  test('has its active version, its entries and its loads', async () => {
    const [row] = (await lists()).lists;
    expect(row).toMatchObject({ id: list, name: 'Invented sanctions', entries: others.length, isFailing: false });
    expect(row.version).not.toBe('');
    expect(row.last).toMatchObject({ state: 'done', entries: others.length });
    expect(row.loads).toHaveLength(1);
  });

  test('has its address for leads; reviewers read the rest and change nothing', async () => {
    expect((await lists()).lists[0].address).toBe(address);
    const forReviewer = await lists(world.intern);
    expect(forReviewer.mayChange).toBe(false);
    expect(JSON.stringify(forReviewer)).not.toContain('lists.example');
  });

  test('whose newest load failed is marked as failing, with its previous version still active', async () => {
    const [before] = (await lists()).lists;
    await world.store.transaction((records) =>
      records.create('screening_loads', { list, state: 'failed', source: 'address', problem: 'list-empty' }),
    );
    const [row] = (await lists()).lists;
    expect(row).toMatchObject({ isFailing: true, version: before.version, entries: others.length });
    expect(row.last.state).toBe('failed');
  });

  test('that is being loaded shows the load apart from the last one', async () => {
    await world.store.transaction((records) =>
      records.create('screening_loads', { list, state: 'waiting', source: 'address' }),
    );
    const [row] = (await lists()).lists;
    expect(row.running.state).toBe('waiting');
    expect(row.last.state).toBe('failed');
  });

  test('has a page for each load, with the records that were left out', async () => {
    const [row] = (await lists()).lists;
    const bad = [{ record: '17', problem: 'name-missing' }];
    await world.store.transaction((records) => records.update('screening_loads', row.last.id, { bad, bad_count: 1 }));
    const load = await done(world.view(world.intern, 'screening-load', { load: row.last.id }));
    expect(load).toMatchObject({ listName: 'Invented sanctions', load: { id: row.last.id, badCount: 1 }, bad });
  });

  test('that was removed is no longer shown', async () => {
    await world.store.transaction((records) =>
      records.update('screening_lists', list, { removed_at: '2026-11-21 10:00:00.000Z' }),
    );
    expect((await lists()).lists).toEqual([]);
  });
});

test('the key of the service is never shown, its address to leads only', async () => {
  const provider = { isOn: true, address: 'https://provider.example', key: 'SECRET-KEY', dataset: 'default' };
  await done(world.run(world.lead, 'save-screening-provider', provider));
  expect((await lists()).provider).toMatchObject({ isOn: true, address: provider.address, hasKey: true });
  expect((await lists(world.intern)).provider).toMatchObject({ isOn: true, address: '', hasKey: true });
  expect(JSON.stringify(await lists())).not.toContain('SECRET-KEY');
});

test('lists and loads are for the desk, and a load that does not exist is not found', async () => {
  await onlyItsRoles(world, 'screening-lists');
  await onlyItsRoles(world, 'screening-load', { load: unknownId });
  const { status, body } = await world.view(world.intern, 'screening-load', { load: unknownId });
  expect([status, body.code]).toEqual([404, 'not-found']);
});
