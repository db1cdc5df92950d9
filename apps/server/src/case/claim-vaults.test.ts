import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther, write } from '../../test/case.ts';
import { makeContact } from '../../test/factories.ts';
import { done, onboardingAt, requestRow, snapshot, startWorld, type World } from '../../test/scenario.ts';
import { claimVault, claimVaults } from './claim-vaults.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const membersOf = async (request: string) => {
  const { subject } = await requestRow(world, request);
  const rows = await world.store.reader.find('vault_members', 'subject = {:subject}', { subject });
  return rows.map(({ user, role }) => [user, role]);
};

/** Sends an onboarding to a contact who has never signed in; returns it with their user. */
async function sentToNewcomer(email: string, type: 'business' | 'individual' = 'business') {
  const contact = await makeContact(world, world.org, email);
  const client = type === 'business' ? newCompany() : {};
  const request = await onboardingAt(world, 'requested', type, { ...client, contact: contact.id });
  return { request, user: (await requestRow(world, request)).client_user };
}

const signIn = (user: string) => write(world, (records) => claimVaults(records, user));

describe('a vault without owner', () => {
  test('has no member until the invited client signs in, who then owns it', async () => {
    const { request, user } = await sentToNewcomer('first@newcomer.example');
    expect(await membersOf(request)).toEqual([]);
    await signIn(user);
    expect(await membersOf(request)).toEqual([[user, 'owner']]);
    const { business } = await requestRow(world, request);
    const row = await world.store.reader.need('kyc_businesses', business);
    expect(row.claimed_by).toBe(user);
    expect(row.claimed_at).not.toBe('');
  });

  test('of a natural person is claimed in the same way', async () => {
    const { request, user } = await sentToNewcomer('person@newcomer.example', 'individual');
    await signIn(user);
    expect(await membersOf(request)).toEqual([[user, 'owner']]);
    const { individual } = await requestRow(world, request);
    expect((await world.store.reader.need('kyc_individual', individual)).claimed_by).toBe(user);
  });

  test('is not claimed by another client who signs in', async () => {
    const { request } = await sentToNewcomer('waiting@newcomer.example');
    const before = await snapshot(world);
    await signIn(world.otherClient.id);
    expect(await snapshot(world)).toBe(before);
    expect(await membersOf(request)).toEqual([]);
  });

  test('is not claimed after the invitation was cancelled', async () => {
    const { request, user } = await sentToNewcomer('cancelled@newcomer.example');
    await done(world.run(world.gatekeeper, 'cancel', { request, reason: 'Another buyer.' }));
    await signIn(user);
    expect(await membersOf(request)).toEqual([]);
  });

  test('is not claimed through a draft', async () => {
    const { request, user } = await sentToNewcomer('drafted@newcomer.example');
    await write(world, (records) => records.update('gk_requests', request, { status: 'draft' }));
    await signIn(user);
    expect(await membersOf(request)).toEqual([]);
  });

  test('makes its helper the owner instead of adding a second membership', async () => {
    const { request, user } = await sentToNewcomer('helper@newcomer.example');
    const row = await requestRow(world, request);
    const helper = { business: row.business, user, role: 'helper' as const };
    await write(world, (records) => records.create('vault_members', helper));
    await signIn(user);
    expect(await membersOf(request)).toEqual([[user, 'owner']]);
  });
});

describe('a vault with an owner', () => {
  test('is not opened by another institution that names its own contact for the same company [PERM-12]', async () => {
    const own = await onboardingAt(world, 'submitted', 'business', newCompany());
    const attack = await requestOfOther(world, own, 'attacker@elsewhere.example');
    const { client_user: attacker, subject } = await requestRow(world, attack);
    expect(subject).not.toBe((await requestRow(world, own)).subject);
    await signIn(attacker);
    await write(world, async (records) => claimVault(records, await requestRow(world, attack), attacker));
    expect(await membersOf(own)).toEqual([[world.client.id, 'owner']]);
    expect(await membersOf(attack)).toEqual([[attacker, 'owner']]);
  });

  test('is not claimed by a contact whose onboarding shares its row', async () => {
    const own = await onboardingAt(world, 'submitted', 'business', newCompany());
    const attack = await requestOfOther(world, own, 'attacker@elsewhere.example');
    const { business } = await requestRow(world, own);
    await write(world, (records) => records.update('gk_requests', attack, { business }));
    const { client_user: attacker } = await requestRow(world, attack);
    const before = await snapshot(world);
    await write(world, async (records) => claimVault(records, await requestRow(world, attack), attacker));
    expect((await snapshot(world)) === before).toBe(true);
  });

  test('has the same owner after the owner signs in again', async () => {
    const own = await onboardingAt(world, 'requested', 'business', newCompany());
    const before = await snapshot(world);
    await signIn(world.client.id);
    expect(await snapshot(world)).toBe(before);
    expect(await membersOf(own)).toEqual([[world.client.id, 'owner']]);
  });
});

test('one sign-in claims every vault that the client was invited to', async () => {
  const { request: first, user } = await sentToNewcomer('several@newcomer.example');
  const contact = await makeContact(world, world.org, 'several@newcomer.example');
  const second = await onboardingAt(world, 'requested', 'business', { ...newCompany(), contact: contact.id });
  expect((await requestRow(world, second)).client_user).toBe(user);
  await signIn(user);
  expect([await membersOf(first), await membersOf(second)]).toEqual([[[user, 'owner']], [[user, 'owner']]]);
});
