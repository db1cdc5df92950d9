import { undoMinutes } from '@dossier/domain/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, onboardingAt, requestRow, type Stage, snapshot, startWorld, type World } from '../../test/scenario.ts';
import { entityOf } from '../../test/screened.ts';
import type { Person } from '../../test/test-app.ts';
import { deleteOldUndoSteps } from '../jobs/delete-old-undo-steps.ts';

let world: World;
let request: string;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const at = async (stage: Stage) => {
  request = await onboardingAt(world, stage);
};
const undo = (who: Person, step: string) => world.run(who, 'undo', { undo: step });
const eventsOf = async () => {
  const { subject } = await requestRow(world, request);
  const { events } = await done(world.view(world.intern, 'entity-history', { subject, request }));
  return events as { action: string; facts: object; changes: unknown[]; actorName: string }[];
};
const firstDocument = async () => {
  const { subject } = await requestRow(world, request);
  const { documents } = await done(world.view(world.intern, 'entity', { subject, request }));
  return documents.value[0] as { doc: string };
};
const checkOf = async (check: string) =>
  (await entityOf(world, request)).statuses.find((one: { check: string }) => one.check === check);

describe('an assignment', () => {
  beforeEach(() => at('submitted'));
  const assign = async (who: Person, intern: string) =>
    (await done(world.run(who, 'assign', { requests: [request], intern }))).undo as string;

  test('is undone: the former reviewer has it again, unread notifications go, the history has both [HIST-01]', async () => {
    await assign(world.lead, world.lead.id);
    const step = await assign(world.lead, world.intern.id);
    expect(await world.store.reader.count('notifications', 'kind = "onboarding-assigned"')).toBe(1);
    expect(await done(undo(world.lead, step))).toEqual({ changed: [request], refused: [] });
    expect(await requestRow(world, request)).toMatchObject({ assigned_intern: world.lead.id, status: 'submitted' });
    expect(await world.store.reader.count('notifications', 'kind = "onboarding-assigned"')).toBe(0);
    const [last, before] = await eventsOf();
    expect(last).toMatchObject({
      action: 'assignment-undone',
      facts: { intern: 'Ruben Aerts' },
      actorName: 'Lena Ead',
    });
    expect(before).toMatchObject({ action: 'onboarding-assigned' });
    // Pressed twice.
    const after = await snapshot(world);
    expect((await undo(world.lead, step)).status).toBe(200);
    expect(await snapshot(world)).toBe(after);
  });

  test('undone, takes its notification from the former reviewer, who learns of having it again only after reading that', async () => {
    await assign(world.lead, world.intern.id);
    const taken = 'kind = "onboarding-taken-over" && user = {:user}';
    const given = 'kind = "onboarding-assigned" && user = {:user}';
    const count = (filter: string) => world.store.reader.count('notifications', filter, { user: world.intern.id });
    const step = await assign(world.lead, world.lead.id);
    expect([await count(taken), await count(given)]).toEqual([1, 1]);
    await done(undo(world.lead, step));
    expect([await count(taken), await count(given)]).toEqual([0, 1]);

    const again = await assign(world.lead, world.lead.id);
    const { id: upTo } = (await world.store.reader.find('notifications', taken, { user: world.intern.id }))[0] ?? {};
    await done(world.run(world.intern, 'mark-notifications-read', { upTo, isOnly: true }));
    await done(undo(world.lead, again));
    expect([await count(taken), await count(given)]).toEqual([1, 2]);
  });

  test('is not undone by somebody else, nor after somebody took it, nor late', async () => {
    const step = await assign(world.lead, world.intern.id);
    const refusedWith = async (who: Person, status: number, code: string) => {
      const before = await snapshot(world);
      expect(await undo(who, step)).toMatchObject({ status, body: { code } });
      expect(await snapshot(world)).toBe(before);
    };
    await refusedWith(world.intern, 404, 'not-found');
    await refusedWith(world.gatekeeper, 404, 'not-found');
    world.clock.advance({ minutes: undoMinutes, seconds: 1 });
    await refusedWith(world.lead, 409, 'undo-too-late');
    world.clock.advance({ minutes: -undoMinutes, seconds: -1 });
    await assign(world.intern, '');
    await refusedWith(world.lead, 409, 'undo-changed');
  });

  test('of several is undone for those that nobody changed since', async () => {
    const other = await onboardingAt(world, 'submitted', 'business', { reference: 'TR-2' });
    const input = { action: 'assign', requests: [request, other], intern: world.intern.id };
    const { undo: step } = await done(world.run(world.lead, 'change-selected', input));
    await done(world.run(world.intern, 'ask-institution', { request: other, question: 'Why?' }));
    expect(await done(undo(world.lead, step))).toEqual({
      changed: [request],
      refused: [{ code: 'undo-changed', onboardings: [{ id: other, reference: 'TR-2' }] }],
    });
    expect((await requestRow(world, other)).assigned_intern).toBe(world.intern.id);
  });
});

