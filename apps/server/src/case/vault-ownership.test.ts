import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther, write } from '../../test/case.ts';
import { makeContact } from '../../test/factories.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { proveOwner } from './prove-owner.ts';
import { isMember, mayDecideAccess, vaultOwnership } from './vault-ownership.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const roleIn = async (user: string, request: string) =>
  vaultOwnership(world.store.reader, user, await requestRow(world, request));
const requested = () => onboardingAt(world, 'requested', 'business', newCompany());
const ownRow = async (request: string) => {
  const { subject } = await requestRow(world, request);
  const row = await world.store.reader.first('vault_members', 'subject = {:subject}', { subject });
  return { subject, id: row?.id ?? '' };
};

/** An onboarding that shares the subject of another one, as in a database from before subjects were separated. */
async function shared(first: string, user: string): Promise<string> {
  const second = await requestOfOther(world, first, `${user}@elsewhere.example`);
  const { business } = await requestRow(world, first);
  await write(world, (records) => records.update('gk_requests', second, { business, client_user: user }));
  return second;
}

describe('the role of a client in a vault', () => {
  test('is owner for who was invited to it first, and none for another client', async () => {
    const request = await requested();
    expect(await roleIn(world.client.id, request)).toBe('owner');
    expect(await roleIn(world.otherClient.id, request)).toBe('none');
  });

  test('of one company does not carry over to another company', async () => {
    const own = await requested();
    const row = await requestRow(world, own);
    const { id: theirs } = await write(world, (records) =>
      records.create('kyc_businesses', { country: 'NL', name: 'Vreemd B.V.' }),
    );
    expect(await roleIn(world.client.id, own)).toBe('owner');
    const other = { ...row, subject: theirs, client_user: '' };
    expect(await vaultOwnership(world.store.reader, world.client.id, other)).toBe('none');
  });

  test('is claim only for the invited client, and only while the vault has no owner', async () => {
    const request = await requested();
    const { subject, id } = await ownRow(request);
    await write(world, (records) => records.delete('vault_members', id));
    expect(await roleIn(world.client.id, request)).toBe('claim');
    expect(await roleIn(world.otherClient.id, request)).toBe('none');
    const other = { business: subject, user: world.otherClient.id, role: 'owner' as const };
    await write(world, (records) => records.create('vault_members', other));
    expect(await roleIn(world.client.id, request)).toBe('none');
  });

  test('is none in a draft, which has no vault', async () => {
    const draft = await onboardingAt(world, 'draft', 'business', newCompany());
    expect(await roleIn(world.client.id, draft)).toBe('none');
  });

  test('allows owners and claimants to decide about access, and counts owners and helpers as members [ACC-17]', () => {
    const roles = ['owner', 'claim', 'helper', 'none'] as const;
    expect(roles.filter(mayDecideAccess)).toEqual(['owner', 'claim']);
    expect(roles.filter(isMember)).toEqual(['owner', 'helper']);
  });
});

describe('an unproven owner', () => {
  test('counts for the institution that named them, and for no other', async () => {
    const own = await requested();
    const theirs = await shared(own, world.otherClient.id);
    expect(await roleIn(world.client.id, own)).toBe('owner');
    expect(await roleIn(world.client.id, theirs)).toBe('none');
    expect(await roleIn(world.otherClient.id, theirs)).toBe('none');
  });

  test('counts for a second institution that names the same contact', async () => {
    const own = await requested();
    const theirs = await requestOfOther(world, own);
    expect((await requestRow(world, theirs)).subject).toBe((await requestRow(world, own)).subject);
    expect(await roleIn(world.client.id, theirs)).toBe('owner');
  });

  test('does not count once another owner of the vault is proven', async () => {
    const own = await requested();
    const theirs = await shared(own, world.otherClient.id);
    const proof = { user: world.otherClient.id, by: world.lead.id, reason: 'Checked by telephone.' };
    await write(world, async (records) => proveOwner(records, await requestRow(world, theirs), proof));
    expect(await roleIn(world.client.id, own)).toBe('none');
    expect(await roleIn(world.otherClient.id, theirs)).toBe('owner');
    expect(await roleIn(world.otherClient.id, own)).toBe('owner');
  });
});

describe('a helper', () => {
  const helperOf = async (addedBy: string, more: object = {}) => {
    const request = await requested();
    const { subject } = await ownRow(request);
    const helper = {
      business: subject,
      user: world.otherClient.id,
      role: 'helper' as const,
      added_by: addedBy,
      ...more,
    };
    await write(world, (records) => records.create('vault_members', helper));
    return request;
  };

  test('of an unproven owner counts where that owner does', async () => {
    const request = await helperOf(world.client.id);
    expect(await roleIn(world.otherClient.id, request)).toBe('helper');
    const contact = await makeContact(world, world.otherOrg, 'third@elsewhere.example');
    const row = { ...(await requestRow(world, request)), org: world.otherOrg, contact: contact.id, client_user: '' };
    expect(await vaultOwnership(world.store.reader, world.otherClient.id, row)).toBe('none');
  });

  test('whom no owner of the vault admitted counts for nothing', async () => {
    expect(await roleIn(world.otherClient.id, await helperOf('somebodyelse001'))).toBe('none');
  });

  test('whom a lead admitted counts for every institution', async () => {
    const request = await helperOf(world.lead.id, { counts_for: 'all' });
    const row = { ...(await requestRow(world, request)), org: world.otherOrg, client_user: '' };
    expect(await vaultOwnership(world.store.reader, world.otherClient.id, row)).toBe('helper');
  });

  test('alone does not block the invited client from claiming', async () => {
    const request = await helperOf(world.lead.id, { counts_for: 'all' });
    const { id } = await ownRow(request);
    await write(world, (records) => records.delete('vault_members', id));
    expect(await roleIn(world.client.id, request)).toBe('claim');
  });
});
