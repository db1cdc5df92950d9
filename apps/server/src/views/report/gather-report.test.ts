import { type Language, languages } from '@dossier/domain/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import { textOf } from '../../../test/pdf-text.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../../test/scenario.ts';
import { gatherReport } from './gather-report.ts';
import { reportOfCompletion, storeReports } from './stored-reports.ts';

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'submitted', 'business', { reference: 'TR-1' });
}, 60_000);
afterAll(() => world.close());

const question = async (id: string, language: Language = 'en') => ({
  request: await requestRow(world, id),
  language,
  now: world.clock.now(),
  today: '2026-11-21',
});
const gathered = async (id = request) => gatherReport(world.store.reader, await question(id));
const set = (values: object) => world.store.transaction((records) => records.update('gk_requests', request, values));

describe('the data of a report [ENT-02]', () => {
  test('are none before the client has submitted the form', async () => {
    for (const stage of ['draft', 'requested', 'approved'] as const) {
      expect(await gathered(await onboardingAt(world, stage, 'individual'))).toBeUndefined();
    }
  });

  test('are provisional, as of now, until the onboarding is completed', async () => {
    expect(await gathered()).toMatchObject({ isCompleted: false, moment: '2026-11-21 10:00:00.000Z' });
    await set({ status: 'completed', completed_at: '2026-11-21 09:00:00.000Z' });
    world.clock.advance({ hours: 5 });
    expect(await gathered()).toMatchObject({ isCompleted: true, moment: '2026-11-21 09:00:00.000Z' });
    await set({ status: 'submitted', completed_at: '' });
  });

  test('have the checksum of every document, also of the institution’s own', async () => {
    await done(world.upload(world.gatekeeper, { request, owner: 'request', type: 'other' }, 'phone-photo.jpg'));
    const data = await gathered();
    const documents = data?.entity.documents.open ? data.entity.documents.value : [];
    const ids = [...documents, ...(data?.entity.ownDocuments ?? [])].map(({ doc }) => doc);
    expect(ids).toHaveLength(5);
    expect([...(data?.hashes.keys() ?? [])].toSorted()).toEqual(ids.toSorted());
    for (const hash of data?.hashes.values() ?? []) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('have the events up to the completion, oldest first, without those of the desk alone [HIST-04]', async () => {
    const about = { request, kind: 'checks', portal: 'intern', action: 'check-set' } as const;
    await make(world, 'events', { ...about, audience: 'staff', actor_name: 'IN-TIME' });
    await make(world, 'events', { ...about, audience: 'desk', actor_name: 'DESK-ONLY' });
    const completed_at = world.clock.now().toISOString().replace('T', ' ');
    world.clock.advance({ minutes: 1 });
    await make(world, 'events', { ...about, audience: 'staff', actor_name: 'TOO-LATE' });
    await set({ status: 'completed', completed_at });
    const events = (await gathered())?.events ?? [];
    const names = events.map(({ actorName }) => actorName);
    expect(names).toContain('IN-TIME');
    expect(names).not.toContain('DESK-ONLY');
    expect(names).not.toContain('TOO-LATE');
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  });
});

describe('the facts of a report', () => {
  test('name who started the onboarding and who gave access', async () => {
    const data = await gathered();
    expect(data?.started.by).toMatch(/\w+ \w+/);
    expect(data?.accessGivenBy).toMatch(/\w+ \w+/);
  });

  test('have every answer of the version, with its documents [FORM-36]', async () => {
    const data = await gathered();
    expect(data?.answers.sections).toContain('ownership');
    expect(data?.answers.form.answers.people?.people?.length).toBeGreaterThan(0);
    expect(data?.answers.form.documents.length).toBeGreaterThan(0);
  });

  test('have the monitoring and the reads up to the completion only', async () => {
    const { org, subject, business } = await requestRow(world, request);
    const monitored = { org, subject, business, level: 'screening', cadence: 'daily', status: 'active' } as const;
    const read = {
      request,
      org,
      subject,
      portal: 'intern',
      actor_name: 'SECRET',
      kind: 'people',
      action: 'viewed',
    } as const;
    await make(world, 'gk_subscriptions', { ...monitored, next_run: '2026-11-30 08:00:00.000Z' });
    await make(world, 'access_log', { ...read, actor: 'a', day: '2026-11-20' });
    await make(world, 'access_log', { ...read, actor: 'b', day: '2026-11-21' });
    const completed_at = world.clock.now().toISOString().replace('T', ' ');
    await set({ status: 'completed', completed_at });
    world.clock.advance({ hours: 1 });
    await make(world, 'gk_subscriptions', { ...monitored, level: 'full_review', next_run: '2027-11-30 08:00:00.000Z' });
    await make(world, 'access_log', { ...read, actor: 'c', day: '2026-11-22' });
    const data = await gathered();
    expect(data?.monitoring.map(({ level }) => level)).toEqual(['screening']);
    expect(data?.reads).toEqual([
      { by: 'desk', action: 'viewed', kind: 'people', days: 2, people: 2, first: '2026-11-20', last: '2026-11-21' },
    ]);
  });

  test('are the same whenever the report of a completion is built, also under another rule of owners [ENT-20]', async () => {
    const first = await gathered();
    const afterwards = { now: new Date('2028-01-01T10:00:00Z'), today: '2028-01-01' };
    const later = await gatherReport(world.store.reader, { ...(await question(request)), ...afterwards });
    expect(later).toEqual(first);
    await set({ status: 'submitted', completed_at: '' });
  });
});

describe('the report of a completion', () => {
  const report = async (language: Language = 'en') =>
    (await reportOfCompletion(world.store.reader, world.files, await question(request, language))) as Uint8Array;

  test('is stored in every language, and is not changed by what happens afterwards [ENT-20]', async () => {
    await storeReports(world.store.reader, world.files, await question(request));
    const first = Buffer.from(await report());
    await set({ client_name: 'Changed Afterwards B.V.' });
    world.clock.advance({ days: 1 });
    expect(Buffer.from(await report()).equals(first)).toBe(true);
    const texts = await Promise.all(languages.map(async (language) => textOf(await report(language))));
    expect(new Set(texts).size).toBe(languages.length);
    for (const text of texts) expect(text).not.toContain('Changed Afterwards');
  });

  test('is a new one after the next completion', async () => {
    await set({ completed_at: world.clock.now().toISOString().replace('T', ' ') });
    expect(await textOf(await report())).toContain('Changed Afterwards');
  });

  test('is not stored for an onboarding without a submitted form', async () => {
    const open = await onboardingAt(world, 'approved', 'individual');
    expect(await reportOfCompletion(world.store.reader, world.files, await question(open))).toBeUndefined();
    const keys: string[] = [];
    for await (const key of world.files.list(`reports/${open}/`)) keys.push(key);
    expect(keys).toEqual([]);
  });
});