describe('archiving', () => {
  test('is undone with the monitoring that it ended, by one event [ARC-01]', async () => {
    await at('completed');
    const { subject } = await requestRow(world, request);
    const started = { request, level: 'screening', cadence: 'monthly', recipients: [world.gatekeeper.id] };
    const { subscription: id } = await done(world.run(world.gatekeeper, 'save-subscription', started));
    await done(world.run(world.gatekeeper, 'pause-subscription', { subscription: id, isPaused: true }));
    const before = await requestRow(world, request);
    const { undo: step } = await done(world.run(world.gatekeeper, 'archive', { request }));
    expect(await world.store.reader.need('gk_subscriptions', id)).toMatchObject({ status: 'ended', subject });
    expect((await undo(world.admin, step)).status).toBe(404);
    await done(undo(world.gatekeeper, step));
    // Both moves are entries of the history, whose end is stored with the onboarding.
    const ofWrites = { updated: '', history_entries: 0, history_hash: '' };
    expect({ ...(await requestRow(world, request)), ...ofWrites }).toEqual({ ...before, ...ofWrites });
    expect(await world.store.reader.need('gk_subscriptions', id)).toMatchObject({ status: 'paused' });
    const events = await eventsOf();
    expect(events[0]).toMatchObject({
      action: 'archiving-undone',
      changes: [{ field: 'status', before: 'archived', after: 'completed' }],
    });
    expect(events.slice(0, 3).map(({ action }) => action)).toContain('onboarding-archived');
  });

  test('is not undone once somebody restored it', async () => {
    await at('completed');
    const { undo: step } = await done(world.run(world.gatekeeper, 'archive', { request }));
    await done(world.run(world.admin, 'restore', { request, reason: 'A mistake.' }));
    const before = await snapshot(world);
    expect((await undo(world.gatekeeper, step)).body.code).toBe('undo-changed');
    expect(await snapshot(world)).toBe(before);
  });
});

describe('a verified document', () => {
  test('is undecided again, and the check that followed from it too [DOC-14]', async () => {
    await at('submitted');
    const { doc } = await firstDocument();
    const { undo: step } = await done(world.run(world.intern, 'verify-document', { request, document: doc }));
    await done(undo(world.intern, step));
    expect(await firstDocument()).toMatchObject({ doc, verification: 'pending', verifiedAt: '' });
    expect(await checkOf('documents')).toMatchObject({ status: 'pending' });
    const [last] = await eventsOf();
    expect(last).toMatchObject({ action: 'verification-undone', actorName: 'Ruben Aerts' });
    expect(last?.changes).toContainEqual({ field: 'verification', before: 'verified', after: 'pending' });
  });

  test('stays verified once a colleague rejected it', async () => {
    await at('submitted');
    const { doc } = await firstDocument();
    const { undo: step } = await done(world.run(world.intern, 'verify-document', { request, document: doc }));
    await done(world.run(world.lead, 'reject-document', { request, document: doc, reason: 'Not readable.' }));
    const before = await snapshot(world);
    expect((await undo(world.intern, step)).body.code).toBe('undo-changed');
    expect(await snapshot(world)).toBe(before);
  });
});

describe('an approved check', () => {
  test('has its former status again, with the person who set that', async () => {
    await at('submitted');
    const set = (who: Person, seen: string, status: string, reason = '') =>
      world.run(who, 'set-check', { request, check: 'people', seen, status, reason });
    await done(set(world.lead, 'pending', 'rejected', 'A director is missing.'));
    const { undo: step } = await done(set(world.intern, 'rejected', 'approved'));
    await done(undo(world.intern, step));
    expect(await checkOf('people')).toMatchObject({
      status: 'rejected',
      reason: 'A director is missing.',
      by: 'Lena Ead',
    });
    const [last] = await eventsOf();
    expect(last).toMatchObject({
      action: 'check-undone',
      facts: { check: 'people' },
      changes: [{ field: 'status', before: 'approved', after: 'rejected' }],
    });
    // A third status in between.
    const { undo: second } = await done(set(world.intern, 'rejected', 'approved'));
    await done(set(world.lead, 'approved', 'pending'));
    const before = await snapshot(world);
    expect((await undo(world.intern, second)).body.code).toBe('undo-changed');
    expect(await snapshot(world)).toBe(before);
  });

  test('is not undone after the onboarding was completed', async () => {
    await at('completed');
    const [step] = await world.store.reader.find(
      'undo_steps',
      'workflow = "set-check"',
      {},
      { sort: '-created,-@rowid' },
    );
    const person = step?.user === world.lead.id ? world.lead : world.intern;
    expect((await undo(person, step?.batch ?? '')).body.code).toBe('undo-changed');
  });
});

test('steps are deleted after a day', async () => {
  await at('submitted');
  await done(world.run(world.intern, 'assign', { requests: [request] }));
  const sweep = () => deleteOldUndoSteps({ store: world.store, now: world.clock.now }, () => false);
  world.clock.advance({ hours: 23 });
  await sweep();
  expect(await world.store.reader.count('undo_steps', '')).toBe(1);
  world.clock.advance({ hours: 2 });
  await sweep();
  expect(await world.store.reader.count('undo_steps', '')).toBe(0);
});
