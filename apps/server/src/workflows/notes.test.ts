import { maxLongText, maxMentions, maxNotes } from '@dossier/domain/limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { make, makeGatekeeper } from '../../test/factories.ts';
import { listen } from '../../test/received.ts';
import { done, onboardingAt, requestRow, settleChecks, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { reportedNotes } from '../case/notes.ts';

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  request = await onboardingAt(world, 'submitted');
});

const note = (text: string, more: object = {}) => ({
  request,
  text,
  readers: 'both',
  mentions: [],
  isReported: false,
  ...more,
});
const add = async (who: Person, text: string, more: object = {}): Promise<string> =>
  (await done(world.run(who, 'add-note', note(text, more)))).note;
const rowOf = (id: string) => world.store.reader.need('notes', id);
const textsFor = async (who: Person, of = request): Promise<string[]> =>
  (await done(world.view(who, 'notes', { request: of }))).notes.map((one: { text: string }) => one.text);
const historyFor = async (who: Person): Promise<string[]> => {
  const { subject } = await requestRow(world, request);
  const { events } = await done(world.view(who, 'entity-history', { subject, request }));
  return events.map(({ action }: { action: string }) => action).filter((action: string) => action.startsWith('note-'));
};
const notifiedOf = async (id: string): Promise<string[]> =>
  (await world.store.reader.find('notifications', 'note = {:id}', { id })).map(({ user }) => user).toSorted();

async function refused(who: Person, verb: string, input: object, code: string): Promise<void> {
  const before = await snapshot(world);
  const { body } = await world.run(who, verb as 'add-note', input);
  expect(body.code).toBe(code);
  expect(await snapshot(world)).toBe(before);
}

describe('a note is read by', () => {
  test('the desk alone, the institution alone or both; never by another institution or a client [PERM-05]', async () => {
    await add(world.intern, 'DESK', { readers: 'desk' });
    await add(world.gatekeeper, 'INSTITUTION', { readers: 'institution' });
    await add(world.lead, 'SHARED');
    for (const who of [world.intern, world.lead]) expect(await textsFor(who)).toEqual(['SHARED', 'DESK']);
    for (const who of [world.gatekeeper, world.admin]) expect(await textsFor(who)).toEqual(['SHARED', 'INSTITUTION']);
    const of = (who: Person) => world.view(who, 'notes', { request });
    expect((await of(world.otherAdmin)).body.code).toBe('not-found');
    expect((await of(world.client)).body.code).toBe('not-allowed');
  });

  test('the same over the record API, each one and its history', async () => {
    const desk = await add(world.intern, 'DESK', { readers: 'desk' });
    const institution = await add(world.gatekeeper, 'INSTITUTION', { readers: 'institution' });
    const shared = await add(world.intern, 'SHARED');
    const readers = [world.intern, world.gatekeeper, world.otherGatekeeper, world.client, null];
    const answers = async (id: string) =>
      Promise.all(
        readers.map(
          async (who) => (await world.request('GET', `/api/collections/notes/records/${id}`, { who })).status,
        ),
      );
    expect(await answers(desk)).toEqual([200, 404, 404, 404, 404]);
    expect(await answers(institution)).toEqual([404, 200, 404, 404, 404]);
    expect(await answers(shared)).toEqual([200, 200, 404, 404, 404]);
    const events = await world.store.reader.find('events', 'request = {:request} && action = "note-added"', {
      request,
    });
    expect(events.map(({ audience }) => audience).toSorted()).toEqual(['desk', 'institution', 'staff']);
    const own = events.find(({ audience }) => audience === 'institution');
    const path = `/api/collections/events/records/${own?.id}`;
    expect((await world.request('GET', path, { who: world.lead })).status).toBe(404);
    expect(await historyFor(world.intern)).toHaveLength(2);
    expect(await historyFor(world.gatekeeper)).toHaveLength(2);
  });

  test('those who listen: nothing of it reaches the other side or the client [RT-05]', async () => {
    const heard = new Map<string, Awaited<ReturnType<typeof listen>>>();
    for (const name of ['intern', 'gatekeeper', 'client', 'otherGatekeeper'] as const)
      heard.set(name, await listen(world, world[name]));
    await add(world.lead, 'LIVE-DESK', { readers: 'desk' });
    await add(world.admin, 'LIVE-INSTITUTION', { readers: 'institution' });
    await add(world.admin, 'LIVE-SHARED');
    const has = (name: string, text: string) => heard.get(name)?.heard.some((one) => one.text.includes(text)) ?? false;
    await expect.poll(() => has('intern', 'LIVE-SHARED') && has('gatekeeper', 'LIVE-SHARED')).toBe(true);
    const all = ['LIVE-DESK', 'LIVE-INSTITUTION', 'LIVE-SHARED'];
    const of = (name: string) => all.filter((text) => has(name, text));
    expect(of('intern')).toEqual(['LIVE-DESK', 'LIVE-SHARED']);
    expect(of('gatekeeper')).toEqual(['LIVE-INSTITUTION', 'LIVE-SHARED']);
    expect([of('client'), of('otherGatekeeper')]).toEqual([[], []]);
    expect(heard.get('client')?.heard.filter(({ text }) => text.includes('"notes"'))).toEqual([]);
    for (const stream of heard.values()) stream.close();
  });
});

