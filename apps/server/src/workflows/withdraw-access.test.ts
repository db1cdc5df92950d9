import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newCompany, proven, requestOfOther, write } from '../../test/case.ts';
import { given, invite, readerOf } from '../../test/own-links.ts';
import { notFoundForOthers, refused } from '../../test/refused.ts';
import {
  accessOf,
  done,
  fillIn,
  onboardingAt,
  requestRow,
  type Stage,
  saveSection,
  settleChecks,
  snapshot,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const at = (stage: Stage) => onboardingAt(world, stage, 'business', newCompany());
const input = async (request: string) => ({ access: await accessOf(world, request) });
const withdraw = async (request: string, who: Person = world.client) =>
  world.run(who, 'withdraw-access', await input(request));
const approve = async (request: string) => done(world.run(world.client, 'approve-access', await input(request)));
const stateOf = async (request: string) => {
  const { status, waiting_on } = await requestRow(world, request);
  return [status, waiting_on].filter(Boolean).join(' on ');
};
const accessRow = async (request: string) => world.store.reader.need('gk_access', await accessOf(world, request));

describe('an owner withdraws access [ACC-13]', () => {
  test.each([
    ['approved', 'waiting on client_access', 'requested'],
    ['submitted', 'waiting on client_access', 'submitted'],
    ['corrections', 'waiting on client_access', 'waiting on client_corrections'],
    ['question', 'waiting on client_access', 'waiting on gatekeeper'],
    ['completed', 'completed', 'completed'],
  ] as const)('from %s: it is then %s, and after the next approval %s', async (stage, then, again) => {
    const request = await at(stage);
    const { decided_at: decidedAt } = await accessRow(request);
    world.clock.advance({ hours: 1 });
    await done(withdraw(request));
    expect(await stateOf(request)).toBe(then);
    expect(await accessRow(request)).toMatchObject({
      status: 'withdrawn',
      decided_at: decidedAt,
      withdrawn_at: '2026-11-21 11:00:00.000Z',
      withdrawn_by: world.client.id,
    });
    await approve(request);
    expect(await stateOf(request)).toBe(again);
    expect(await accessRow(request)).toMatchObject({ status: 'approved', withdrawn_at: '', withdrawn_by: '' });
  });

  test('and nothing is submitted, saved or delegated after it until access is approved again', async () => {
    const request = await at('corrections');
    const { email } = await world.store.reader.need('end_client_users', world.otherClient.id);
    const link = await invite(world, request, marit, email);
    const person = await readerOf(world, link);
    await done(withdraw(request));
    await refused(world, 'access-not-approved', () => world.run(world.client, 'submit', { request }));
    await refused(world, 'section-closed', () => saveSection(world, request, 'contact', { phone: '+31201234567' }));
    await refused(world, 'link-closed', () => world.run(person, 'give-identification', { link, ...given }));
    const { corrections, maySubmit, editable } = await done(world.view(world.client, 'client-form', { request }));
    expect({ corrections, maySubmit, editable }).toEqual({ corrections: [], maySubmit: false, editable: 'none' });
    await approve(request);
    const form = await done(world.view(world.client, 'client-form', { request }));
    expect(form.corrections).toMatchObject([{ text: 'Call us.', status: 'open' }]);
    await done(saveSection(world, request, 'contact', { phone: '+31201234567' }));
  });

  test('of a submitted form without a draft, and submitting answers why it is refused', async () => {
    const request = await at('submitted');
    await done(withdraw(request));
    await refused(world, 'access-not-approved', () => world.run(world.client, 'submit', { request }));
  });

  test('a second click and a second tab get the same answer and change nothing', async () => {
    for (const stage of ['submitted', 'completed'] as const) {
      const request = await at(stage);
      const first = await done(withdraw(request));
      const before = await snapshot(world);
      expect(await done(withdraw(request))).toEqual(first);
      expect(await snapshot(world)).toBe(before);
    }
  });

  test('for one institution only', async () => {
    const request = await at('approved');
    const other = await requestOfOther(world, request);
    await done(world.run(world.client, 'approve-access', await input(other)));
    await done(withdraw(other));
    expect([(await accessRow(request)).status, (await accessRow(other)).status]).toEqual(['approved', 'withdrawn']);
    expect(await stateOf(request)).toBe('requested');
  });

  test('institution and reviewer are notified each time, by mail too; the history names the client', async () => {
    const request = await at('submitted');
    await done(world.run(world.lead, 'assign', { requests: [request], intern: world.intern.id }));
    world.clock.advance({ minutes: 2 });
    await world.sendMails();
    for (const minutes of [5, 10]) {
      world.clock.advance({ minutes });
      await done(withdraw(request));
      const [mail, ...more] = await world.sendMails();
      expect([mail?.subject, more]).toEqual(['Access withdrawn (TR-2026-0431)', []]);
      expect(mail?.text).toContain('You keep what was submitted before, and see nothing newer.');
      world.clock.advance({ minutes });
      await approve(request);
      expect((await world.sendMails()).map(({ subject }) => subject)).toEqual(['Access approved again (TR-2026-0431)']);
    }
    const notified = await world.store.reader.find('notifications', 'kind = "access-ended"');
    expect(notified.map(({ user }) => user).sort()).toEqual(
      [world.gatekeeper.id, world.intern.id, world.gatekeeper.id, world.intern.id].sort(),
    );
    const { subject } = await requestRow(world, request);
    const { events } = await done(world.view(world.gatekeeper, 'entity-history', { subject, request }));
    expect(events.find((event: { action: string }) => event.action === 'access-ended')).toMatchObject({
      actorName: 'Marit Hoekstra',
    });
  });
});

describe('withdrawing is refused', () => {
  test.each([
    ['requested', 'access-not-approved'],
    ['refused', 'access-not-approved'],
    ['closed', 'move-not-allowed'],
    ['cancelled', 'move-not-allowed'],
  ] as const)('for %s', async (stage, code) => {
    const request = await at(stage);
    await refused(world, code, () => withdraw(request));
  });

  test('to helpers, other clients and staff', async () => {
    const request = await at('submitted');
    const { business } = await requestRow(world, request);
    await notFoundForOthers(world, [world.otherClient], 'withdraw-access', await input(request));
    const helper = { business, user: world.otherClient.id, role: 'helper' as const, added_by: world.client.id };
    await write(world, (records) => records.create('vault_members', helper));
    await refused(world, 'not-allowed', () => withdraw(request, world.otherClient));
    for (const who of [world.gatekeeper, world.admin, world.intern, world.lead])
      await refused(world, 'not-allowed', () => withdraw(request, who));
  });

  test('to an unproven owner of another institution’s onboarding, and once the vault has a proven owner', async () => {
    const request = await at('submitted');
    await proven(world, request);
    const attack = await requestOfOther(world, request, 'attacker@access.example');
    const attacker = { id: (await requestRow(world, attack)).client_user, collection: 'end_client_users' } as const;
    await refused(world, 'not-found', () => withdraw(request, attacker));
    await refused(world, 'not-found', () => withdraw(attack, attacker));
  });
});

describe('while the desk works', () => {
  test('withdrawing and completing at the same moment: one of them is first, and neither is lost', async () => {
    const request = await at('submitted');
    await settleChecks(world, request);
    const [withdrawn, completed] = await Promise.all([
      withdraw(request),
      world.run(world.intern, 'complete', { request }),
    ]);
    expect(withdrawn.status).toBe(200);
    expect((await accessRow(request)).status).toBe('withdrawn');
    const isCompleted = completed.status === 200;
    expect(isCompleted || completed.body.code === 'move-not-allowed').toBe(true);
    expect(await stateOf(request)).toBe(isCompleted ? 'completed' : 'waiting on client_access');
  });

  test('the desk cannot complete, ask or reopen its way past it, and completes after the approval', async () => {
    const request = await at('submitted');
    await settleChecks(world, request);
    await done(withdraw(request));
    await refused(world, 'move-not-allowed', () => world.run(world.intern, 'complete', { request }));
    await approve(request);
    await done(world.run(world.intern, 'complete', { request }));
  });

  test('a lead reopens a completed one without access; corrections wait for the approval', async () => {
    const request = await at('completed');
    await done(withdraw(request));
    await done(world.run(world.lead, 'reopen', { request, reason: 'New facts.' }));
    const corrections = [{ target: 'section:contact', text: 'Call us.' }];
    await done(world.run(world.intern, 'ask-client', { request, corrections }));
    await done(saveSection(world, request, 'contact', { firstName: 'Marit', lastName: 'Hoekstra' }));
    await approve(request);
    expect(await stateOf(request)).toBe('waiting on client_corrections');
  });

  test('an institution that cancels and restores does not get access back by it', async () => {
    const request = await at('submitted');
    await done(withdraw(request));
    await done(world.run(world.gatekeeper, 'cancel', { request, reason: 'Off.' }));
    await done(world.run(world.admin, 'restore', { request, reason: 'On.' }));
    expect([await stateOf(request), (await accessRow(request)).status]).toEqual([
      'waiting on client_access',
      'withdrawn',
    ]);
    await approve(request);
    expect(await stateOf(request)).toBe('submitted');
  });
});

test('while access is withdrawn no link is sent to persons or colleagues, because it would open nothing [ACC-17]', async () => {
  const request = await at('approved');
  await fillIn(world, request);
  const link = await invite(world, request, joris, 'joris@tessera.example');
  await done(withdraw(request));
  const asked = [
    { person: joris, email: 'joris@tessera.example', by: 'code' },
    { person: joris, email: 'other@tessera.example', by: 'mail' },
    { person: marit, email: 'marit@tessera.example', by: 'mail' },
  ];
  for (const more of asked)
    await refused(world, 'access-withdrawn', () => world.run(world.client, 'invite-person', { request, ...more }));
  const delegation = { request, sections: ['contact'], name: 'Femke Aldershof', email: 'femke@tessera.example' };
  await refused(world, 'access-withdrawn', () => world.run(world.client, 'delegate-sections', delegation));
  await done(world.run(world.client, 'end-helper-link', { link }));
  await approve(request);
  await invite(world, request, joris, 'joris@tessera.example');
});
