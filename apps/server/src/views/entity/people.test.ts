import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessOf, done, draftRow, onboardingAt, startWorld, type World } from '../../../test/scenario.ts';
import { entityOf } from '../../../test/screened.ts';

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'submitted', 'business');
}, 60_000);
afterAll(() => world.close());

const setAccess = async (status: 'approved' | 'withdrawn') => {
  const access = await accessOf(world, request);
  await world.store.transaction((records) => records.update('gk_access', access, { status }));
};

interface Entity {
  readonly ownership: { readonly value: { readonly result: { readonly ubos: readonly { id: string }[] } } };
}

describe('ownership', () => {
  /** Owners, when Joris holds exactly 25 % and the form was submitted at this time. */
  const ownersAt = async (submitted_at: string) => {
    const id = await onboardingAt(world, 'approved', 'business');
    const version = (await draftRow(world, id))?.id ?? '';
    const ownership = {
      nodes: [
        { id: marit, kind: 'person', firstName: 'Marit', lastName: 'Hoekstra' },
        { id: joris, kind: 'person', firstName: 'Joris', lastName: 'van Rijsbergen' },
      ],
      edges: [
        { from: marit, to: 'client', share: 750_000, votes: 750_000 },
        { from: joris, to: 'client', share: 250_000, votes: 250_000 },
      ],
    };
    await world.store.transaction(async (records) => {
      const values = { submitted_at, state: 'submitted', ownership } as never;
      await records.update('kyc_businesses_details', version, values, { via: 'program' });
      await records.update('gk_requests', id, { version, status: 'submitted' });
    });
    return JSON.stringify(((await entityOf(world, id)) as Entity).ownership.value.result);
  };

  test('goes by the threshold of the day of submission at the desk, not in UTC [UBO-01]', async () => {
    const before = await ownersAt('2027-07-09 21:59:00.000Z');
    const after = await ownersAt('2027-07-09 22:01:00.000Z');
    expect(before).not.toBe(after);
    expect(await ownersAt('2027-07-09 12:00:00.000Z')).toBe(before);
    expect(await ownersAt('2027-07-10 12:00:00.000Z')).toBe(after);
  });
});

test('a person to identify has the method and the address that the client chose; an institution without access reads none [ENT-12]', async () => {
  const { identityPeople } = await entityOf(world, request);
  const shown = identityPeople.find(({ id }: { id: string }) => id === joris);
  expect(shown).toMatchObject({ method: 'in_person' });
  await setAccess('withdrawn');
  expect((await entityOf(world, request, world.gatekeeper)).identityPeople).toEqual([]);
  await setAccess('approved');
});

describe('the people of a company', () => {
  const seen = { verifierFirstName: 'Ruben', verifierLastName: 'Aerts', date: '2026-11-20', method: 'video_call' };
  const record = (result: 'verified' | 'failed', reason?: string) =>
    done(
      world.run(world.intern, 'record-identity', {
        request,
        person: joris,
        ...seen,
        result,
        ...(reason ? { reason } : {}),
      }),
    );

  test('have the newest result of their identity verification, and every earlier one is listed [ENT-12]', async () => {
    const resultOf = async (id: string) =>
      (await entityOf(world, request)).people.value.find((one: { id: string }) => one.id === id).identity;
    expect([await resultOf(joris), await resultOf(marit)]).toEqual(['pending', 'pending']);
    await record('failed', 'The photo is another person’s.');
    world.clock.advance({ minutes: 1 });
    await record('verified');
    expect([await resultOf(joris), await resultOf(marit)]).toEqual(['verified', 'pending']);
    const { identities } = await entityOf(world, request, world.gatekeeper);
    expect(identities.map((one: { result: string }) => one.result)).toEqual(['verified', 'failed']);
    expect(identities[1]).toMatchObject({
      person: joris,
      method: 'video_call',
      reason: 'The photo is another person’s.',
    });
  });

  test('are closed to an institution without access, also as names to be verified [PERM-05, ACC-11]', async () => {
    const names = async (who: World['intern']) => (await entityOf(world, request, who)).identityPeople;
    expect(await names(world.gatekeeper)).toHaveLength(2);
    await setAccess('withdrawn');
    const closed = await entityOf(world, request, world.gatekeeper);
    expect([closed.people.open, closed.ownership.open, closed.identityPeople]).toEqual([false, false, []]);
    expect(closed.people).not.toHaveProperty('value');
    expect(await names(world.intern)).toHaveLength(2);
    await setAccess('approved');
  });

  test('are none in the form of a person', async () => {
    const individual = await onboardingAt(world, 'submitted', 'individual');
    const entity = await entityOf(world, individual);
    expect([entity.people.value, entity.ownership.value]).toEqual([[], null]);
    expect(entity.identityPeople).toHaveLength(1);
  });
});
