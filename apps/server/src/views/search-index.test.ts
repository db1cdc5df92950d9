import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { openTestDesk } from '../../test/test-desk.ts';
import type { Actor } from '../runtime/actor.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { onboardings } from './onboardings.ts';
import { everyWordIn, substringIndexQuery } from './parts/text-match.ts';
import { search } from './search.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world.close());

const set = (id: string, values: object) =>
  world.store.transaction((records) => records.update('gk_requests', id, values));

/** Ids that the list and the search over everything find. */
async function foundBy(who: Person, words: string): Promise<{ listed: string[]; searched: string[] }> {
  const view = who === world.intern ? 'queue' : 'onboardings';
  const { items } = await done(world.view(who, view, { search: words }));
  const { groups } = await done(world.view(who, 'search', { q: words, kind: 'onboardings' }));
  const exact = groups.flatMap((group: { items: { request: string; near: boolean }[] }) =>
    group.items.filter(({ near }) => !near).map(({ request }) => request),
  );
  return { listed: items.map(({ id }: { id: string }) => id), searched: exact };
}

const both = (ids: string[]) => ({ listed: ids, searched: ids });

describe('what an onboarding is found by', () => {
  test('follows its edits, at once [ONB-02, SRCH-01]', async () => {
    const id = await onboardingAt(world, 'requested');
    await set(id, { reference: 'Ganzenveer 77' });
    expect(await foundBy(world.gatekeeper, 'ganzenveer')).toEqual(both([id]));
    await set(id, { reference: 'Zwanendons 78' });
    expect(await foundBy(world.gatekeeper, 'ganzenveer')).toEqual(both([]));
    expect(await foundBy(world.gatekeeper, 'ZWANEN')).toEqual(both([id]));
    await set(id, { client_name: 'Żółć Şirketi', client_number: '55667788' });
    expect((await foundBy(world.gatekeeper, 'zolc sirket')).listed).toEqual([id]);
    expect((await foundBy(world.gatekeeper, '566778')).listed).toEqual([id]);
    const { groups } = await done(world.view(world.gatekeeper, 'search', { q: 'sirketi', kind: 'subjects' }));
    expect(groups[0].items[0]).toMatchObject({ request: id, near: false });
  });

  test('is deleted with it [ONB-01, SRCH-01]', async () => {
    const id = await onboardingAt(world, 'draft');
    await set(id, { reference: 'Nachtuil' });
    expect(await foundBy(world.gatekeeper, 'nachtuil')).toEqual(both([id]));
    await done(world.run(world.gatekeeper, 'delete-draft', { request: id }));
    expect(await foundBy(world.gatekeeper, 'nachtuil')).toEqual(both([]));
  });

  test('is found by those who may see it, and by no others [PERM-05, PERM-07, SRCH-01]', async () => {
    const sent = await onboardingAt(world, 'requested');
    const draft = await onboardingAt(world, 'draft');
    await set(sent, { reference: 'Kerkuil gestuurd' });
    await set(draft, { reference: 'Kerkuil concept' });
    const own = await foundBy(world.gatekeeper, 'kerkuil');
    expect({ listed: own.listed.toSorted(), searched: own.searched.toSorted() }).toEqual(
      both([sent, draft].toSorted()),
    );
    expect(await foundBy(world.intern, 'kerkuil')).toEqual(both([sent]));
    expect(await foundBy(world.otherGatekeeper, 'kerkuil')).toEqual(both([]));
    expect((await world.view(world.client, 'search', { q: 'kerkuil' })).status).toBe(403);
    expect((await world.view(world.client, 'onboardings', { search: 'kerkuil' })).status).toBe(403);
    expect((await world.view(null, 'search', { q: 'kerkuil' })).status).toBe(401);
  });

  test('is found while the index is still being built [ONB-01, SRCH-01]', async () => {
    const id = await onboardingAt(world, 'requested');
    await set(id, { reference: 'Bosuil 12' });
    await world.store.dialect.transaction((connection) =>
      connection.run(`UPDATE "_words" SET "isWhole" = 0 WHERE "collection" = 'gk_requests'`, []),
    );
    const again = await openTestDesk(world.config.dataFolder, world.clock.now);
    try {
      expect(again.store.reader.searchIndex('gk_requests')).toBeUndefined();
      for (const [who, portal, expected] of [
        [world.gatekeeper, 'gatekeeper', [id]],
        [world.intern, 'intern', [id]],
        [world.otherGatekeeper, 'gatekeeper', []],
      ] as const) {
        const record = await again.store.reader.need(who.collection as 'gatekeeper_users', who.id);
        const actor = { id: who.id, portal, org: record.org ?? '' } as Actor;
        const context = {
          records: again.store.reader,
          actor,
          now: world.clock.now(),
          today: '2026-11-21',
        } as ViewContext;
        const list = await onboardings.run(context, { search: 'bosuil' });
        expect(list.ok && list.value.items.map((row) => row.id)).toEqual(expected);
        const all = await search.run(context, { q: 'bosuil', kind: 'onboardings' });
        expect(all.ok && all.value.groups.flatMap(({ items }) => items.map(({ request }) => request))).toEqual(
          expected,
        );
      }
    } finally {
      await again.store.close();
    }
  });

  test('the index never hides what the pattern of a list finds [ONB-01, ONB-02]', async () => {
    const id = await onboardingAt(world, 'requested');
    const letters = 'aàÅcçdđÐeéghĦiİıjklŁŀĿnñoøÖrsşßtŧŦuűwyz -.&/[]*?%_\\1ΣσςжЙ日'.split('');
    const { reader } = world.store;
    const holds = async (condition: RawBuilder<boolean>) =>
      (await sql`select r.id from gk_requests r where r.id = ${id} and ${condition}`.execute(reader.sql)).rows.length;
    for (let start = 0; start < letters.length; start++) {
      // Other neighbours each time, and every letter in each position.
      const around = Array.from({ length: 9 }, (_, at) => letters[(start + at * 7) % letters.length]).join('');
      await set(id, { reference: around });
      const asWritten = around.slice(2, 7).split(/\s/)[0] ?? '';
      for (const word of [asWritten, asWritten.toUpperCase(), asWritten.normalize('NFKD').replace(/\p{M}/gu, '')]) {
        const indexQuery = substringIndexQuery(word, []);
        if (!indexQuery) continue;
        const pattern = everyWordIn(reader.database, ['r.reference'], word);
        const ids = reader.searchIndex('gk_requests')?.ids(indexQuery);
        expect([word, around, await holds(sql`${pattern} and r.id in (${ids})`)]).toEqual([
          word,
          around,
          await holds(pattern),
        ]);
      }
    }
  });
});

test('the counts of the lists are those of the onboardings, wherever they are counted [DASH-01, ONB-12]', async () => {
  await onboardingAt(world, 'completed');
  await onboardingAt(world, 'cancelled');
  for (const [who, own] of [
    [world.gatekeeper, sql<SqlBool>`org = ${world.org}`],
    [world.intern, sql<SqlBool>`status != 'draft'`],
  ] as const) {
    const { rows } = await sql<{ status: string; n: number }>`
      select status, count(*) as n from gk_requests where ${own} group by status`.execute(world.store.reader.sql);
    const { counts } = await done(world.view(who, 'onboardings', {}));
    for (const { status, n } of rows) expect(counts[status]).toBe(Number(n));
    expect(Object.values<number>(counts).reduce((sum, n) => sum + n, 0)).toBe(
      rows.reduce((sum, { n }) => sum + Number(n), 0),
    );
  }
});
