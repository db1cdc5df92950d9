import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, requestOfOther, write } from '../../test/case.ts';
import { accessOf, done, fillIn, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { vaultUpdatedAt } from './accelerated.ts';
import { loadVisibleCase, type VisibleCase } from './visible-case.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const shownTo = async (who: Person, request: string): Promise<string> => {
  const { reader } = world.store;
  const row = await requestRow(world, request);
  const file = await loadVisibleCase(reader, await actorFor(world, who), row, '2026-11-21');
  return vaultUpdatedAt(file as VisibleCase);
};
const approve = async (request: string) =>
  done(world.run(world.client, 'approve-access', { access: await accessOf(world, request) }));

describe('the hint that a company has a vault', () => {
  test('names the day of the newest submitted version, from any institution, after access [ENT-15, ENT-17]', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', newCompany());
    const { submitted_at: firstDay } = await requestRow(world, first);
    const second = await requestOfOther(world, first);
    expect([await shownTo(world.otherGatekeeper, second), await shownTo(world.intern, second)]).toEqual(['', firstDay]);
    await approve(second);
    expect(await shownTo(world.otherGatekeeper, second)).toBe(firstDay);
    world.clock.advance({ days: 3 });
    await fillIn(world, second);
    await done(world.run(world.client, 'submit', { request: second }));
    const { submitted_at: secondDay } = await requestRow(world, second);
    expect(secondDay > firstDay).toBe(true);
    expect(await shownTo(world.gatekeeper, first)).toBe(secondDay);
  });

  test('is not given while nothing was submitted', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    expect(await shownTo(world.gatekeeper, request)).toBe('');
  });

  test('is not given after the client refused access', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', newCompany());
    const second = await requestOfOther(world, first);
    await done(world.run(world.client, 'refuse-access', { access: await accessOf(world, second) }));
    expect(await shownTo(world.otherGatekeeper, second)).toBe('');
  });

  test('is not given for a vault that no client claimed [ENT-16]', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const { subject } = await requestRow(world, request);
    await write(world, (records) => records.update('kyc_businesses', subject, { claimed_at: '' }));
    expect(await shownTo(world.gatekeeper, request)).toBe('');
  });

  test('is never given for a natural person [ENT-18]', async () => {
    const request = await onboardingAt(world, 'submitted', 'individual');
    expect([await shownTo(world.gatekeeper, request), await shownTo(world.intern, request)]).toEqual(['', '']);
  });
});