describe('a mention', () => {
  test('notifies each person once, on screen and by mail, unless they switched the mail off', async () => {
    await done(world.run(world.lead, 'save-profile', { notify: { mentions: { mail: 'never' } } }));
    await world.sendMails();
    const both = [world.intern.id, world.lead.id];
    const id = await add(world.gatekeeper, '@Ruben Aerts and @Lena Ead, see @Nobody', {
      readers: 'both',
      mentions: [],
    });
    expect(await notifiedOf(id)).toEqual([]);
    await done(world.run(world.intern, 'assign', { requests: [request], intern: world.intern.id }));
    await add(world.lead, 'I am here too.');
    const text = '@Ruben Aerts and @Lena Ead, look.';
    const other = await add(world.gatekeeper, text, { mentions: [...both, world.intern.id] });
    expect(await notifiedOf(other)).toEqual(both.toSorted());
    const mails = await world.sendMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Sanne de Wit mentioned you in a note (TR-2026-0431)']);
    expect(mails[0]?.text).toContain('/internal/entity/');
    expect(mails[0]?.text).not.toContain('look.');
    const again = { note: other, seen: text, text: `${text} Please.`, mentions: both };
    await done(world.run(world.gatekeeper, 'edit-note', again));
    expect(await notifiedOf(other)).toHaveLength(2);
    expect((await rowOf(other)).mentions).toEqual([
      { id: world.intern.id, name: 'Ruben Aerts' },
      { id: world.lead.id, name: 'Lena Ead' },
    ]);
    await done(world.run(world.lead, 'save-profile', { notify: {} }));
  });

  test('of a person who cannot read the note, or does not exist, is refused', async () => {
    const desk = note('@Sanne de Wit', { readers: 'desk', mentions: [world.gatekeeper.id] });
    await refused(world.intern, 'add-note', desk, 'mention-unknown');
    const institution = note('@Ruben Aerts', { readers: 'institution', mentions: [world.intern.id] });
    await refused(world.gatekeeper, 'add-note', institution, 'mention-unknown');
    const others = note('@Test Person', { mentions: [world.otherGatekeeper.id] });
    await refused(world.gatekeeper, 'add-note', others, 'mention-unknown');
    await refused(world.intern, 'add-note', others, 'mention-unknown');
    const gone = await makeGatekeeper(world, world.org, { active: false, first_name: 'Gone', last_name: 'By' });
    await refused(world.gatekeeper, 'add-note', note('@Gone By', { mentions: [gone.id] }), 'mention-unknown');
    await refused(world.gatekeeper, 'add-note', note('@Marit', { mentions: [world.client.id] }), 'mention-unknown');
  });

  test('by an institution is of its own staff and of reviewers that it knows of', async () => {
    const namesFor = async (who: Person) =>
      (await done(world.view(who, 'notes', { request }))).people.map((one: { name: string }) => one.name);
    expect(await namesFor(world.gatekeeper)).toEqual(['Ada Min']);
    expect(await namesFor(world.intern)).toEqual(['Lena Ead', 'Ada Min', 'Sanne de Wit']);
    await add(world.lead, 'Secret', { readers: 'desk' });
    expect(await namesFor(world.gatekeeper)).toEqual(['Ada Min']);
    await add(world.lead, 'Shared');
    expect(await namesFor(world.gatekeeper)).toEqual(['Ada Min', 'Lena Ead']);
  });
});

