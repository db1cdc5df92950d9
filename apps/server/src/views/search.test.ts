import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, requestRow } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { onlyItsRoles, startViewed, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

type Group = { kind: string; total: number; items: { id: string; title: string; request: string; near: boolean }[] };
const groupsOf = async (q: string, who: Person = world.gatekeeper, more = {}): Promise<Group[]> =>
  (await done(world.view(who, 'search', { q, ...more }))).groups;
const kinds = (groups: Group[]) => groups.map(({ kind }) => kind);

describe('a search', () => {
  test('finds clients, onboardings and contacts by name or number, each once [SRCH-01]', async () => {
    expect(kinds(await groupsOf('tessera'))).toContain('subjects');
    expect(kinds(await groupsOf('KV-CORR'))).toContain('onboardings');
    expect(kinds(await groupsOf('hoekstra'))).toContain('contacts');
    for (const { items, total } of await groupsOf('zilverlinde')) {
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      expect(total).toBeGreaterThanOrEqual(items.length);
    }
  });

  test('finds what is nearly called so only if nothing is', async () => {
    expect((await groupsOf('tessera')).every(({ items }) => items.every(({ near }) => !near))).toBe(true);
    const near = await groupsOf('tesera holding', world.gatekeeper, { kind: 'subjects' });
    expect(near[0]?.items[0]).toMatchObject({ title: 'Tessera Holding B.V.', near: true });
  });

  test('finds a registration number as screens print it, with its country [SRCH-01]', async () => {
    const { client_number: number } = await requestRow(world, world.corrections);
    const exact = (groups: Group[]) =>
      groups.map(({ kind, items }) => [kind, items.filter(({ near }) => !near).length]);
    const found = exact(await groupsOf(number));
    expect(found.map(([kind]) => kind)).toContain('subjects');
    expect(exact(await groupsOf(`NL ${number}`))).toEqual(found);
    const listed = (search: string) => done(world.view(world.gatekeeper, 'onboardings', { search }));
    expect((await listed(`NL ${number}`)).total).toBe((await listed(number)).total);
  });

  test('finds a number however it is typed, in the search and in the lists [SRCH-01]', async () => {
    const { client_number: number } = await requestRow(world, world.corrections);
    const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);
    const listed = async (search: string) => idsOf(await done(world.view(world.gatekeeper, 'onboardings', { search })));
    const queue = async (search: string) =>
      idsOf(await done(world.view(world.intern, 'queue', { tab: 'all', search })));
    expect(await listed(number)).toContain(world.corrections);
    const [first, rest] = [number.slice(0, 4), number.slice(4)];
    for (const typed of [
      `nl${number}`,
      `NL-${number}`,
      `${first}.${rest}`,
      `${first} ${rest}`,
      `KvK-nummer ${number}`,
    ]) {
      const found = await groupsOf(typed, world.gatekeeper, { kind: 'subjects' });
      expect(found[0]?.items[0], typed).toMatchObject({ near: false });
      // Parts of a number may also begin the number and the reference of another onboarding.
      expect(await listed(typed), typed).toEqual(expect.arrayContaining(await listed(number)));
      expect(await queue(typed), typed).toEqual(expect.arrayContaining(await queue(number)));
    }
    expect(await listed(`NL ${number}9`)).toEqual([]);
    // As it is written in a register, with a dash.
    const dashed = `${first}–${rest}`;
    await world.store.transaction((records) =>
      records.update('gk_requests', world.corrections, { client_number: dashed }),
    );
    expect(await listed(number)).toContain(world.corrections);
    await world.store.transaction((records) =>
      records.update('gk_requests', world.corrections, { client_number: number }),
    );
  });

  test('is narrowed to one kind', async () => {
    expect(kinds(await groupsOf('hoekstra')).length).toBeGreaterThan(1);
    expect(kinds(await groupsOf('hoekstra', world.gatekeeper, { kind: 'contacts' }))).toEqual(['contacts']);
  });

  test.each(['', ' ', 'z', '%', '  t  '])('for %j, which is too short or matches nothing, finds nothing', async (q) => {
    expect(await groupsOf(q)).toEqual([]);
  });

  test('finds drafts for the institution, not for the desk [PERM-07, SRCH-02]', async () => {
    const found = async (who: Person) =>
      (await groupsOf('KV-DRAFT', who, { kind: 'onboardings' })).flatMap(({ items }) =>
        items.filter(({ near }) => !near).map(({ request }) => request),
      );
    expect(await found(world.gatekeeper)).toEqual([world.draft]);
    expect(await found(world.intern)).toEqual([]);
  });

  test('finds nothing of another institution, not even nearly [SRCH-02]', async () => {
    for (const q of ['zilverlinde', 'tesera', 'hoekstra', 'TR-2026-0431', 'card']) {
      expect(await groupsOf(q, world.otherGatekeeper)).toEqual([]);
    }
  });
});

test('the search is for staff; an unknown kind and a text that is too long are refused', async () => {
  await onlyItsRoles(world, 'search', { q: 'zilverlinde' });
  for (const params of [{ q: 'zil', kind: 'secrets' }, { q: 'x'.repeat(201) }]) {
    expect((await world.view(world.gatekeeper, 'search', params as Record<string, string>)).status).toBe(400);
  }
});
