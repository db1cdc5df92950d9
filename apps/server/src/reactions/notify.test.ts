import { undoMailSeconds } from '@dossier/domain/limits';
import type { NotificationTopic, StoredChoices } from '@dossier/domain/notification-kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeGatekeeper, makeIntern } from '../../test/factories.ts';
import { done, onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

let world: World;
let reviewer: Person;
let request: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  reviewer = await makeIntern(world, { first_name: 'Noor', last_name: 'Bakker' });
  request = await onboardingAt(world, 'submitted');
  await world.sendMails();
});

const choose = (topic: NotificationTopic, choice: StoredChoices[NotificationTopic]) =>
  done(world.run(reviewer, 'save-profile', { notify: { [topic]: choice } }));
const assign = (intern = reviewer) => done(world.run(world.lead, 'assign', { requests: [request], intern: intern.id }));
const listOf = async (who = reviewer) => {
  const { items, unread } = await done(world.view(who, 'notifications'));
  return { kinds: items.map(({ kind }: { kind: string }) => kind), unread };
};
/** The mails that are sent once what was done can no longer be undone in place. */
const subjects = async () => {
  world.clock.advance({ seconds: undoMailSeconds });
  return (await world.sendMails()).map(({ subject }) => subject);
};
const assigned = 'Lena Ead assigned this onboarding to you (TR-2026-0431)';

describe('an event reaches a member of staff as they have chosen', () => {
  test('in the list and by mail at once, with the reference and a link to the place; no name of the client', async () => {
    await assign();
    expect(await listOf()).toEqual({ kinds: ['onboarding-assigned'], unread: 1 });
    expect(await world.sendMails()).toEqual([]);
    world.clock.advance({ seconds: undoMailSeconds });
    const [mail, ...others] = await world.sendMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(assigned);
    expect(mail?.text).toMatch(/\/internal\/entity\/\w+\/overview\?request=/);
    expect(mail?.text).not.toContain('Zilverlinde');
  });

  test('by mail only: the list, its counter and the records do not have it', async () => {
    await choose('assignments', { isShown: false, mail: 'daily' });
    await assign();
    expect(await listOf()).toEqual({ kinds: [], unread: 0 });
    const [row] = await world.store.reader.find('notifications', 'user = {:user}', { user: reviewer.id });
    const path = `/api/collections/notifications/records/${row?.id}`;
    expect((await world.request('GET', path, { who: reviewer })).status).toBe(404);
    expect(await done(world.run(reviewer, 'mark-notifications-read', { upTo: row?.id }))).toEqual({ unread: 0 });
    expect((await world.store.reader.need('notifications', row?.id ?? '')).read_at).toBe('');
    expect(await subjects()).toEqual([]);
  });

  test('not at all, and nothing is stored', async () => {
    await choose('assignments', { isShown: false, mail: 'never' });
    await assign();
    expect(await world.store.reader.count('notifications', 'user = {:user}', { user: reviewer.id })).toBe(0);
    expect(await subjects()).toEqual([]);
  });

  test('a duty is shown, whatever a request to the server said', async () => {
    const who = await makeGatekeeper(world, world.org);
    await done(world.run(who, 'save-profile', { notify: { questions: { isShown: false, mail: 'never' } } }));
    await world.store.transaction((records) => records.update('gk_requests', request, { created_by: who.id }));
    await done(world.run(world.intern, 'ask-institution', { request, question: 'Which one?' }));
    expect((await listOf(who)).kinds).toEqual(['institution-asked']);
    expect(await subjects()).toEqual([]);
  });
});

test('unknown topics and times are refused, also from clients, and nothing is stored', async () => {
  for (const notify of [{ 'staff-invite': { mail: 'never' } }, { mentions: { mail: 'hourly' } }, { mentions: false }])
    expect((await world.run(reviewer, 'save-profile', { notify })).status).toBe(400);
  expect((await world.store.reader.need('internal_users', reviewer.id)).notify ?? {}).toEqual({});
  const answer = await world.run(world.client, 'save-profile', { notify: { mentions: { mail: 'never' } } });
  expect(answer.body.code).toBe('not-allowed');
});