describe('an own note', () => {
  test('gets another text, or none: the line and its events stay, without the text', async () => {
    const id = await add(world.intern, 'Frist.', { mentions: [] });
    await done(world.run(world.intern, 'edit-note', { note: id, seen: 'Frist.', text: 'First.', mentions: [] }));
    expect(await rowOf(id)).toMatchObject({ text: 'First.', edited_at: expect.stringContaining('2026-') });
    await done(world.run(world.intern, 'edit-note', { note: id, seen: 'First.', text: 'First.', mentions: [] }));
    await done(world.run(world.intern, 'delete-note', { note: id }));
    expect(await rowOf(id)).toMatchObject({ text: '', author_name: 'Ruben Aerts' });
    expect(await historyFor(world.gatekeeper)).toEqual(['note-deleted', 'note-changed', 'note-added']);
    expect(await snapshot(world)).not.toContain('Frist.');
    await refused(world.intern, 'delete-note', { note: id }, 'not-found');
  });

  test('that is deleted takes its notifications with it', async () => {
    const id = await add(world.intern, '@Lena Ead?', { readers: 'desk', mentions: [world.lead.id] });
    expect(await notifiedOf(id)).toEqual([world.lead.id]);
    await done(world.run(world.intern, 'delete-note', { note: id }));
    expect(await notifiedOf(id)).toEqual([]);
  });

  test('is changed by nobody else, and in another tab only with a warning', async () => {
    const id = await add(world.gatekeeper, 'Mine.');
    const change = { note: id, seen: 'Mine.', text: 'Yours.', mentions: [] };
    for (const who of [world.admin, world.lead]) {
      await refused(who, 'edit-note', change, 'not-allowed');
      await refused(who, 'delete-note', { note: id }, 'not-allowed');
    }
    await refused(world.otherGatekeeper, 'edit-note', change, 'not-found');
    await refused(world.client, 'edit-note', change, 'not-allowed');
    await refused(world.gatekeeper, 'edit-note', { ...change, seen: 'Older.' }, 'stale-revision');
    const own = await add(world.admin, 'For us.', { readers: 'institution' });
    await refused(world.lead, 'edit-note', { ...change, note: own }, 'not-found');
  });
});

describe('the report', () => {
  test('has the shared notes that were put into it before the completion; those no longer change', async () => {
    const kept = await add(world.intern, 'Kept.', { isReported: true });
    const taken = await add(world.gatekeeper, 'Taken out.', { isReported: true });
    await add(world.gatekeeper, 'Never in.');
    await done(world.run(world.admin, 'report-note', { note: taken, isReported: false }));
    await settleChecks(world, request);
    await done(world.run(world.intern, 'complete', { request, problems: [] }));
    const { completed_at: completed } = await requestRow(world, request);
    await refused(
      world.intern,
      'edit-note',
      { note: kept, seen: 'Kept.', text: 'No.', mentions: [] },
      'note-in-report',
    );
    await refused(world.intern, 'delete-note', { note: kept }, 'note-in-report');
    await refused(world.intern, 'report-note', { note: kept, isReported: false }, 'note-in-report');
    world.clock.advance({ minutes: 1 });
    await done(world.run(world.gatekeeper, 'report-note', { note: taken, isReported: true }));
    await add(world.lead, 'Later.', { isReported: true });
    const inReport = (await reportedNotes(world.store.reader, request, completed)).map(({ text }) => text);
    expect(inReport).toEqual(['Kept.']);
    await done(world.run(world.lead, 'reopen', { request, reason: 'A new owner.' }));
    await done(world.run(world.intern, 'delete-note', { note: kept }));
  });

  test('has no note of one side, and is decided by the side of its author', async () => {
    const desk = note('Ours.', { readers: 'desk', isReported: true });
    await refused(world.intern, 'add-note', desk, 'note-not-shared');
    const own = await add(world.intern, 'Ours.', { readers: 'desk' });
    await refused(world.lead, 'report-note', { note: own, isReported: true }, 'note-not-shared');
    const shared = await add(world.gatekeeper, 'Shared.');
    await refused(world.lead, 'report-note', { note: shared, isReported: true }, 'not-allowed');
  });
});

