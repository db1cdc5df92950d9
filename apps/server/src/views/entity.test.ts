import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOfOther } from '../../test/case.ts';
import { done, requestRow } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const entityOf = (who: Person, params: Record<string, string> = {}) =>
  done(world.view(who, 'entity', { subject: world.subject, ...params }));

describe('the page of a client', () => {
  test('has the head, the contact and the moves of its onboarding [ENT-21]', async () => {
    const entity = await entityOf(world.gatekeeper);
    expect(entity).toMatchObject({
      request: { id: world.completed, status: 'completed', reference: 'TR-2026-0431' },
      subject: { name: 'Zilverlinde Vastgoed B.V.', country: 'NL', number: '68412097', city: 'Utrecht' },
      org: { name: 'Kade & Vos Notarissen' },
      contact: { firstName: 'Marit' },
      version: { number: 1, draft: false },
    });
    expect(entity.moves).toContain('archive');
    expect(entity.blockers).toEqual([]);
  });

  test('of a completed onboarding with access has every part open [ENT-07, ENT-08, ENT-10]', async () => {
    const entity = await entityOf(world.gatekeeper);
    for (const part of ['ownership', 'people', 'documents', 'companyScreening', 'personScreening', 'risk']) {
      expect([part, entity[part].open]).toEqual([part, true]);
    }
    expect(entity.people.value.map(({ lastName }: { lastName: string }) => lastName)).toEqual([
      'Hoekstra',
      'van Rijsbergen',
    ]);
    expect(entity.counts).toMatchObject({ documents: 4, openHits: 0, subscriptions: 0 });
  });

  test('has the work of the desk for the desk only [PERM-05]', async () => {
    expect((await entityOf(world.intern)).screeningTargets.length).toBeGreaterThan(0);
    const entity = await entityOf(world.gatekeeper);
    expect(entity).toMatchObject({ screeningTargets: [], screeningRun: null });
  });

  test('before the client gives access has none of the answers [ENT-17, ENT-24]', async () => {
    const { subject } = await requestRow(world, world.requested);
    const entity = await entityOf(world.gatekeeper, { subject });
    expect(entity.documents).toEqual({ open: false, why: 'access required' });
    expect(entity.counts.documents ?? 0).toBe(0);
  });
});

test('another onboarding of the same client is the other institution’s page, and is not named here [ENT-19, PERM-07]', async () => {
  const request = await requestOfOther(world, world.completed);
  expect((await entityOf(world.gatekeeper)).onboardings.map(({ id }: { id: string }) => id)).toEqual([world.completed]);
  expect((await entityOf(world.otherGatekeeper)).request.id).toBe(request);
  const desk = await entityOf(world.intern);
  expect(desk.onboardings.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [request, world.completed].toSorted(),
  );
  expect((await entityOf(world.intern, { request: world.completed })).request.id).toBe(world.completed);
});

test('the desk reads which institution each onboarding of a client belongs to [ENT-21]', async () => {
  const request = await requestOfOther(world, world.completed);
  const orgs = ({ onboardings }: { onboardings: { id: string; org: string }[] }) =>
    Object.fromEntries(onboardings.map(({ id, org }) => [id, org]));
  const desk = await entityOf(world.intern, { request });
  expect(orgs(desk)).toMatchObject({ [world.completed]: 'Kade & Vos Notarissen', [request]: desk.org.name });
  expect(desk.org.name).not.toBe('Kade & Vos Notarissen');
  expect(Object.values(orgs(await entityOf(world.gatekeeper)))).toEqual(['Kade & Vos Notarissen']);
});

test('a client’s page does not exist with an onboarding of another client, a draft has none for the desk [PERM-05]', async () => {
  const params = { subject: world.subject, request: world.corrections };
  await missingFor(world, [world.gatekeeper, world.intern], 'entity', params, { request: unknownId });
  const { subject } = await requestRow(world, world.corrections);
  await missingFor(world, [world.otherGatekeeper], 'entity', { subject }, { subject: unknownId });
  await onlyItsRoles(world, 'entity', { subject });
});
