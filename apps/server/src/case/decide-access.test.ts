import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, proven, refusedBy, requestOfOther, write } from '../../test/case.ts';
import { accessOf, done, onboardingAt, requestRow, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { newestAccess } from './access.ts';
import { decideAccess } from './decide-access.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const decisions = {
  approve: { to: 'approved', move: 'approve-access' },
  refuse: { to: 'rejected', move: 'refuse-access' },
} as const;
type Verb = keyof typeof decisions;

const decide = async (who: Person, access: string, verb: Verb) => {
  const actor = await actorFor(world, who);
  return write(world, (records) => decideAccess(records, actor, { access, ...decisions[verb] }));
};
const refuses = async (code: Parameters<typeof refusedBy>[1], who: Person, access: string, verb: Verb) => {
  const actor = await actorFor(world, who);
  return refusedBy(world, code, (records) => decideAccess(records, actor, { access, ...decisions[verb] }));
};
const accessStatus = async (request: string) => (await newestAccess(world.store.reader, request))?.status;
const stateOf = async (request: string) => {
  const { status, waiting_on } = await requestRow(world, request);
  return [status, waiting_on];
};
const requested = async () => {
  const request = await onboardingAt(world, 'requested', 'business', newCompany());
  return { request, access: await accessOf(world, request) };
};

describe('the owner of a vault', () => {
  test('approves a request: the decision names who and when [ACC-05, STAT-10]', async () => {
    const { request, access } = await requested();
    expect(await decide(world.client, access, 'approve')).toMatchObject({ ok: true, value: { status: 'requested' } });
    const row = await world.store.reader.need('gk_access', access);
    expect(row).toMatchObject({ status: 'approved', decided_by: world.client.id });
    expect(row.decided_at).not.toBe('');
    expect(await stateOf(request)).toEqual(['requested', '']);
  });

  test('rejects a request, and can still approve it [ACC-06, ACC-07, STAT-09]', async () => {
    const { request, access } = await requested();
    await decide(world.client, access, 'refuse');
    expect(await accessStatus(request)).toBe('rejected');
    expect(await stateOf(request)).toEqual(['waiting', 'client_access']);
    await decide(world.client, access, 'approve');
    expect(await accessStatus(request)).toBe('approved');
    expect(await stateOf(request)).toEqual(['requested', '']);
  });

  test.each(['approve', 'refuse'] as const)('gets the same answer for a second click on %s', async (verb) => {
    const { access } = await requested();
    const first = await decide(world.client, access, verb);
    const before = await snapshot(world);
    expect(await decide(world.client, access, verb)).toEqual(first);
    expect(await snapshot(world)).toBe(before);
  });

  test('cannot reject an approved request [ACC-13]', async () => {
    const { access } = await requested();
    await decide(world.client, access, 'approve');
    await refuses('already-decided', world.client, access, 'refuse');
  });

  test('cannot decide again once the onboarding moved on', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    await refuses('move-not-allowed', world.client, await accessOf(world, request), 'approve');
    await refuses('move-not-allowed', world.client, await accessOf(world, request), 'refuse');
  });

  test('cannot approve a request that the institution cancelled [STAT-16]', async () => {
    const { request, access } = await requested();
    await done(world.run(world.gatekeeper, 'cancel', { request, reason: 'Withdrawn.' }));
    await refuses('move-not-allowed', world.client, access, 'approve');
    expect(await accessStatus(request)).toBe('withdrawn');
  });

  test('answers the new request after a restore; the link of the withdrawn one no longer works', async () => {
    const { request, access: old } = await requested();
    await done(world.run(world.gatekeeper, 'cancel', { request, reason: 'Withdrawn.' }));
    await done(world.run(world.admin, 'restore', { request, reason: 'On again.' }));
    await refuses('already-decided', world.client, old, 'approve');
    await decide(world.client, await accessOf(world, request), 'approve');
    expect(await accessStatus(request)).toBe('approved');
  });

  test('cannot answer a request that a newer one of the same onboarding has replaced', async () => {
    const { request, access } = await requested();
    await decide(world.client, access, 'refuse');
    const { org, business } = await requestRow(world, request);
    const again = { org, business, request, requester_name: 'Sanne de Wit', status: 'pending' as const };
    await write(world, (records) => records.create('gk_access', again));
    expect(await refuses('already-decided', world.client, access, 'approve')).toEqual({ status: 'rejected' });
    expect(await accessStatus(request)).toBe('pending');
  });

  test('decides for each institution separately [ENT-19]', async () => {
    const { request, access } = await requested();
    const other = await requestOfOther(world, request);
    await decide(world.client, await accessOf(world, other), 'refuse');
    expect([await accessStatus(request), await accessStatus(other)]).toEqual(['pending', 'rejected']);
    await decide(world.client, access, 'approve');
    expect([await accessStatus(request), await accessStatus(other)]).toEqual(['approved', 'rejected']);
  });
});

describe('anyone else', () => {
  test('finds no access request: other clients, institutions and interns [ACC-17, PERM-14]', async () => {
    const { access } = await requested();
    for (const who of [world.otherClient, world.gatekeeper, world.otherGatekeeper, world.intern, world.lead]) {
      await refuses('not-found', who, access, 'approve');
      await refuses('not-found', who, access, 'refuse');
    }
    await refuses('not-found', world.client, 'doesnotexist001', 'approve');
  });

  test('who helps in the vault may not decide', async () => {
    const { request, access } = await requested();
    const { business } = await requestRow(world, request);
    const helper = { business, user: world.otherClient.id, role: 'helper' as const, added_by: world.client.id };
    await write(world, (records) => records.create('vault_members', helper));
    expect(await refuses('not-allowed', world.otherClient, access, 'approve')).toEqual({ move: 'approve-access' });
  });

  test('whom a second institution names as contact cannot answer for the owner', async () => {
    const { request } = await requested();
    await proven(world, request);
    const attack = await requestOfOther(world, request, 'attacker@access.example');
    const { client_user: id } = await requestRow(world, attack);
    const attacker = { id, collection: 'end_client_users' } as const;
    await refuses('not-found', attacker, await accessOf(world, attack), 'approve');
    await refuses('not-found', attacker, await accessOf(world, request), 'approve');
  });
});
