import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { joris } from '@dossier/domain/testing/sample-form';
import { EventSource } from 'eventsource';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Listed, loadVersion, others } from '../../test/lists.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import {
  checkOf,
  decide,
  entityOf,
  hitOf,
  jorisOf,
  peopleOf,
  type Shown,
  screenAgain,
  sendAgain,
  sentCleanCompany,
  sentCompany,
  withList,
  yoris,
} from '../../test/screened.ts';
import { sdkFor } from '../../test/wire/sdk.ts';

beforeAll(() => {
  Object.assign(globalThis, { EventSource });
});
let world: World;
let list: string;
afterEach(() => world.close());

/** A submitted company form, in an installation with a list. */
async function sentFile(start = sentCompany): Promise<string> {
  const sent = await start();
  world = sent;
  list = sent.file.list;
  return sent.file.request;
}

describe('a submitted onboarding', () => {
  test('is screened in the background: subject, companies above it and people, with lists, versions, time, threshold and query [SCR-07, SCR-12]', async () => {
    const request = await sentFile();
    expect((await entityOf(world, request)).screeningRun).toMatchObject({ state: 'waiting' });
    expect(await checkOf(world, request, 'person_screening')).toBe('pending');
    await world.screening.screenFiles();
    const entity = await entityOf(world, request);
    expect(entity.screeningRun).toMatchObject({ state: 'done', done: 4, total: 4, error: '' });
    expect(entity.companyScreening.value.map(({ name, status }: Shown) => [name, status])).toEqual([
      ['Zilverlinde Vastgoed B.V.', 'clear'],
      ['Hoekstra Beheer B.V.', 'clear'],
    ]);
    expect(await checkOf(world, request, 'company_screening')).toBe('clear');
    expect(await jorisOf(world, request)).toMatchObject({
      status: 'pending',
      source: 'engine',
      threshold: 0.8,
      query: { type: 'person', name: 'Joris van Rijsbergen', birthDate: '1980-02-29', country: 'NL' },
      lists: [{ name: 'EU financial sanctions', version: '2026-11-18', date: '2026-11-18', entries: 10, list }],
      stale: false,
    });
  });

  test('shows each hit side by side with its reasons as codes, never as sentences [SCR-11, SCR-14]', async () => {
    const request = await sentFile();
    await world.screening.screenFiles();
    const hit = await hitOf(world, request);
    expect(hit).toMatchObject({
      list: 'EU financial sanctions',
      entryId: 'J-1',
      entryName: yoris.name,
      state: 'open',
      band: 'alert',
    });
    const facts = Object.fromEntries(
      (hit['facts'] as { field: string }[]).map(({ field, ...rest }) => [field, rest]),
    ) as Record<string, Record<string, unknown>>;
    expect(facts['name']).toMatchObject({
      compared: 'close',
      reason: 'name-transliteration',
      inFile: ['Joris van Rijsbergen'],
    });
    expect(facts['birthDate']).toMatchObject({
      compared: 'agreed',
      reason: 'birth-same-year',
      onList: ['1980'],
      params: { years: 0 },
    });
    expect(facts['nationality']).toMatchObject({
      compared: 'differs',
      reason: 'country-none-shared',
      inFile: ['NL'],
      onList: ['BY'],
    });
    expect(facts['birthPlace']).toMatchObject({ compared: 'not-known', reason: 'not-in-file', onList: ['Minsk'] });
    expect(facts['gender']).toMatchObject({ compared: 'not-known', reason: 'neither-known' });
    expect((hit['reasons'] as { code: string }[]).map(({ code }) => code)).toContain('birth-year-equal');
  });

  test('has a hit under a different name when a number is the same, with that reason [SCR-11, SCR-14]', async () => {
    const zilverlinde = '68 41 20 97';
    const [wanted, stranger] = [zilverlinde, '77 00 12 34'].map(
      (number, i) => ({ id: `N-${i}`, name: 'Korenbloem Scheepvaart', schema: 'Company', number }) as const,
    );
    world = await startWorld();
    list = await withList(world, [...others, wanted as Listed, stranger as Listed]);
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    const { value } = (await entityOf(world, request)).companyScreening;
    expect(value[0]).toMatchObject({ name: 'Zilverlinde Vastgoed B.V.', status: 'pending' });
    expect(value[0].hits).toMatchObject([{ entryId: 'N-0', band: 'alert', score: 0.9, state: 'open' }]);
    expect(value[0].hits[0].reasons).toContainEqual(
      expect.objectContaining({ code: 'identifier-equal', query: '68412097', listed: zilverlinde }),
    );
    expect(value[0].hits[0].facts).toContainEqual(
      expect.objectContaining({ field: 'registrationNumber', compared: 'agreed', reason: 'number-same' }),
    );
  });

  test('without a list is pending with the reason, never clear, and is screened as soon as a list is active [SCR-10]', async () => {
    world = await startWorld();
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    const rows = [
      ...(await peopleOf(world, request)),
      ...(await entityOf(world, request)).companyScreening.value,
    ] as Shown[];
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatchObject({ status: 'pending', error: 'no-list' });
    expect(await checkOf(world, request, 'person_screening')).toBe('pending');
    list = await withList(world, others);
    await world.screening.screenFiles();
    expect((await peopleOf(world, request)).map(({ status }) => status)).toEqual(['clear', 'clear']);
    expect(await checkOf(world, request, 'person_screening')).toBe('clear');
  });

  test('with the engine unavailable is pending with the reason, and is retried [SCR-10]', async () => {
    world = await startWorld();
    list = await withList(world);
    const { load } = await world.store.reader.need('screening_lists', list);
    const folder = join(world.config.dataFolder, 'files', 'lists', load);
    await world.screening.stop();
    await rm(world.screening.engine.indexFile(load), { force: true });
    await rm(folder, { recursive: true });
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    for (const row of await peopleOf(world, request))
      expect(row).toMatchObject({ status: 'pending', error: 'engine-failed' });
    expect((await entityOf(world, request)).screeningRun).toMatchObject({ state: 'waiting', error: 'engine-failed' });
    await loadVersion(world, list, [...others, yoris], '2026-11-19');
    world.clock.advance({ minutes: 1 });
    await world.screening.screenFiles();
    expect((await entityOf(world, request)).screeningRun).toMatchObject({ state: 'done', error: '' });
    expect((await jorisOf(world, request)).hits).toHaveLength(1);
  });

  test('is screened exactly once by another process when the first one was killed', async () => {
    const request = await sentFile();
    const run = await world.store.reader.first('screening_runs', 'request = {:r}', { r: request });
    const abandoned = { state: 'running', attempts: 1, lease_until: '2026-11-21 10:00:30.000Z' } as const;
    await world.store.transaction((records) => records.update('screening_runs', run?.id ?? '', abandoned));
    expect(await world.screening.screenFiles()).toBe(0);
    world.clock.advance({ minutes: 1 });
    const [one, two] = await Promise.all([world.screening.screenFiles(), world.screening.screenFiles()]);
    expect(one + two).toBe(1);
    expect((await jorisOf(world, request)).hits).toHaveLength(1);
    expect(await world.store.reader.count('statuses_screening', 'request = {:r}', { r: request })).toBe(4);
  });

  test('is not clear by a result recorded by a person while hits of the lists are open', async () => {
    const request = await sentFile();
    await world.screening.screenFiles();
    await done(
      world.run(world.intern, 'record-screening', {
        request,
        kind: 'person',
        target: joris,
        status: 'clear',
        lists: [{ name: 'By hand', version: '', date: '' }],
        runOn: '2026-11-21',
        reason: 'Searched elsewhere.',
      }),
    );
    expect(await jorisOf(world, request)).toMatchObject({ status: 'pending', source: 'hand', openHits: 1 });
    expect((await entityOf(world, request)).blockers.map(({ code }: { code: string }) => code)).toContain('hit-open');
  });

  test('is pending again from resubmission until its run has ended [SCR-07, STAT-08]', async () => {
    const request = await sentFile(sentCleanCompany);
    await world.screening.screenFiles();
    expect(await checkOf(world, request, 'person_screening')).toBe('clear');
    world.clock.advance({ hours: 1 });
    await sendAgain(world, request, () => undefined);
    expect(await checkOf(world, request, 'person_screening')).toBe('pending');
    expect((await peopleOf(world, request)).map(({ status }) => status)).toEqual(['pending', 'pending']);
    await world.screening.screenFiles();
    expect(await checkOf(world, request, 'person_screening')).toBe('clear');
  });

  test('stays pending when more entries match a name than are stored, whatever is decided about the stored ones', async () => {
    const crowd = Array.from({ length: 45 }, (_, i) => ({ ...yoris, id: `C-${i}` }));
    world = await startWorld();
    list = await withList(world, [...others, ...crowd]);
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    const row = await jorisOf(world, request);
    expect(row).toMatchObject({ status: 'pending', error: 'too-many-hits', openHits: 32 });
    await world.store.transaction(async (records) => {
      for (const { id } of row.hits)
        await records.update('screening_hits', id, { state: 'false_positive', reason: 'x' });
    });
    expect(await jorisOf(world, request)).toMatchObject({ status: 'pending', openHits: 0 });
  });

  test('reports a clear result as stale when a list is more than seven days newer', async () => {
    const request = await sentFile(sentCleanCompany);
    await world.screening.screenFiles();
    expect((await peopleOf(world, request)).map(({ stale }) => stale)).toEqual([false, false]);
    world.clock.advance({ days: 8 });
    await loadVersion(world, list, others, '2026-11-28');
    expect((await peopleOf(world, request)).map(({ stale }) => stale)).toEqual([false, false]);
    await loadVersion(world, list, others, '2026-11-29');
    expect(await jorisOf(world, request)).toMatchObject({ stale: true, newestListDate: '2026-11-29' });
    await screenAgain(world, request);
    expect(await jorisOf(world, request)).toMatchObject({ stale: false });
  });
});

