import type { OnboardingStatus } from '@dossier/domain/onboarding';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import { startWorld, type World } from '../../../test/scenario.ts';
import type { Person } from '../../../test/test-app.ts';
import { contextFor } from '../../../test/viewer.ts';
import { filterConditions } from './filter-conditions.ts';
import { allListedIds, listConditions, listPage } from './list-onboardings.ts';
import { sortNames } from './list-order.ts';

let world: World;
/** Numbers of the onboardings by their ids. */
const numbers = new Map<string, string>();

const statuses: OnboardingStatus[] = ['draft', 'requested', 'submitted', 'waiting', 'completed', 'archived'];
const clients = ['Ångström', 'angstrom', 'Zebra', '', 'Ebbe'];
const count = 30;

beforeAll(async () => {
  world = await startWorld();
  const business = (await make(world, 'kyc_businesses', { name: 'Zilverlinde', country: 'NL' })).id;
  const individual = (await make(world, 'kyc_individual', { first_name: 'Aoife', last_name: 'Brennan' })).id;
  for (let at = 0; at < count; at++) {
    const status = statuses[at % statuses.length] ?? 'draft';
    const isBusiness = at % 2 === 0;
    const row = await make(world, 'gk_requests', {
      ...(isBusiness ? { business } : { individual }),
      type: isBusiness ? 'business' : 'individual',
      org: at % 10 === 9 ? world.otherOrg : world.org,
      status,
      waiting_on: status === 'waiting' ? 'gatekeeper' : '',
      number: `KV-2026-${String(at).padStart(6, '0')}`,
      reference: `REF-${at % 7}`,
      client_name: clients[at % clients.length] ?? '',
      client_country: at % 3 === 0 ? 'NL' : '',
      deadline: at % 4 === 0 ? '' : `2026-12-${String(1 + (at % 5)).padStart(2, '0')}`,
      assigned_intern: at % 3 === 0 ? world.intern.id : at % 3 === 1 ? world.lead.id : '',
      archived_at: status === 'archived' ? '2026-11-01 10:00:00.000Z' : '',
      outcome: status === 'archived' ? 'closed' : '',
    } as never);
    numbers.set(row.id, row.number);
    if (at % 3 === 0) world.clock.advance({ seconds: 1 });
  }
}, 60_000);
afterAll(() => world.close());

type Params = Parameters<typeof listConditions>[1];

async function listed(who: Person, params: Params = {}, defaultSort = '-updated') {
  const context = await contextFor(world, who);
  const conditions = await listConditions(context, params);
  const window = await listPage(context, params, conditions, { defaultSort });
  const whole = await allListedIds(context, params, conditions, defaultSort, 1_000);
  return { ...window, ids: window.items.map(({ id }) => id), whole };
}

describe('a list in windows [ONB-15]', () => {
  test.each(sortNames)('sorted by %s repeats nothing and skips nothing', async (sort) => {
    for (const [viewer, expected] of [
      [world.gatekeeper, 27],
      [world.intern, 25],
    ] as const) {
      const ids: string[] = [];
      for (let offset = 0; offset < count; offset += 7) {
        ids.push(...(await listed(viewer, { sort, offset, limit: 7 })).ids);
      }
      const { whole, total } = await listed(viewer, { sort });
      expect(ids).toHaveLength(expected);
      expect(new Set(ids).size).toBe(expected);
      expect([total, ids]).toEqual([expected, whole]);
    }
  });

  test('by institution has the onboardings of each by name', async () => {
    for (const sort of ['org', '-org']) {
      const { items } = await listed(world.intern, { sort });
      const orgs = [...new Set(items.map(({ org }) => org.name))];
      expect(orgs).toEqual(sort === 'org' ? orgs.toSorted() : orgs.toSorted().toReversed());
      for (const name of orgs) {
        const own = items.filter(({ org }) => org.name === name).map((row) => row.name.toLowerCase());
        const named = own.filter((one) => /^[a-z]/.test(one));
        expect(named).toEqual(sort === 'org' ? named.toSorted() : named.toSorted().toReversed());
        expect(own.indexOf('') === -1 || own.slice(own.indexOf('')).every((one) => one === '')).toBe(true);
      }
    }
  });

  test('has empty values last in both directions, and ignores case', async () => {
    for (const sort of ['name', '-name']) {
      const { items } = await listed(world.gatekeeper, { sort });
      const names = items.map(({ name }) => name);
      const empty = names.filter((name) => name === '').length;
      expect(names.slice(-empty).every((name) => name === '')).toBe(true);
      const shown = names.filter((name) => ['Zebra', 'Ebbe'].includes(name));
      const sorted = shown.toSorted();
      expect(shown).toEqual(sort === 'name' ? sorted : sorted.toReversed());
    }
  });

  test('by deadline has what is finished after what is to be done, in every window', async () => {
    for (const sort of ['deadline', '-deadline']) {
      const { items } = await listed(world.gatekeeper, { sort });
      const isOver = items.map(({ status }) => status === 'completed' || status === 'archived');
      expect(isOver).toEqual(isOver.toSorted((a, b) => Number(a) - Number(b)));
      const open = items.filter((_, at) => !isOver[at]).map(({ deadline }) => deadline);
      const dated = open.filter((deadline) => deadline !== '');
      expect(open.slice(0, dated.length)).toEqual(dated);
      expect(dated).toEqual(sort === 'deadline' ? dated.toSorted() : dated.toSorted().toReversed());
    }
  });

  test('has the usual order where the column is unknown, and at most 200 rows', async () => {
    const usual = await listed(world.gatekeeper);
    for (const sort of ['password', 'org; drop table', '--name', 'toString']) {
      expect((await listed(world.gatekeeper, { sort })).ids).toEqual(usual.ids);
    }
    expect((await listed(world.gatekeeper, { limit: 1_000_000 })).ids).toEqual(usual.ids);
    expect((await listed(world.gatekeeper, { offset: 1_000 })).ids).toEqual([]);
  });
});

