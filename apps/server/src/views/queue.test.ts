import { queueTabs } from '@dossier/domain/onboarding-filters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { onlyItsRoles, startViewed, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const queueOf = (params: Record<string, string> = {}, who: Person = world.intern) =>
  done(world.view(who, 'queue', params));
const idsOf = async (params: Record<string, string> = {}, who?: Person): Promise<string[]> =>
  (await queueOf(params, who)).items.map(({ id }: { id: string }) => id);
const change = (id: string, values: object) =>
  world.store.transaction((records) => records.update('gk_requests', id, values));

describe('the queue of the desk', () => {
  test('has every onboarding but drafts, of all institutions [PERM-07]', async () => {
    expect((await idsOf()).toSorted()).toEqual([world.completed, world.corrections, world.requested].toSorted());
    const { orgs, interns } = await queueOf();
    expect(orgs.map(({ name }: { name: string }) => name)).toEqual(['Duinrand Bank', 'Kade & Vos Notarissen']);
    expect(interns.map(({ name }: { name: string }) => name)).toEqual(['Ruben Aerts', 'Lena Ead']);
  });

  test('has as many in each tab as the tab counts, with and without a search', async () => {
    for (const search of [undefined, 'KV', 'zilverlinde']) {
      const params: Record<string, string> = search === undefined ? {} : { search };
      const { counts } = await queueOf(params);
      for (const tab of queueTabs) {
        const { items, total } = await queueOf({ ...params, tab });
        expect([tab, items.length, total]).toEqual([tab, counts[tab], counts[tab]]);
      }
    }
  });

  test('shows what waits for others, until it comes back', async () => {
    expect(await idsOf({ tab: 'waiting' })).toEqual([world.corrections]);
    await change(world.corrections, { status: 'submitted', waiting_on: '', assigned_intern: '' });
    expect(await idsOf({ tab: 'waiting' })).toEqual([]);
    expect(await idsOf({ tab: 'unassigned' })).toEqual([world.corrections]);
  });

  test('shows each reviewer their own, without those that are over', async () => {
    await change(world.corrections, { assigned_intern: world.intern.id });
    await change(world.completed, { assigned_intern: world.intern.id });
    expect(await idsOf({ tab: 'mine' })).toEqual([world.corrections]);
    expect(await idsOf({ tab: 'mine' }, world.lead)).toEqual([]);
    expect(await idsOf({ tab: 'unassigned' })).toEqual([]);
  });

  test('shows as overdue what is open after its deadline; the day itself still counts', async () => {
    await change(world.corrections, { deadline: '2026-11-21' });
    await change(world.completed, { deadline: '2026-11-01' });
    expect(await idsOf({ tab: 'overdue' })).toEqual([]);
    await change(world.corrections, { deadline: '2026-11-20' });
    expect(await idsOf({ tab: 'overdue' })).toEqual([world.corrections]);
  });

  test('narrows a tab to one status and to one institution', async () => {
    expect(await idsOf({ tab: 'all', status: 'completed' })).toEqual([world.completed]);
    expect(await idsOf({ org: world.otherOrg })).toEqual([]);
    expect(await idsOf({ type: 'individual' })).toEqual([world.requested]);
  });
});

test.each([{ tab: 'everything' }, { status: 'lost' }, { limit: '201' }, { offset: '-1' }])(
  '%j is refused, not ignored',
  async (params) => {
    const { status, body } = await world.view(world.intern, 'queue', params as unknown as Record<string, string>);
    expect([status, body.code]).toEqual([400, 'input-invalid']);
  },
);

test('the queue is for the desk [PERM-07]', () => onlyItsRoles(world, 'queue'));
