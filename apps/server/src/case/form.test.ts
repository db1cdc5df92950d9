import { issuesOf } from '@dossier/domain/kyc-form/completeness';
import { marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther } from '../../test/case.ts';
import { accessOf, done, fillIn, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { clientVersion } from './client-onboarding.ts';
import { loadForm } from './form.ts';
import { draftOf } from './versions.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const today = '2026-11-21';
const formOf = async (request: string) => {
  const row = await requestRow(world, request);
  return loadForm(world.store.reader, row, await clientVersion(world.store.reader, row), today);
};

describe('the form', () => {
  test('of a sent onboarding holds what the institution knows and asks for the rest [FORM-18]', async () => {
    const request = await onboardingAt(world, 'approved', 'business', { ...newCompany(), sourceOfFunds: true });
    const form = await formOf(request);
    expect(form).toMatchObject({ type: 'business', sourceOfFunds: true, subjectName: 'Zilverlinde Vastgoed B.V.' });
    expect(form.documents).toEqual([]);
    expect(new Set(issuesOf(form).map(({ section }) => section))).toContain('funds');
  });

  test('is complete once every section and document is given [FORM-17]', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    await fillIn(world, request);
    const form = await formOf(request);
    expect(issuesOf(form)).toEqual([]);
    expect(form.documents.map(({ type, person }) => [type, person])).toContainEqual(['other', marit]);
  });

  test('for a second institution has the answers and fresh documents of the vault, so that only confirming is left [FORM-32]', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', newCompany());
    const second = await requestOfOther(world, first);
    await done(world.run(world.client, 'approve-access', { access: await accessOf(world, second) }));
    const form = await formOf(second);
    expect(issuesOf(form)).toEqual([]);
    expect((await draftOf(world.store.reader, await requestRow(world, second)))?.request).toBe(second);
    expect((await world.run(world.client, 'submit', { request: second })).status).toBe(200);
  });

  test('does not take over identities that were verified for another institution', async () => {
    const first = await onboardingAt(world, 'completed', 'business', newCompany());
    expect((await formOf(first)).verifiedPeople).not.toEqual([]);
    const second = await requestOfOther(world, first);
    expect((await formOf(second)).verifiedPeople).toEqual([]);
  });

  test('without any version is empty and incomplete', async () => {
    const row = await requestRow(world, await onboardingAt(world, 'requested', 'business', newCompany()));
    const form = await loadForm(world.store.reader, row, undefined, today);
    expect(form.answers).toEqual({});
    expect(issuesOf(form).length).toBeGreaterThan(0);
  });
});