describe('what a list contains', () => {
  test('is the own institution’s, whatever the parameters are; the desk’s without drafts [PERM-07]', async () => {
    expect((await listed(world.gatekeeper)).total).toBe(27);
    expect((await listed(world.otherGatekeeper)).total).toBe(3);
    expect((await listed(world.gatekeeper, { org: world.otherOrg })).total).toBe(27);
    expect((await listed(world.client)).total).toBe(0);
    const desk = await listed(world.intern);
    expect(desk.total).toBe(count - 5);
    expect(desk.items.map(({ status }) => status)).not.toContain('draft');
    expect(
      (await listed(world.intern, { org: world.otherOrg })).items.every(({ org }) => org.id === world.otherOrg),
    ).toBe(true);
  });

  test('is narrowed by search and type together [ONB-01, ONB-13]', async () => {
    const both = await listed(world.gatekeeper, { search: 'ref-3', type: 'individual' });
    const expected = (await listed(world.gatekeeper, { sort: 'number' })).items.filter(
      ({ reference, type }) => reference === 'REF-3' && type === 'individual',
    );
    expect(both.items.map(({ number }) => number).toSorted()).toEqual(expected.map(({ number }) => number));
    expect(both.total).toBe(expected.length);
    expect((await listed(world.gatekeeper, { search: 'angstrom zebra' })).total).toBe(0);
    expect((await listed(world.gatekeeper, { search: 'angstrom' })).total).toBeGreaterThan(
      (await listed(world.gatekeeper, { search: 'Ångström', type: 'business' })).total,
    );
  });

  test('of the last 30 days of the archive starts with a whole day at the desk [ARC-01]', async () => {
    const [id = ''] = (await listed(world.gatekeeper, { sort: '-archivedAt' })).ids;
    const isListed = async (archived_at: string, archived: 'month' | 'year' | 'earlier') => {
      await world.store.transaction((write) => write.update('gk_requests', id, { archived_at }));
      const context = await contextFor(world, world.gatekeeper);
      const conditions = [...(await listConditions(context, {})), ...filterConditions(context, { archived })];
      return (await allListedIds(context, {}, conditions, 'number', 100)).includes(id);
    };
    // The desk's day is two hours ahead of UTC until 25 October, and one hour after it.
    world.clock.set('2026-11-21T10:00:00.000Z');
    expect(await isListed('2026-10-22 22:00:00.000Z', 'month')).toBe(true);
    expect(await isListed('2026-10-22 21:59:59.999Z', 'month')).toBe(false);
    expect(await isListed('2025-11-21 23:00:00.000Z', 'year')).toBe(true);
    expect(await isListed('2025-11-21 22:59:59.999Z', 'year')).toBe(false);
    expect(await isListed('2025-11-21 22:59:59.999Z', 'earlier')).toBe(true);
  });
});
