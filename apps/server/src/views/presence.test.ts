import type { PresentPerson } from '@dossier/domain/contracts/views/presence';
import { maxPresentTabs, presenceLifeMs, presenceRequests } from '@dossier/domain/presence';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestOfOther } from '../../test/case.ts';
import { accessOf, done, onboardingAt, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { onlyItsRoles } from '../../test/viewed.ts';
import { sweepPresence } from '../jobs/sweep-presence.ts';

let world: World;
let request: string;
/** Of the other institution, about the same company. */
let others: string;

beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'submitted');
  others = await requestOfOther(world, request);
  await done(world.run(world.client, 'approve-access', { access: await accessOf(world, others) }));
}, 120_000);
afterAll(() => world.close());
// The limit of requests counts per minute.
beforeEach(async () => {
  world.clock.advance({ minutes: 2 });
  await sweepPresence({ store: world.store, now: world.clock.now });
});

const tabOf = (number: number) => `tab${String(number).padStart(12, '0')}`;
const show = (who: Person, more: { part?: string; isEditing?: boolean; tab?: number; of?: string } = {}) => {
  const { part = 'overview', isEditing = false, tab = 1, of = request } = more;
  return world.run(who, 'set-presence', { tab: tabOf(tab), shown: { request: of, part, isEditing } });
};
const leave = (who: Person, tab = 1) => world.run(who, 'set-presence', { tab: tabOf(tab) });
const present = async (who: Person, params: Record<string, string> = { request }): Promise<PresentPerson[]> =>
  (await done(world.view(who, 'presence', params))).people;
const names = async (who: Person, params?: Record<string, string>) =>
  (await present(who, params)).map(({ name }) => name);
const stored = () => world.store.reader.find('presence', '', {}, { sort: 'seen_at' });

test('colleagues of one side see each other, and neither side sees the other; nobody is listed for themselves', async () => {
  await done(show(world.intern));
  await done(show(world.gatekeeper, { part: 'documents' }));
  expect(await names(world.lead)).toEqual(['Ruben Aerts']);
  expect(await names(world.admin)).toEqual(['Sanne de Wit']);
  expect([await names(world.intern), await names(world.gatekeeper), await names(world.otherGatekeeper)]).toEqual([
    [],
    [],
    [],
  ]);
  expect((await present(world.admin))[0]).toMatchObject({ request, part: 'documents', isEditing: false });
});

test('an institution that has an onboarding of the same company sees nobody, also without naming one [PERM-01]', async () => {
  await done(show(world.gatekeeper));
  await done(show(world.otherGatekeeper, { of: others }));
  expect([await names(world.otherAdmin, {}), await names(world.admin, {})]).toEqual([
    ['Test Person'],
    ['Sanne de Wit'],
  ]);
  expect(await names(world.otherAdmin, { request })).toEqual([]);
});

test('an onboarding that the person may not see is not found, and nothing is stored [PERM-01]', async () => {
  const before = await snapshot(world);
  const draft = await onboardingAt(world, 'draft');
  expect((await show(world.otherGatekeeper)).status).toBe(404);
  expect((await show(world.intern, { of: 'nosuchrecord001' })).status).toBe(404);
  expect((await show(world.intern, { of: draft })).status).toBe(404);
  expect(await stored()).toEqual([]);
  await done(world.run(world.gatekeeper, 'delete-draft', { request: draft }));
  expect(before).toContain(request);
});

test('clients and guests neither appear nor see [STAT-05]', async () => {
  await done(show(world.intern));
  for (const [who, status] of [
    [world.client, 403],
    [null, 401],
  ] as const) {
    const shown = { request, part: 'overview', isEditing: false };
    expect((await world.run(who, 'set-presence', { tab: tabOf(1), shown })).status).toBe(status);
  }
  await onlyItsRoles(world, 'presence', { request });
  expect(await stored()).toHaveLength(1);
});

test('rows are read by the view alone, not over the record API', async () => {
  await done(show(world.intern));
  for (const who of [world.lead, world.gatekeeper, world.client]) {
    const { status } = await world.request('GET', '/api/collections/presence/records', { who });
    expect(status).toBe(403);
  }
});

test('a form that is edited counts before pages that are read in other tabs; both are one person', async () => {
  await done(show(world.intern, { part: 'history', tab: 1 }));
  await done(show(world.intern, { part: 'ownership', isEditing: true, tab: 2 }));
  await done(show(world.intern, { part: 'documents', tab: 3 }));
  expect(await present(world.lead)).toMatchObject([{ name: 'Ruben Aerts', part: 'ownership', isEditing: true }]);
  await done(leave(world.intern, 2));
  expect(await present(world.lead)).toMatchObject([{ part: 'history', isEditing: false }]);
});

test('a closed tab is gone at once; one that stopped answering is not shown after 45 seconds, and its row is deleted', async () => {
  await done(show(world.intern));
  await done(leave(world.intern));
  expect([await names(world.lead), await stored()]).toEqual([[], []]);

  await done(show(world.intern));
  world.clock.advance({ seconds: presenceLifeMs / 1000 });
  expect(await names(world.lead)).toEqual(['Ruben Aerts']);
  world.clock.advance({ seconds: 1 });
  expect(await names(world.lead)).toEqual([]);
  // Two processes at once.
  await Promise.all([1, 2].map(() => sweepPresence({ store: world.store, now: world.clock.now })));
  expect(await stored()).toEqual([]);
});

test('a repeated request keeps the tab open without a change that others are notified of', async () => {
  await done(show(world.intern));
  const [first] = await stored();
  let changes = 0;
  const stop = world.store.afterCommit((all) => {
    changes += all.filter(({ collection }) => collection === 'presence').length;
  });
  for (const _ of [1, 2, 3]) {
    world.clock.advance({ seconds: 30 });
    await done(show(world.intern));
  }
  const [last] = await stored();
  expect({ ...last, seen_at: '' }).toEqual({ ...first, seen_at: '' });
  expect([changes, await names(world.lead)]).toEqual([0, ['Ruben Aerts']]);
  await done(show(world.intern, { part: 'history' }));
  expect(changes).toBe(1);
  if (typeof stop === 'function') stop();
});

test('a person has at most eight rows, whatever is sent, and requests beyond the limit are refused', async () => {
  for (let tab = 1; tab <= maxPresentTabs + 4; tab++) await done(show(world.intern, { tab }));
  expect(await stored()).toHaveLength(maxPresentTabs);
  const answers = [];
  for (let sent = maxPresentTabs + 4; sent <= presenceRequests.requests; sent++)
    answers.push((await show(world.intern, { part: sent % 2 ? 'history' : 'overview' })).status);
  expect(answers.at(-1)).toBe(429);
  expect(await stored()).toHaveLength(maxPresentTabs);
  // Of this person alone.
  await done(show(world.lead));
});

test('presence leaves no event in the history of the onboarding', async () => {
  const events = () => world.store.reader.count('events', 'request = {:request}', { request });
  const before = await events();
  await done(show(world.intern, { part: 'people', isEditing: true }));
  await done(leave(world.intern));
  expect(await events()).toBe(before);
});

test('a colleague whose account was deactivated is not shown', async () => {
  await done(show(world.intern));
  const set = (active: boolean) =>
    world.store.transaction((records) => records.update('internal_users', world.intern.id, { active }));
  await set(false);
  expect(await names(world.lead)).toEqual([]);
  await set(true);
});
