import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { joris, marit } from '@dossier/domain/kyc-form/sample-form';
import { EventSource } from 'eventsource';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listed, loadVersion, makeList, others } from '../../test/lists.ts';
import { refused } from '../../test/refused.ts';
import {
  accessOf,
  done,
  fillIn,
  onboardingAt,
  requestRow,
  settleChecks,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { sdkFor } from '../../test/wire/sdk.ts';

let world: World;
let list: string;
beforeAll(() => {
  Object.assign(globalThis, { EventSource });
});
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** Born in the same year and called nearly the same: an alert. */
const yoris: Listed = {
  id: 'J-1',
  name: 'Yoris van Reisbergen',
  birthDate: '1980',
  nationality: 'by',
  birthPlace: 'Minsk',
};

async function withList(entries: readonly Listed[] = [...others, yoris]): Promise<void> {
  list = await makeList(world, 'EU financial sanctions');
  await loadVersion(world, list, entries);
}

const entityOf = async (request: string, who: Person = world.intern) => {
  const { subject } = await requestRow(world, request);
  return done(world.view(who, 'entity', { subject, request }));
};
type Shown = { target: string; status: string; hits: ShownHit[] } & Record<string, unknown>;
type ShownHit = { id: string; state: string; earlier: Record<string, unknown> | null } & Record<string, unknown>;
const people = async (request: string, who?: Person): Promise<Shown[]> =>
  (await entityOf(request, who)).personScreening.value;
const ofJoris = async (request: string) => (await people(request)).find(({ target }) => target === joris) as Shown;
const hitOf = async (request: string) => (await ofJoris(request)).hits[0] as ShownHit;
const checkOf = async (request: string, check: string) =>
  (await entityOf(request)).statuses.find((one: { check: string }) => one.check === check)?.status;
const decide = (hit: string, state: string, reason = 'Born in another place.') =>
  done(world.run(world.intern, 'decide-hit', { hit, state, reason }));
const again = async (request: string) => {
  await done(world.run(world.intern, 'run-screening', { request }));
  await world.screening.screenFiles();
};
/** The client changes a birth date on being asked, and sends the form again. */
async function sendAgain(request: string, change: (section: Record<string, unknown>[]) => void): Promise<void> {
  const corrections = [{ target: 'section:people', text: 'Please look at the dates of birth.' }];
  await done(world.run(world.intern, 'ask-client', { request, corrections }));
  const draft = await world.store.reader.first('kyc_businesses_details', 'request = {:r} && state = "draft"', {
    r: request,
  });
  const values = structuredClone(draft?.people) as unknown as { people: Record<string, unknown>[] };
  change(values.people);
  const revision = draft?.section_states?.['people']?.revision ?? 0;
  await done(world.run(world.client, 'save-kyc-section', { request, section: 'people', revision, values }));
  const asked = await world.store.reader.first('gk_corrections', 'request = {:r} && status = "open"', { r: request });
  await done(world.run(world.client, 'answer-correction', { correction: asked?.id, answer: 'Done.' }));
  await done(world.run(world.client, 'submit', { request }));
}

describe('a file that is sent', () => {
  test('is screened in the background: subject, companies above it and people, with lists, versions, time, threshold and query [SCR-07, SCR-12]', async () => {
    await withList();
    const request = await onboardingAt(world, 'submitted');
    expect((await entityOf(request)).screeningRun).toMatchObject({ state: 'waiting' });
    expect(await checkOf(request, 'person_screening')).toBe('pending');
    await world.screening.screenFiles();
    const entity = await entityOf(request);
    expect(entity.screeningRun).toMatchObject({ state: 'done', done: 4, total: 4, error: '' });
    expect(entity.companyScreening.value.map(({ name, status }: Shown) => [name, status])).toEqual([
      ['Zilverlinde Vastgoed B.V.', 'clear'],
      ['Hoekstra Beheer B.V.', 'clear'],
    ]);
    expect(await checkOf(request, 'company_screening')).toBe('clear');
    expect(await ofJoris(request)).toMatchObject({
      status: 'pending',
      source: 'engine',
      threshold: 0.8,
      query: { type: 'person', name: 'Joris van Rijsbergen', birthDate: '1980-02-29', country: 'NL' },
      lists: [{ name: 'EU financial sanctions', version: '2026-11-18', date: '2026-11-18', entries: 10, list }],
      stale: false,
    });
  });

  test('shows each hit side by side with its reasons as codes, never as sentences [SCR-11, SCR-14]', async () => {
    await withList();
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    const hit = await hitOf(request);
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

  test('with no list loaded is pending with the reason, never clear, and is screened as soon as there is one [SCR-10]', async () => {
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    const rows = [...(await people(request)), ...(await entityOf(request)).companyScreening.value] as Shown[];
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatchObject({ status: 'pending', error: 'no-list' });
    expect(await checkOf(request, 'person_screening')).toBe('pending');
    await withList(others);
    await world.screening.screenFiles();
    expect((await people(request)).map(({ status }) => status)).toEqual(['clear', 'clear']);
    expect(await checkOf(request, 'person_screening')).toBe('clear');
  });

  test('with the engine down is pending with the reason, and is tried again [SCR-10]', async () => {
    await withList();
    const { load } = await world.store.reader.need('screening_lists', list);
    const folder = join(world.config.dataFolder, 'files', 'lists', load);
    await world.screening.stop();
    await rm(world.screening.engine.indexFile(load), { force: true });
    await rm(folder, { recursive: true });
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    for (const row of await people(request)) expect(row).toMatchObject({ status: 'pending', error: 'engine-failed' });
    expect((await entityOf(request)).screeningRun).toMatchObject({ state: 'waiting', error: 'engine-failed' });
    await loadVersion(world, list, [...others, yoris], '2026-11-19');
    world.clock.advance({ minutes: 1 });
    await world.screening.screenFiles();
    expect((await entityOf(request)).screeningRun).toMatchObject({ state: 'done', error: '' });
    expect((await ofJoris(request)).hits).toHaveLength(1);
  });

  test('is screened by whoever comes next when the one who did it was killed, and only once', async () => {
    await withList();
    const request = await onboardingAt(world, 'submitted');
    const run = await world.store.reader.first('screening_runs', 'request = {:r}', { r: request });
    const dead = { state: 'running', attempts: 1, lease_until: '2026-11-21 10:00:30.000Z' } as const;
    await world.store.transaction((records) => records.update('screening_runs', run?.id ?? '', dead));
    expect(await world.screening.screenFiles()).toBe(0);
    world.clock.advance({ minutes: 1 });
    const [one, two] = await Promise.all([world.screening.screenFiles(), world.screening.screenFiles()]);
    expect(one + two).toBe(1);
    expect((await ofJoris(request)).hits).toHaveLength(1);
    expect(await world.store.reader.count('statuses_screening', 'request = {:r}', { r: request })).toBe(4);
  });

  test('keeps what a person recorded, but never behind it what the lists found', async () => {
    await withList();
    const request = await onboardingAt(world, 'submitted');
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
    expect(await ofJoris(request)).toMatchObject({ status: 'pending', source: 'hand', openHits: 1 });
    expect((await entityOf(request)).blockers.map(({ code }: { code: string }) => code)).toContain('hit-open');
  });

  test('is pending again from the moment it is sent again, until its run has ended [SCR-07, STAT-08]', async () => {
    await withList(others);
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    expect(await checkOf(request, 'person_screening')).toBe('clear');
    world.clock.advance({ hours: 1 });
    await sendAgain(request, () => undefined);
    expect(await checkOf(request, 'person_screening')).toBe('pending');
    expect((await people(request)).map(({ status }) => status)).toEqual(['pending', 'pending']);
    await world.screening.screenFiles();
    expect(await checkOf(request, 'person_screening')).toBe('clear');
  });

  test('says that a clear result is old when a list is newer by more than seven days', async () => {
    await withList(others);
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    expect((await people(request)).map(({ stale }) => stale)).toEqual([false, false]);
    world.clock.advance({ days: 8 });
    await loadVersion(world, list, others, '2026-11-28');
    expect((await people(request)).map(({ stale }) => stale)).toEqual([false, false]);
    await loadVersion(world, list, others, '2026-11-29');
    expect(await ofJoris(request)).toMatchObject({ stale: true, newestListDate: '2026-11-29' });
    await again(request);
    expect(await ofJoris(request)).toMatchObject({ stale: false });
  });
});

describe('a dismissal', () => {
  test('holds in the next run and the next round as long as entry and subject are the same [SCR-11]', async () => {
    await withList();
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    const { id } = await hitOf(request);
    await decide(id, 'false_positive');
    expect(await checkOf(request, 'person_screening')).toBe('clear');
    await again(request);
    await sendAgain(request, (all) =>
      Object.assign(all.find((one) => one['id'] === marit) ?? {}, { birthDate: '1981-01-01' }),
    );
    await world.screening.screenFiles();
    expect(await hitOf(request)).toMatchObject({
      id,
      state: 'false_positive',
      reason: 'Born in another place.',
      by: 'Ruben Aerts',
    });
    expect(await checkOf(request, 'person_screening')).toBe('clear');
    // A list that grew changes nothing about this entry.
    await loadVersion(world, list, [...others, yoris, { id: 'N-1', name: 'Nobody Atall' }], '2026-11-20');
    await again(request);
    expect(await hitOf(request)).toMatchObject({ state: 'false_positive', listVersion: '2026-11-20' });
  });

  test('comes back, saying why, when the entry changes [SCR-11]', async () => {
    await withList();
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    const { id } = await hitOf(request);
    await decide(id, 'false_positive');
    await loadVersion(world, list, [...others, { ...yoris, birthDate: '1980-02' }], '2026-11-20');
    await again(request);
    expect(await hitOf(request)).toMatchObject({
      id,
      state: 'open',
      reason: '',
      earlier: {
        state: 'false_positive',
        reason: 'Born in another place.',
        by: 'Ruben Aerts',
        changed: ['entry'],
        changedFields: ['birthDate'],
      },
    });
    expect(await checkOf(request, 'person_screening')).toBe('pending');
    expect(await world.store.reader.count('events', 'action = "screening-hits-returned"')).toBe(1);
  });

  test('comes back, saying why, when the subject changes [SCR-11]', async () => {
    await withList();
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    await decide((await hitOf(request)).id, 'false_positive');
    await sendAgain(request, (all) =>
      Object.assign(all.find((one) => one['id'] === joris) ?? {}, { birthDate: '1980-03-01' }),
    );
    await world.screening.screenFiles();
    expect(await hitOf(request)).toMatchObject({
      state: 'open',
      earlier: { changed: ['subject'], changedFields: ['birthDate'] },
    });
  });

  test('holds for the same subject in the file of another institution, which is not told of the first', async () => {
    await withList();
    const first = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    await decide((await hitOf(first)).id, 'false_positive');
    await settleChecks(world, first);
    await done(world.run(world.intern, 'complete', { request: first }));
    const second = await ofOtherInstitution(first);
    await world.screening.screenFiles();
    expect(await hitOf(second)).toMatchObject({
      state: 'false_positive',
      carried: true,
      earlier: { request: first, changed: [] },
    });
    await settleChecks(world, second);
    await done(world.run(world.intern, 'complete', { request: second }));
    const [hit] = (await people(second, world.otherGatekeeper)).flatMap(({ hits }) => hits);
    expect(hit).toMatchObject({
      state: 'false_positive',
      carried: true,
      reason: '',
      by: '',
      at: '',
      earlier: null,
      same: [],
    });
  });
});

/** A second institution's onboarding of the same company, sent with the same answers. */
async function ofOtherInstitution(first: string): Promise<string> {
  const request = await secondRequest(first);
  await done(world.run(world.client, 'approve-access', { access: await accessOf(world, request) }));
  await fillIn(world, request);
  await done(world.run(world.client, 'submit', { request }));
  return request;
}

async function secondRequest(first: string): Promise<string> {
  const { reader } = world.store;
  const one = await reader.need('gk_requests', first);
  const contact = await reader.need('gk_contacts', one.contact);
  const other = await world.store.transaction((records) =>
    records.create('gk_contacts', {
      org: world.otherOrg,
      first_name: contact.first_name,
      last_name: contact.last_name,
      email: contact.email,
      phone: contact.phone,
    }),
  );
  const business = await reader.need('kyc_businesses', one.business);
  const values = {
    client: { kind: 'business', company: business.register },
    contact: other.id,
    reference: 'DB-1',
    transactionDescription: 'Account',
    deadline: '2026-12-24',
  };
  const { id } = await done(world.run(world.otherGatekeeper, 'save-draft', { values }));
  await done(world.run(world.otherGatekeeper, 'send', { request: id }));
  return id;
}

describe('the same entry in several places', () => {
  test('is decided at once, all or nothing', async () => {
    await withList([...others, yoris, { id: 'M-1', name: 'Marit Hoekstra', birthDate: '1980' }]);
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    const other = await ofOtherInstitution(request);
    await world.screening.screenFiles();
    const mine = await hitOf(request);
    const theirs = await hitOf(other);
    expect(mine['same']).toEqual([expect.objectContaining({ hit: theirs.id, request: other, isInThisFile: false })]);
    const maritHit = (await people(request)).find(({ target }) => target === marit)?.hits[0]?.id ?? '';
    const all = (hits: string[], reason = 'Somebody else.') =>
      world.run(world.intern, 'decide-hits', { hits, state: 'false_positive', reason });
    await refused(world, 'hits-differ', () => all([mine.id, maritHit]));
    await refused(world, 'not-found', () => all([mine.id, 'nonenonenonenon']));
    await refused(world, 'reason-missing', () => all([mine.id, theirs.id], ' '));
    await done(all([mine.id, theirs.id]));
    expect((await hitOf(request)).state).toBe('false_positive');
    expect((await hitOf(other)).state).toBe('false_positive');
  });
});

describe('a true match', () => {
  test('fails the check, makes the risk high, and only a lead completes with a reason [SCR-09, STAT-14, RISK-06]', async () => {
    await withList();
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    await settleChecks(world, request);
    await decide((await hitOf(request)).id, 'true_match', 'The same passport.');
    expect(await checkOf(request, 'person_screening')).toBe('failed');
    const { risk } = await entityOf(request);
    expect(risk.value).toContainEqual(
      expect.objectContaining({
        rule: 'screening-true-match',
        severity: 'high',
        data: {
          count: 1,
          matches: [{ name: 'Joris van Rijsbergen', list: 'EU financial sanctions', entry: yoris.name }],
        },
      }),
    );
    await refused(world, 'lead-required', () => world.run(world.intern, 'complete', { request, reason: 'Anyway.' }));
    await refused(world, 'reason-missing', () => world.run(world.lead, 'complete', { request }));
    // It stays in the next run, and goes when it was a mistake.
    await again(request);
    expect(await checkOf(request, 'person_screening')).toBe('failed');
    await decide((await hitOf(request)).id, 'false_positive');
    expect((await entityOf(request)).risk.value.map(({ rule }: { rule: string }) => rule)).not.toContain(
      'screening-true-match',
    );
    await decide((await hitOf(request)).id, 'true_match', 'After all.');
    await done(world.run(world.lead, 'complete', { request, reason: 'Reported to the authorities.' }));
  });
});

describe('before completion', () => {
  test('neither institution nor client learns of a run, a hit or a decision, by any door [SCR-03, SCR-04, SCR-06, SCR-13, RISK-04]', async () => {
    await withList();
    const heard: unknown[] = [];
    for (const who of [world.gatekeeper, world.client]) {
      const sdk = await sdkFor(world, who);
      for (const name of world.store.collections.keys()) {
        if (name !== 'gk_requests') await sdk.collection(name).subscribe('*', (event) => void heard.push(event));
      }
    }
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    await decide((await hitOf(request)).id, 'true_match', 'The same passport.');
    const { subject } = await requestRow(world, request);
    for (const who of [world.gatekeeper, world.admin]) {
      const entity = await entityOf(request, who);
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
    const text = JSON.stringify([...seen, ...heard]);
    expect(heard.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(text, secret).not.toContain(secret);
  });
});
