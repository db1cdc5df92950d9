import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, onboardingAt, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const unused = { month: '2026-11', started: 0, completed: 0, runs: 0, documents: 0, keptBytes: 0 };

test("usage counts by month what the institution itself started and completed, and no other's [BILL-01, PERM-05]", async () => {
  const empty = await done(world.view(world.gatekeeper, 'usage'));
  expect(empty.months.map(({ month }: { month: string }) => month)).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(empty.months.at(-1)).toEqual(unused);
  await onboardingAt(world, 'draft');
  const first = await onboardingAt(world, 'requested');
  await onboardingAt(world, 'completed');
  await world.store.transaction((records) =>
    records.update('gk_requests', first, { requested_at: '2026-10-31 22:59:59.999Z' }),
  );
  const { months, people } = await done(world.view(world.gatekeeper, 'usage'));
  expect(months.at(-1)).toMatchObject({ month: '2026-11', started: 1, completed: 1 });
  expect(months.at(-2)).toMatchObject({ month: '2026-10', started: 1, completed: 0 });
  expect(people).toEqual([{ name: 'Sanne de Wit', started: 1 }]);
  expect((await done(world.view(world.gatekeeper, 'usage', { month: '2026-10' }))).people).toEqual([
    { name: 'Sanne de Wit', started: 1 },
  ]);
  expect((await done(world.view(world.gatekeeper, 'usage', { month: '2026-09' }))).people).toEqual([]);
  const other = await done(world.view(world.otherGatekeeper, 'usage'));
  expect(other.months.at(-1)).toEqual(unused);
  expect(other.people).toEqual([]);
});

test('a month starts at midnight at the desk, not in UTC [BILL-01]', async () => {
  const countOf = async (requested_at: string) => {
    await world.store.transaction((records) => records.update('gk_requests', moved, { requested_at }));
    const { months } = await done(world.view(world.gatekeeper, 'usage'));
    return months.slice(-2).map(({ started }: { started: number }) => started);
  };
  const moved = await onboardingAt(world, 'requested');
  const [october, november] = await countOf('2026-10-31 22:59:59.999Z');
  expect(await countOf('2026-10-31 23:00:00.000Z')).toEqual([october - 1, november + 1]);
  await world.store.transaction((records) => records.update('gk_requests', moved, { requested_at: '' }));
});

test("the same is exported as a table, and no institution gets another's [BILL-01, PERM-05]", async () => {
  const request = await onboardingAt(world, 'draft');
  await done(world.upload(world.gatekeeper, { request, owner: 'request', type: 'articlesOfAssociation' }));
  const { months } = await done(world.view(world.gatekeeper, 'usage'));
  const kept = months.at(-1);
  expect(kept.documents).toBeGreaterThan(0);
  expect(kept.keptBytes).toBeGreaterThan(0);
  const table = async (who: World['gatekeeper'], language: string) => {
    const answer = await world.request('GET', `/api/desk/views/usage-export?language=${language}`, { who });
    return String(answer.body).split('\r\n');
  };
  const [header, newest] = await table(world.gatekeeper, 'nl');
  expect(header).toBe(
    'Maand;Onboardings gestart;Onboardings afgerond;Controles van abonnementen;Documenten toegevoegd;Opgeslagen, bytes',
  );
  expect(newest).toBe(['2026-11', kept.started, kept.completed, kept.runs, kept.documents, kept.keptBytes].join(';'));
  expect((await table(world.otherGatekeeper, 'en'))[1]).toBe('2026-11,0,0,0,0,0');
});

test("a subscription that looked counts in its month; one that could not does not, nor does another institution's [BILL-01, PERM-05]", async () => {
  const request = await onboardingAt(world, 'completed');
  const before = (await done(world.view(world.gatekeeper, 'usage'))).months;
  await world.store.transaction(async (records) => {
    const { subject } = await records.need('gk_requests', request);
    const watched = { business: subject, level: 'screening', cadence: 'monthly', status: 'active' } as const;
    const own = await records.create('gk_subscriptions', { ...watched, org: world.org });
    const other = await records.create('gk_subscriptions', { ...watched, org: world.otherOrg });
    for (const [subscription, result] of [
      [own.id, 'nothing-new'],
      [own.id, 'failed'],
      [other.id, 'nothing-new'],
    ] as const)
      await records.create('gk_subscription_runs', { subscription, cause: 'time', result });
  });
  const { months } = await done(world.view(world.gatekeeper, 'usage'));
  expect(months.at(-1).runs).toBe(before.at(-1).runs + 1);
  expect(months.at(-2)).toEqual(before.at(-2));
});
