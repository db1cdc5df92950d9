import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { make, makeGatekeeper, makeIntern } from '../../test/factories.ts';
import { clear, done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { deleteOldNotifications } from '../jobs/delete-old-notifications.ts';

let world: World;
let who: Person;
let request: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  // A reader without the notifications of other tests.
  who = await makeGatekeeper(world, world.org, { first_name: 'Noor', last_name: 'El Amrani' });
  request = await onboardingAt(world, 'submitted');
});

const notify = (user: Person, values: object = {}) =>
  make(world, 'notifications', { user: user.id, kind: 'question-answered', request, ...values });
const read = (user: Person, params: Record<string, string> = {}) => done(world.view(user, 'notifications', params));
const mark = (user: Person, upTo: string, isOnly?: boolean) =>
  done(world.run(user, 'mark-notifications-read', { upTo, ...(isOnly && { isOnly }) }));

test('the newest come first, with the present name of the client, and those that are unread are counted', async () => {
  await notify(who, { facts: { name: 'An older name', by: 'Ilse Brandt' } });
  world.clock.advance({ seconds: 1 });
  await notify(who, { kind: 'onboarding-completed', read_at: world.clock.now().toISOString().replace('T', ' ') });
  await notify(world.admin);
  const { client_name: name, subject } = await requestRow(world, request);
  const answer = await read(who);
  expect(answer).toMatchObject({ unread: 1, hasMore: false });
  expect(answer.items).toMatchObject([
    { kind: 'onboarding-completed', isRead: true },
    { kind: 'question-answered', isRead: false, name, subject, request, by: 'Ilse Brandt' },
  ]);
  expect((await read(who, { unread: '1' })).items).toHaveLength(1);
  expect(await read(who, { limit: '1' })).toMatchObject({ hasMore: true, unread: 1 });
});

test('one about an onboarding that the reader may not view any more is neither shown nor counted', async () => {
  await notify(who);
  const stranger = await makeGatekeeper(world, world.otherOrg);
  await notify(stranger);
  const intern = await makeIntern(world);
  const draft = await onboardingAt(world, 'draft');
  await notify(intern, { request: draft });
  await notify(intern, { request: '', kind: 'list-load-failed', facts: { name: 'EU', list: 'list00000000001' } });
  expect(await read(who)).toMatchObject({ unread: 1, items: [{ request }] });
  expect(await read(stranger)).toMatchObject({ unread: 0, items: [] });
  expect(await read(intern)).toMatchObject({
    unread: 1,
    items: [{ kind: 'list-load-failed', list: 'list00000000001' }],
  });
  await world.store.transaction((records) => records.update('gatekeeper_users', who.id, { org: world.otherOrg }));
  expect(await read(who)).toMatchObject({ unread: 0, items: [] });
  expect((await world.view(world.client, 'notifications', {})).body.code).toBe('not-allowed');
});

test('one, or all up to one, is marked as read; those of others are not', async () => {
  const first = await notify(who);
  world.clock.advance({ seconds: 1 });
  const second = await notify(who);
  world.clock.advance({ seconds: 1 });
  const third = await notify(who);
  const others = await notify(world.admin);
  expect(await mark(who, second.id, true)).toEqual({ unread: 2 });
  expect(await mark(who, others.id, true)).toEqual({ unread: 2 });
  expect((await world.store.reader.need('notifications', others.id)).read_at).toBe('');
  expect(await mark(who, second.id)).toEqual({ unread: 1 });
  const rows = await Promise.all([first, second, third].map(({ id }) => world.store.reader.need('notifications', id)));
  expect(rows.map(({ read_at: at }) => at !== '')).toEqual([true, true, false]);
});

test('a mention shows the note as it is now, shortened', async () => {
  const text = `@Noor El Amrani ${'x'.repeat(300)}`;
  const input = { request, text, readers: 'institution', mentions: [who.id], isReported: false };
  const { note } = await done(world.run(world.gatekeeper, 'add-note', input));
  const [mention] = (await read(who)).items;
  expect(mention).toMatchObject({ kind: 'mentioned', by: 'Sanne de Wit', note });
  expect(mention.excerpt).toMatch(/^@Noor El Amrani x+…$/);
  const changed = { note, seen: text, text: '@Noor El Amrani, done.', mentions: [who.id] };
  await done(world.run(world.gatekeeper, 'edit-note', changed));
  expect((await read(who)).items).toMatchObject([{ excerpt: '@Noor El Amrani, done.' }]);
  await done(world.run(world.gatekeeper, 'delete-note', { note }));
  expect(await read(who)).toMatchObject({ items: [], unread: 0 });
});

test('the reviewer is notified of documents and of new possible matches in an onboarding that is assigned', async () => {
  const reviewer = await makeIntern(world);
  await done(world.run(reviewer, 'assign', { requests: [request], intern: reviewer.id }));
  expect(await read(reviewer)).toMatchObject({ items: [] });
  await done(world.upload(world.gatekeeper, { request, owner: 'request', type: 'other' }, 'progressive.jpg'));
  const [run] = await world.store.reader.find('screening_runs', 'request = {:request}', { request });
  await done(world.run(reviewer, 'record-screening', { request, kind: 'company', target: 'subject', ...clear }));
  const [screening] = await world.store.reader.find('statuses_screening', 'request = {:request}', { request });
  await make(world, 'screening_hits', { screening: screening?.id ?? '', request, list: 'EU', state: 'open' } as never);
  const end = (state: 'running' | 'done') =>
    world.store.transaction((records) => records.update('screening_runs', run?.id ?? '', { state }));
  await end('running');
  await end('done');
  const { items } = await read(reviewer);
  expect(items.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
    ['matches-found', 1],
    ['own-document-added', 0],
  ]);
});

test('all are deleted 90 days after they were created, and no sooner', async () => {
  const early = await notify(who);
  world.clock.advance({ days: 1 });
  const late = await notify(who, { read_at: world.clock.now().toISOString().replace('T', ' ') });
  const run = () => deleteOldNotifications({ store: world.store, now: world.clock.now }, () => false);
  const exist = async () =>
    Promise.all([early, late].map(async ({ id }) => (await world.store.reader.get('notifications', id)) !== undefined));
  world.clock.advance({ days: 89 });
  await run();
  expect(await exist()).toEqual([true, true]);
  world.clock.advance({ seconds: 1 });
  await run();
  expect(await exist()).toEqual([false, true]);
  world.clock.advance({ days: 1 });
  await run();
  expect(await exist()).toEqual([false, false]);
});
