import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther } from '../../test/case.ts';
import { accessOf, done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { newestAccess } from './access.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe('the access request that counts', () => {
  test('is the new one after a cancelled onboarding was restored, and the withdrawn one remains stored [ACC-13]', async () => {
    const request = await onboardingAt(world, 'cancelled', 'business', newCompany());
    const { reader } = world.store;
    const withdrawn = await newestAccess(reader, request);
    expect(withdrawn?.status).toBe('withdrawn');
    await done(world.run(world.admin, 'restore', { request, reason: 'The sale goes on.' }));
    const asked = await newestAccess(reader, request);
    expect(asked?.status).toBe('pending');
    expect(asked?.id).not.toBe(withdrawn?.id);
    expect((await reader.need('gk_access', withdrawn?.id ?? '')).status).toBe('withdrawn');
  });

  test('is that of the onboarding, not of another institution about the same company [ACC-17]', async () => {
    const first = await onboardingAt(world, 'approved', 'business', newCompany());
    const second = await requestOfOther(world, first);
    expect((await requestRow(world, second)).subject).toBe((await requestRow(world, first)).subject);
    expect((await newestAccess(world.store.reader, first))?.status).toBe('approved');
    expect((await newestAccess(world.store.reader, second))?.status).toBe('pending');
  });

  test('does not exist before the onboarding is sent', async () => {
    const draft = await onboardingAt(world, 'draft', 'business', newCompany());
    expect(await newestAccess(world.store.reader, draft)).toBeUndefined();
  });
});

test('an access request is found by its onboarding for the client who decides it', async () => {
  const request = await onboardingAt(world, 'requested', 'individual');
  const access = await newestAccess(world.store.reader, request);
  expect(access?.id).toBe(await accessOf(world, request));
  expect(access?.subject).toBe((await requestRow(world, request)).individual);
});
