import { eventActions } from '@dossier/domain/event-actions';
import { type Move, onboardingMoves } from '@dossier/domain/onboarding-machine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, onboardingAt, type Stage, settleChecks, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const eventsOf = (request: string) =>
  world.store.reader.find('events', 'request = {:request}', { request }, { sort: 'created,@rowid' });

describe('every move is one event with its actor [HIST-02]', () => {
  test.each([
    ['draft', 'onboarding-started', 'gatekeeper'],
    ['requested', 'onboarding-sent', 'gatekeeper'],
    ['refused', 'access-rejected', 'client'],
    ['approved', 'access-approved', 'client'],
    ['submitted', 'form-submitted', 'client'],
    ['corrections', 'client-asked', 'intern'],
    ['question', 'institution-asked', 'intern'],
    ['completed', 'onboarding-completed', 'intern'],
    ['closed', 'onboarding-archived', 'gatekeeper'],
    ['cancelled', 'onboarding-cancelled', 'gatekeeper'],
  ] as const)('%s: %s by %s', async (stage: Stage, action, portal) => {
    const request = await onboardingAt(world, stage);
    const own = (await eventsOf(request)).filter((event) => event.action === action);
    expect(own).toMatchObject([{ portal, org: world.org, kind: eventActions[action] }]);
    expect(own[0]?.actor_name).not.toBe('');
  });
});

test('the event of a move contains the status before and after, with the reason [HIST-02]', async () => {
  const events = await eventsOf(await onboardingAt(world, 'cancelled'));
  expect(events.at(-1)?.action === 'onboarding-cancelled' || events.at(-2)?.action === 'onboarding-cancelled').toBe(
    true,
  );
  const cancelled = events.find((event) => event.action === 'onboarding-cancelled');
  expect(cancelled).toMatchObject({
    changes: [{ field: 'status', before: 'requested', after: 'archived' }],
    facts: { reason: 'The sale is off.' },
  });
});

test('the invitation mail has an event when it is ordered and when the mail server accepts it [HIST-02]', async () => {
  const request = await onboardingAt(world, 'requested');
  await world.sendMails();
  const actionsOf = async () => (await eventsOf(request)).map(({ action }) => action);
  expect(await actionsOf()).not.toContain('invitation-queued');
  await done(world.run(world.gatekeeper, 'send-invite', { request }));
  expect((await eventsOf(request)).at(-1)).toMatchObject({ action: 'invitation-queued', portal: 'gatekeeper' });
  expect(await actionsOf()).not.toContain('invitation-accepted');
  const [mail] = await world.sendMails();
  const accepted = (await eventsOf(request)).filter(({ action }) => action === 'invitation-accepted');
  expect(accepted).toMatchObject([{ portal: '', facts: { to: mail?.to } }]);
  await done(world.run(world.gatekeeper, 'send-invite', { request }));
  expect((await actionsOf()).filter((action) => action === 'invitation-queued')).toHaveLength(1);
});

test('the event of a document names whose it is and its version, behind the gate of documents [HIST-02]', async () => {
  const events = await eventsOf(await onboardingAt(world, 'completed'));
  const verified = events.filter(({ action }) => action === 'document-verified');
  expect(verified.length).toBeGreaterThan(1);
  for (const { changes } of verified) {
    expect(changes).toContainEqual({ field: 'owner', before: '', after: expect.stringMatching(/./) });
    expect(changes).toContainEqual({ field: 'version', before: '', after: expect.any(Number) });
  }
});

test('gated values are in the changes of their section, never in the sentence', async () => {
  const events = await eventsOf(await onboardingAt(world, 'completed'));
  const gated = events.filter((event) => event.section !== '');
  expect(gated.length).toBeGreaterThan(8);
  for (const event of gated) {
    const facts = JSON.stringify(event.facts);
    for (const { after } of event.changes ?? [])
      if (String(after).length > 3) expect(facts).not.toContain(String(after));
  }
});

