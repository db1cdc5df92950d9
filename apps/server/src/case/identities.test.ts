import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, write } from '../../test/case.ts';
import {
  done,
  draftRow,
  fillIn,
  onboardingAt,
  requestRow,
  saveSection,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import { ofOtherInstitution } from '../../test/screened.ts';
import { identityPeople, newestIdentities, verifiedPeople } from './identities.ts';
import { draftOf } from './versions.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const people = async (request: string) => identityPeople(world.store.reader, await requestRow(world, request));
const verified = async (request: string) => verifiedPeople(world.store.reader, await requestRow(world, request));
const record = (request: string, person: string, result: 'verified' | 'failed' = 'verified') =>
  done(
    world.run(world.intern, 'record-identity', {
      request,
      person,
      verifierFirstName: 'Ruben',
      verifierLastName: 'Aerts',
      date: '2026-11-20',
      method: 'in_person',
      result,
      reason: result === 'failed' ? 'Expired passport.' : '',
    }),
  );

describe('the people to identify', () => {
  test('of a company are those of its submitted version', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    expect((await people(request)).map(({ id, name, required }) => [id, name, required])).toEqual([
      [marit, 'Marit Hoekstra', true],
      [joris, 'Joris van Rijsbergen', true],
    ]);
  });

  test('need not be identified without a role as owner, stand-in or representative', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    const entry = (id: string, more: object) => ({ id, firstName: 'A', lastName: id, ...more });
    const entries = [
      entry('personowner0001', { isUbo: true }),
      entry('personstandin01', { isStandIn: true }),
      entry('personagent0001', { isRepresentative: true }),
      entry('personother0001', { isPrimaryContact: true, function: 'Secretary' }),
    ];
    await done(saveSection(world, request, 'people', { people: entries }));
    const row = await requestRow(world, request);
    const found = await identityPeople(world.store.reader, row, await draftOf(world.store.reader, row));
    expect(found.map(({ required }) => required)).toEqual([true, true, true, false]);
  });

  test('of an individual are the person under due diligence, by the name that the institution gave', async () => {
    const request = await onboardingAt(world, 'submitted', 'individual');
    expect(await people(request)).toEqual([
      { id: 'self', firstName: 'Aoife', lastName: 'Brennan', name: 'Aoife Brennan', required: true },
    ]);
  });

  test('are none of a company that has not submitted: typed drafts are not verified', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    await fillIn(world, request);
    expect(await draftRow(world, request)).toBeDefined();
    expect(await people(request)).toEqual([]);
    expect(await verified(request)).toEqual([]);
  });
});

describe('a verified identity', () => {
  test('counts by its newest result alone', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    await record(request, joris);
    expect(await verified(request)).toEqual([joris]);
    await record(request, joris, 'failed');
    expect(await verified(request)).toEqual([]);
    const newest = await newestIdentities(world.store.reader, await requestRow(world, request));
    expect(newest.get(joris)).toMatchObject({ result: 'failed', reason: 'Expired passport.' });
    expect(newest.has(marit)).toBe(false);
  });

  test('does not count for the onboarding of another institution, with the same people [PERM-13]', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', newCompany());
    await record(first, joris);
    const second = await ofOtherInstitution(world, first);
    expect((await people(second)).map(({ id }) => id)).toContain(joris);
    expect(await verified(second)).toEqual([]);
    expect(await verified(first)).toEqual([joris]);
  });

  test('of an individual counts for the person', async () => {
    const request = await onboardingAt(world, 'submitted', 'individual');
    await record(request, 'self');
    expect(await verified(request)).toEqual(['self']);
  });

  test('of a person who left the version no longer counts', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const row = await requestRow(world, request);
    const gone = { request, subject: row.subject, person: 'personformer001', date: '2026-11-01' };
    const names = {
      verified_first_name: 'F',
      verified_last_name: 'O',
      verifier_first_name: 'R',
      verifier_last_name: 'A',
    };
    await write(world, (records) =>
      records.create('identity_verifications', { ...gone, ...names, method: 'in_person', result: 'verified' }),
    );
    expect(await verified(request)).toEqual([]);
  });
});
