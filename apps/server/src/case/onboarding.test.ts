import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, proven, requestOfOther, write } from '../../test/case.ts';
import { onboardingAt, requestRow, type Stage, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import {
  findOnboardingOfSubject,
  findVisibleOnboarding,
  isRequestAtDesk,
  loadOnboardingFor,
  onboardingsOfSubject,
} from './onboarding.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const reader = () => world.store.reader;
const load = async (who: Person, id: string) => (await loadOnboardingFor(reader(), await actorFor(world, who), id)).ok;
const idsOf = async (who: Person, subject: string) =>
  (await onboardingsOfSubject(reader(), await actorFor(world, who), subject)).map(({ id }) => id);

describe('an onboarding', () => {
  test('is loaded by its institution, by the desk and by its client [PERM-07]', async () => {
    const id = await onboardingAt(world, 'requested', 'business', newCompany());
    const allowed = [world.gatekeeper, world.admin, world.intern, world.lead, world.client];
    expect(await Promise.all(allowed.map((who) => load(who, id)))).toEqual(allowed.map(() => true));
    const others = [world.otherGatekeeper, world.otherAdmin, world.otherClient];
    expect(await Promise.all(others.map((who) => load(who, id)))).toEqual(others.map(() => false));
  });

  test('belongs to its institution alone while it is a draft [STAT-06]', async () => {
    const id = await onboardingAt(world, 'draft', 'business', newCompany());
    await write(world, (records) => records.update('gk_requests', id, { client_user: world.client.id }));
    expect(await load(world.gatekeeper, id)).toBe(true);
    for (const who of [world.intern, world.lead, world.client, world.otherGatekeeper]) {
      expect(await load(who, id)).toBe(false);
      expect(await findVisibleOnboarding(reader(), await actorFor(world, who), id)).toBeUndefined();
    }
  });

  test('of another institution is refused exactly like a missing one [ROUTE-52]', async () => {
    const id = await onboardingAt(world, 'completed', 'business', newCompany());
    const stranger = await actorFor(world, world.otherGatekeeper);
    expect(await loadOnboardingFor(reader(), stranger, id)).toEqual(
      await loadOnboardingFor(reader(), stranger, 'doesnotexist001'),
    );
    expect(await findVisibleOnboarding(reader(), stranger, id)).toBeUndefined();
  });

  test('cannot be loaded by an invited contact who is no member of the vault', async () => {
    const own = await onboardingAt(world, 'requested', 'business', newCompany());
    await proven(world, own);
    const attack = await requestOfOther(world, own, 'attacker@onboarding.example');
    const { client_user: id } = await requestRow(world, attack);
    const attacker = { id, collection: 'end_client_users' } as const;
    expect([await load(attacker, own), await load(attacker, attack)]).toEqual([false, false]);
    expect(await load(world.client, attack)).toBe(true);
  });
});

describe('the onboardings of a subject', () => {
  test('are for each institution its own, for the desk all, the newest first [ROUTE-50]', async () => {
    const { client } = newCompany();
    const first = await onboardingAt(world, 'requested', 'business', { client });
    world.clock.advance({ minutes: 1 });
    const other = await requestOfOther(world, first);
    world.clock.advance({ minutes: 1 });
    const second = await onboardingAt(world, 'requested', 'business', { client });
    const { subject } = await requestRow(world, first);
    expect(await idsOf(world.gatekeeper, subject)).toEqual([second, first]);
    expect(await idsOf(world.otherGatekeeper, subject)).toEqual([other]);
    expect(await idsOf(world.intern, subject)).toEqual([second, other, first]);
    expect(await idsOf(world.client, subject)).toEqual([]);

    const gatekeeper = await actorFor(world, world.gatekeeper);
    const find = (request?: string) => findOnboardingOfSubject(reader(), gatekeeper, { subject, request });
    expect((await find())?.id).toBe(second);
    expect((await find(first))?.id).toBe(first);
    expect(await find(other)).toBeUndefined();
    const elsewhere = await onboardingAt(world, 'requested', 'business', newCompany());
    expect(await find(elsewhere)).toBeUndefined();
  });

  test('are none without a subject, although drafts have none either', async () => {
    await onboardingAt(world, 'draft', 'business', newCompany());
    expect(await idsOf(world.gatekeeper, '')).toEqual([]);
  });
});

test.each([
  ['draft', false],
  ['requested', false],
  ['approved', false],
  ['refused', false],
  ['submitted', true],
  ['corrections', true],
  ['question', true],
  ['completed', false],
  ['closed', false],
  ['cancelled', false],
] as const)('an onboarding that is %s: reviewers work on its checks is %s', async (stage: Stage, expected) => {
  const row = await requestRow(world, await onboardingAt(world, stage, 'business', newCompany()));
  expect(isRequestAtDesk(row)).toBe(expected);
});