describe('before completion', () => {
  test('neither institution nor client learns of a run, a hit or a decision, through any API [SCR-03, SCR-04, SCR-06, SCR-13, RISK-04]', async () => {
    world = await startWorld();
    list = await withList(world);
    const received: unknown[] = [];
    for (const who of [world.gatekeeper, world.client]) {
      const sdk = await sdkFor(world, who);
      for (const name of world.store.collections.keys()) {
        if (name !== 'gk_requests') await sdk.collection(name).subscribe('*', (event) => void received.push(event));
      }
    }
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    await decide(world, (await hitOf(world, request)).id, 'true_match', 'The same passport.');
    const { subject } = await requestRow(world, request);
    for (const who of [world.gatekeeper, world.admin]) {
      const entity = await entityOf(world, request, who);
      expect(entity.companyScreening).toEqual({ open: false, why: 'onboarding in progress' });
      expect(entity.personScreening).toEqual({ open: false, why: 'onboarding in progress' });
      expect(entity.risk).toEqual({ open: false, why: 'onboarding in progress' });
      expect([entity.screeningRun, entity.screeningTargets, entity.counts.openHits]).toEqual([null, [], null]);
    }
    const secrets = [
      'J-1',
      yoris.name,
      'true_match',
      'screening-true-match',
      'EU financial sanctions',
      'The same passport',
    ];
    const seen: unknown[] = [];
    for (const who of [world.gatekeeper, world.admin, world.client]) {
      for (const [name, params] of [
        ['dashboard', {}],
        ['entity', { subject, request }],
        ['entity-history', { subject, request }],
        ['subscriptions', {}],
        ['search', { q: 'Reisbergen' }],
        ['client-forms', {}],
        ['client-form', { request }],
        ['my-data', {}],
        ['screening-lists', {}],
      ] as const)
        seen.push((await world.view(who, name, params)).body);
      for (const collection of world.store.collections.keys()) {
        const path = `/api/collections/${collection}/records?perPage=500`;
        seen.push((await world.request('GET', path, { who })).body);
      }
    }
    const text = JSON.stringify([...seen, ...received]);
    expect(received.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(text, secret).not.toContain(secret);
  });
});