test('a move that may start from another status writes the same event, mail and notification [HIST-02]', async () => {
  const request = await onboardingAt(world, 'submitted');
  await settleChecks(world, request);
  await world.store.transaction((records) => records.update('gk_requests', request, { status: 'waiting' }));
  await world.sendMails();
  const complete = onboardingMoves.complete as { from: Move['from'] };
  const { from } = complete;
  complete.from = ['submitted', 'waiting'];
  try {
    await done(world.run(world.intern, 'complete', { request }));
  } finally {
    complete.from = from;
  }
  const events = (await eventsOf(request)).filter(({ action }) => action === 'onboarding-completed');
  expect(events).toMatchObject([{ changes: [{ field: 'status', before: 'waiting', after: 'completed' }] }]);
  expect((await world.sendMails()).map(({ subject }) => subject)).toEqual(['Onboarding completed (TR-2026-0431)']);
  expect(await world.store.reader.count('notifications', 'event = {:event}', { event: events[0]?.id ?? '' })).toBe(1);
});

test('a write of an onboarding outside a move writes no history', async () => {
  const request = await onboardingAt(world, 'submitted');
  const before = await eventsOf(request);
  await world.store.transaction((records) => records.update('gk_requests', request, { status: 'completed' }));
  expect(await eventsOf(request)).toEqual(before);
});

test('the history is never changed over the API, not even by a superuser [HIST-02]', async () => {
  const [event] = await eventsOf(await onboardingAt(world, 'draft'));
  for (const method of ['PATCH', 'DELETE']) {
    const { status } = await world.request(method, `/api/collections/events/records/${event?.id}`, {
      who: world.lead,
      body: { action: 'x' },
    });
    expect(status).toBe(403);
  }
});

test('users are notified of the actions of others, not of their own', async () => {
  const request = await onboardingAt(world, 'completed');
  const notifications = await world.store.reader.find(
    'notifications',
    'request = {:request}',
    { request },
    { sort: 'created,@rowid' },
  );
  expect(notifications.map(({ user, kind }) => [user, kind])).toEqual([
    [world.gatekeeper.id, 'access-approved'],
    [world.gatekeeper.id, 'onboarding-completed'],
  ]);
  const read = await done(world.run(world.gatekeeper, 'mark-notifications-read', { upTo: notifications.at(-1)?.id }));
  expect(read).toEqual({ unread: 0 });
});

test('the history of a draft contains no answers; a deleted one leaves its number', async () => {
  const request = await onboardingAt(world, 'draft');
  await done(world.run(world.gatekeeper, 'save-draft', { request, values: { remarks: 'secret remark' } }));
  const before = await world.store.reader.count('events', 'id != ""');
  await done(world.run(world.gatekeeper, 'delete-draft', { request }));
  const events = await world.store.reader.find('events', 'id != ""', {}, { sort: '-created,-@rowid' });
  expect(events.length).toBe(before + 1);
  expect(JSON.stringify(events)).not.toContain('secret remark');
});

test('a mail that cannot be switched off is refused in the settings, and nothing is stored', async () => {
  const answer = await world.run(world.gatekeeper, 'save-profile', { notify: { 'staff-invite': false } });
  expect(answer.status).toBe(400);
  const { notify } = await world.store.reader.need('gatekeeper_users', world.gatekeeper.id);
  expect(notify ?? {}).not.toHaveProperty('staff-invite');
});

test('a user who has disabled a kind of mail gets none of it', async () => {
  await done(world.run(world.gatekeeper, 'save-profile', { notify: { 'access-decided': false } }));
  await world.sendMails();
  await onboardingAt(world, 'approved');
  expect((await world.sendMails()).filter((mail) => mail.subject.startsWith('Access approved'))).toEqual([]);
  await done(world.run(world.gatekeeper, 'save-profile', { notify: {} }));
  await onboardingAt(world, 'approved', 'individual');
  expect((await world.sendMails()).map((mail) => mail.subject)).toContain('Access approved (TR-2026-0431)');
});
