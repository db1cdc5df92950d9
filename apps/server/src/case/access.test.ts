import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther, write } from '../../test/case.ts';
import { accessOf, done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { isMember, mayDecideAccess, newestAccess, vaultRole } from './access.ts';

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

describe('the role of a client in a vault', () => {
  const roleIn = async (user: string, request: string) =>
    vaultRole(world.store.reader, user, await requestRow(world, request));

  test('is owner for who was invited to it first, and none for another client', async () => {
    const request = await onboardingAt(world, 'requested', 'business', newCompany());
    const { subject } = await requestRow(world, request);
    expect(await roleIn(world.client.id, request)).toBe('owner');
    expect(await roleIn(world.otherClient.id, request)).toBe('none');
    expect(await vaultRole(world.store.reader, world.client.id, { subject })).toBe('owner');
    expect(await vaultRole(world.store.reader, world.otherClient.id, { subject })).toBe('none');
  });

  test('of one company does not carry over to another company', async () => {
    const own = await onboardingAt(world, 'requested', 'business', newCompany());
    const { id: theirs } = await write(world, (records) =>
      records.create('kyc_businesses', { country: 'NL', name: 'Vreemd B.V.' }),
    );
    expect(await roleIn(world.client.id, own)).toBe('owner');
    expect(await vaultRole(world.store.reader, world.client.id, { subject: theirs })).toBe('none');
  });

  test('is claim only for the invited client, and only while the vault has no owner', async () => {
    const request = await onboardingAt(world, 'requested', 'business', newCompany());
    const { subject } = await requestRow(world, request);
    const member = await world.store.reader.first('vault_members', 'subject = {:subject}', { subject });
    await write(world, (records) => records.delete('vault_members', member?.id ?? ''));
    expect(await roleIn(world.client.id, request)).toBe('claim');
    expect(await vaultRole(world.store.reader, world.client.id, { subject })).toBe('none');
    expect(await roleIn(world.otherClient.id, request)).toBe('none');
    const other = { business: subject, user: world.otherClient.id, role: 'owner' as const };
    await write(world, (records) => records.create('vault_members', other));
    expect(await roleIn(world.client.id, request)).toBe('none');
  });

  test('a helper alone does not block the invited client from claiming', async () => {
    const request = await onboardingAt(world, 'requested', 'business', newCompany());
    const { subject } = await requestRow(world, request);
    const member = await world.store.reader.first('vault_members', 'subject = {:subject}', { subject });
    const helper = { business: subject, user: world.otherClient.id, role: 'helper' as const };
    await write(world, async (records) => {
      await records.delete('vault_members', member?.id ?? '');
      await records.create('vault_members', helper);
    });
    expect(await roleIn(world.otherClient.id, request)).toBe('helper');
    expect(await roleIn(world.client.id, request)).toBe('claim');
  });

  test('is none in a draft, which has no vault', async () => {
    const draft = await onboardingAt(world, 'draft', 'business', newCompany());
    expect(await roleIn(world.client.id, draft)).toBe('none');
    expect(await vaultRole(world.store.reader, world.client.id, { subject: '' })).toBe('none');
  });

  test('allows owners and claimants to decide about access, and counts owners and helpers as members [ACC-17]', () => {
    const roles = ['owner', 'claim', 'helper', 'none'] as const;
    expect(roles.filter(mayDecideAccess)).toEqual(['owner', 'claim']);
    expect(roles.filter(isMember)).toEqual(['owner', 'helper']);
  });
});

test('an access request is found by its onboarding for the client who decides it', async () => {
  const request = await onboardingAt(world, 'requested', 'individual');
  const access = await newestAccess(world.store.reader, request);
  expect(access?.id).toBe(await accessOf(world, request));
  expect(access?.subject).toBe((await requestRow(world, request)).individual);
});