test('the reviewer whose onboarding is given to another learns it, and the other is assigned', async () => {
  await assign();
  expect(await subjects()).toEqual([assigned]);
  const other = await makeIntern(world);
  await assign(other);
  expect((await listOf()).kinds).toEqual(['onboarding-taken-over', 'onboarding-assigned']);
  expect((await listOf(other)).kinds).toEqual(['onboarding-assigned']);
  expect((await subjects()).toSorted()).toEqual([
    'Lena Ead assigned this onboarding to another reviewer (TR-2026-0431)',
    assigned,
  ]);
});

describe('what is undone', () => {
  test('sends no mail of an assignment, to the new or the former reviewer', async () => {
    await assign();
    await subjects();
    const other = await makeIntern(world);
    const { undo } = await assign(other);
    expect(await world.sendMails()).toEqual([]);
    await done(world.run(world.lead, 'undo', { undo }));
    expect(await subjects()).toEqual([]);
    expect((await listOf()).kinds).toEqual(['onboarding-assigned']);
    expect((await listOf(other)).kinds).toEqual([]);
  });

  test('sends no mail of an archiving and leaves no notification; archived again it does both', async () => {
    const own = await onboardingAt(world, 'completed');
    await subjects();
    const archived = async () => (await listOf(world.gatekeeper)).kinds.filter((kind: string) => /archived/.test(kind));
    const archive = () => done(world.run(world.admin, 'archive', { request: own }));
    const before = (await archived()).length;
    const { undo } = await archive();
    expect(await archived()).toHaveLength(before + 1);
    await done(world.run(world.admin, 'undo', { undo }));
    expect(await archived()).toHaveLength(before);
    expect(await subjects()).toEqual([]);
    await archive();
    expect(await subjects()).toEqual([expect.stringMatching(/archived this onboarding/)]);
    expect(await archived()).toHaveLength(before + 1);
  });
});

describe('those who lost access to an onboarding', () => {
  const completedMails = async () => (await subjects()).filter((subject) => subject.startsWith('Access'));

  test('get nothing: the admins of the institution are notified in place of a creator who moved', async () => {
    const maker = await makeGatekeeper(world, world.otherOrg);
    const own = await onboardingAt(world, 'requested');
    await world.store.transaction((records) => records.update('gk_requests', own, { created_by: maker.id }));
    const { id: access } = await world.store.reader
      .first('gk_access', 'request = {:own}', { own })
      .then((row) => row ?? { id: '' });
    await world.sendMails();
    await done(world.run(world.client, 'approve-access', { access }));
    expect((await listOf(maker)).kinds).toEqual([]);
    expect((await listOf(world.admin)).kinds).toContain('access-approved');
    const row = await world.store.reader.need('gatekeeper_users', world.admin.id);
    expect((await world.sendMails()).map(({ to }) => to)).toEqual([row.email]);
  });

  test('do not get the mail that waited while the mail server failed', async () => {
    const maker = await makeGatekeeper(world, world.org);
    const own = await onboardingAt(world, 'requested');
    await world.store.transaction((records) => records.update('gk_requests', own, { created_by: maker.id }));
    const access = await world.store.reader.first('gk_access', 'request = {:own}', { own });
    await world.sendMails();
    world.mailFailure = new Error('connection refused');
    await done(world.run(world.client, 'approve-access', { access: access?.id }));
    await world.sendMails();
    world.mailFailure = undefined;
    await world.store.transaction((records) => records.update('gatekeeper_users', maker.id, { org: world.otherOrg }));
    world.clock.advance({ hours: 1 });
    expect(await completedMails()).toEqual([]);
  });
});
