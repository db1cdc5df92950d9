import { afterEach, beforeEach, expect, test } from 'vitest';
import { make } from '../../test/factories.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Line = { id: string; name: string };
const listed = (params: Record<string, string>, who = world.gatekeeper) =>
  done(world.view(who, 'subscriptions', params));

/** Many watched clients of one institution, a business and a person among them. */
async function watchMany(count: number): Promise<{ company: string; person: string }> {
  const company = await requestRow(world, await onboardingAt(world, 'completed'));
  const person = await requestRow(world, await onboardingAt(world, 'completed', 'individual'));
  for (let i = 0; i < count; i += 1) {
    const values = { org: world.org, cadence: 'daily', level: 'screening', status: 'active' } as const;
    const subject = i % 2 === 0 ? { business: company.subject } : { individual: person.subject };
    const next = `2026-12-01 06:00:${String(i).padStart(2, '0')}.000Z`;
    await make(world, 'gk_subscriptions', { ...values, ...subject, next_run: next, runs: 0 });
  }
  return { company: company.client_name, person: person.client_name };
}

test('a list comes in windows, the next run first, with the whole count and those of its parts [SUB-01]', async () => {
  await watchMany(7);
  const first = await listed({ status: 'active', limit: '3' });
  const rest = await listed({ status: 'active', limit: '100', offset: '3' });
  expect([first.items.length, rest.items.length, first.total]).toEqual([3, 4, 7]);
  const runs = [...first.items, ...rest.items].map(({ nextRun }: { nextRun: string }) => nextRun);
  expect(runs).toEqual(runs.toSorted());
  expect(new Set([...first.items, ...rest.items].map(({ id }: Line) => id)).size).toBe(7);
  expect(first.counts).toEqual({ active: 7, attention: 0, paused: 0, ended: 0, all: 7 });
  expect((await listed({}, world.otherGatekeeper)).total).toBe(0);
  expect((await listed({}, world.intern)).total).toBe(7);
});

test('a search, a part, a level and one alone narrow it, and the counts with it [SUB-01]', async () => {
  const { company } = await watchMany(4);
  const [one, two] = (await listed({})).items as Line[];
  await make(world, 'alerts', { subscription: one?.id ?? '', kind: 'screening-hit', state: 'open' });
  await world.store.transaction((records) => records.update('gk_subscriptions', two?.id ?? '', { status: 'paused' }));
  const attention = await listed({ status: 'attention' });
  expect(attention.items.map(({ id }: Line) => id)).toEqual([one?.id]);
  expect(attention.counts).toEqual({ active: 3, attention: 1, paused: 1, ended: 0, all: 4 });
  const found = await listed({ search: company.slice(0, 6).toLowerCase() });
  expect(found.items.map(({ name }: Line) => name)).toEqual([company, company]);
  expect(found.counts.all).toBe(2);
  expect((await listed({ level: 'full_review' })).total).toBe(0);
  expect((await listed({ subscription: two?.id ?? '' })).items.map(({ id }: Line) => id)).toEqual([two?.id]);
  expect((await listed({ subscription: two?.id ?? '' }, world.otherGatekeeper)).items).toEqual([]);
});

test('a client without a subscription is offered once, by name or reference, with its newest onboarding [SUB-04]', async () => {
  const request = await onboardingAt(world, 'completed');
  const { client_name: name, subject, reference } = await requestRow(world, request);
  const offered = (params: Record<string, string>, who = world.gatekeeper) =>
    done(world.view(who, 'subscription-candidates', params));
  expect((await offered({})).items).toMatchObject([{ request, subject, name, reference }]);
  expect((await offered({ search: reference.toLowerCase() })).items).toHaveLength(1);
  expect((await offered({ search: 'NL 68412097' })).items).toHaveLength(1);
  expect((await offered({ search: 'another' })).items).toEqual([]);
  expect((await offered({ request })).items).toHaveLength(1);
  expect((await offered({ request }, world.otherGatekeeper)).items).toEqual([]);
  const input = { request, level: 'screening', cadence: 'daily', recipients: [world.gatekeeper.id] };
  await done(world.run(world.gatekeeper, 'save-subscription', input));
  expect((await offered({})).items).toEqual([]);
});