describe('notes follow the onboarding', () => {
  test('exist before and after completion, and stay unchanged in the archive', async () => {
    const early = await onboardingAt(world, 'requested');
    await add(world.intern, 'Early.', { request: early });
    const over = await onboardingAt(world, 'completed');
    const id = await add(world.gatekeeper, 'After.', { request: over });
    await done(world.run(world.gatekeeper, 'archive', { request: over }));
    expect(await textsFor(world.intern, over)).toEqual(['After.']);
    await refused(world.gatekeeper, 'add-note', note('Late.', { request: over }), 'move-not-allowed');
    await refused(world.gatekeeper, 'delete-note', { note: id }, 'move-not-allowed');
    await done(world.run(world.admin, 'restore', { request: over, reason: 'By mistake.' }));
    await done(world.run(world.gatekeeper, 'delete-note', { note: id }));
  });

  test('begin with the internal note of the wizard, for both sides; a draft has none', async () => {
    const draft = await onboardingAt(world, 'draft');
    await refused(world.gatekeeper, 'add-note', note('Early.', { request: draft }), 'not-found');
    const sent = await onboardingAt(world, 'requested', 'business', { description: 'Call before Thursday.' });
    const [first] = (await done(world.view(world.intern, 'notes', { request: sent }))).notes;
    expect(first).toMatchObject({ text: 'Call before Thursday.', readers: 'both', isReported: false });
    expect(first.author).toEqual({ id: world.gatekeeper.id, name: 'Sanne de Wit', side: 'institution' });
    expect((await requestRow(world, sent)).description).toBe('');
  });

  test('are deleted with its row', async () => {
    const draft = await onboardingAt(world, 'draft');
    const { id } = await make(world, 'notes', { request: draft, readers: 'both', side: 'institution', text: 'x' });
    await done(world.run(world.gatekeeper, 'delete-draft', { request: draft }));
    expect(await world.store.reader.get('notes', id)).toBeUndefined();
  });
});

describe('limits', () => {
  afterEach(() => world.clock.advance({ seconds: 1 }));

  test.each([
    ['no text', { text: ' ' }, 'note-missing'],
    ['a text above the limit', { text: 'x'.repeat(maxLongText + 1) }, 'input-invalid'],
    ['unknown readers', { readers: 'client' }, 'input-invalid'],
    [
      'too many mentions',
      { mentions: Array.from({ length: maxMentions + 1 }, () => 'aaaaaaaaaaaaaaa') },
      'input-invalid',
    ],
  ])('a note with %s is refused', async (_, wrong, code) => {
    await refused(world.intern, 'add-note', note('x', wrong), code);
  });

  test('an onboarding has at most so many notes', async () => {
    await world.store.transaction(async (records) => {
      for (let count = 0; count < maxNotes; count += 1)
        await records.create('notes', { request, readers: 'desk', side: 'desk', text: 'x' });
    });
    await refused(world.gatekeeper, 'add-note', note('One more.'), 'notes-too-many');
  });

  test('the other side and the client write none for a side that they are not', async () => {
    await refused(world.intern, 'add-note', note('x', { readers: 'institution' }), 'not-found');
    await refused(world.gatekeeper, 'add-note', note('x', { readers: 'desk' }), 'not-found');
    await refused(world.client, 'add-note', note('x'), 'not-allowed');
    await refused(world.otherGatekeeper, 'add-note', note('x'), 'not-found');
  });
});
