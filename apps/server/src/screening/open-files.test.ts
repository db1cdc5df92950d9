import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Listed, loadVersion, others } from '../../test/lists.ts';
import { done, onboardingAt, settleChecks, type World } from '../../test/scenario.ts';
import {
  checkOf,
  decide,
  entityOf,
  hitOf,
  jorisOf,
  screenAgain,
  sentCleanCompany,
  yoris,
} from '../../test/screened.ts';

let world: World;
let list: string;
let request: string;
beforeEach(async () => {
  const sent = await sentCleanCompany();
  world = sent;
  ({ list, request } = sent.file);
  await world.screening.screenFiles();
});
afterEach(() => world.close());

const listChanges = async (entries: readonly Listed[], day: string) => {
  await loadVersion(world, list, entries, day);
  await world.screening.rescreen();
};
const resultsOf = (request: string) => world.store.reader.count('statuses_screening', 'request = {:r}', { r: request });

describe('a new version of a list and an open onboarding', () => {
  test('a new hit appears in the onboarding automatically, for that name only [SCR-07, SCR-08, SCR-11]', async () => {
    expect(await checkOf(world, request, 'person_screening')).toBe('clear');
    const results = await resultsOf(request);
    await listChanges([...others, yoris], '2026-11-20');
    expect(await hitOf(world, request)).toMatchObject({ entryId: 'J-1', state: 'open', listVersion: '2026-11-20' });
    expect(await checkOf(world, request, 'person_screening')).toBe('pending');
    expect(await checkOf(world, request, 'company_screening')).toBe('clear');
    expect((await entityOf(world, request)).counts.openHits).toBe(1);
    expect(await resultsOf(request)).toBe(results + 1);
    // It is visible to interns only: no alert, no mail.
    expect(await world.store.reader.count('alerts', 'id != ""')).toBe(0);
    expect(await world.store.reader.count('mail_outbox', 'kind = "alert"')).toBe(0);
  });

  test('requires no second decision about unchanged hits, and records the check', async () => {
    await listChanges([...others, yoris], '2026-11-20');
    await decide(world, (await hitOf(world, request)).id, 'false_positive');
    const results = await resultsOf(request);
    world.clock.advance({ days: 9 });
    await listChanges([...others, yoris, { id: 'N', name: 'Nadia Ottens' }], '2026-11-30');
    expect(await resultsOf(request)).toBe(results);
    expect(await hitOf(world, request)).toMatchObject({ state: 'false_positive' });
    expect(await jorisOf(world, request)).toMatchObject({ stale: false, monitoredAt: '2026-11-30 10:00:00.000Z' });
    // The entry changes: the dismissed hit is reopened.
    await listChanges([...others, { ...yoris, birthDate: '1980-02-29' }], '2026-12-01');
    expect(await hitOf(world, request)).toMatchObject({ state: 'open', earlier: { changed: ['entry'] } });
  });

  test('an entry that was removed from the list and added again is a hit again', async () => {
    await listChanges([...others, yoris], '2026-11-20');
    await loadVersion(world, list, others, '2026-11-21');
    await screenAgain(world, request);
    expect((await jorisOf(world, request)).hits).toEqual([]);
    await world.screening.rescreen();
    await listChanges([...others, yoris], '2026-11-22');
    expect(await hitOf(world, request)).toMatchObject({ entryId: 'J-1', state: 'open' });
  });

  test('does not change completed onboardings without monitoring, archived and unsubmitted ones', async () => {
    const completed = request;
    await settleChecks(world, completed);
    await done(world.run(world.intern, 'complete', { request: completed }));
    const before = await resultsOf(completed);
    await listChanges([...others, yoris], '2026-11-20');
    expect(await world.store.reader.count('screening_sweeps', 'id != ""')).toBe(0);
    await done(world.run(world.gatekeeper, 'archive', { request: completed }));
    const unsent = await onboardingAt(world, 'requested', 'individual');
    await listChanges(others, '2026-11-21');
    expect(await world.store.reader.count('screening_sweeps', 'id != ""')).toBe(0);
    expect(await resultsOf(completed)).toBe(before);
    expect(await resultsOf(unsent)).toBe(0);
  });

  test('a run in progress with the previous lists is followed by another one', async () => {
    await done(world.run(world.intern, 'run-screening', { request }));
    const run = await world.store.reader.first('screening_runs', 'state = "waiting"');
    const running = { state: 'running', attempts: 1, lease_until: '2026-11-21 10:01:00.000Z' } as const;
    await world.store.transaction((records) => records.update('screening_runs', run?.id ?? '', running));
    await listChanges([...others, yoris], '2026-11-20');
    const next = await world.store.reader.find('screening_runs', 'state = "waiting"');
    expect(next).toMatchObject([{ request, why: 'again' }]);
  });

  test('continues after the onboarding that was processed last when its process was killed', async () => {
    await loadVersion(world, list, [...others, yoris], '2026-11-20');
    const [sweep] = await world.store.reader.find('screening_sweeps', 'state = "waiting"');
    expect(sweep).toMatchObject({ total: 1 });
    const dead = { state: 'running', attempts: 1, file_cursor: request, lease_until: '2026-11-21 10:00:30.000Z' };
    await world.store.transaction((records) => records.update('screening_sweeps', sweep?.id ?? '', dead as never));
    world.clock.advance({ minutes: 2 });
    await world.screening.rescreen();
    expect(await world.store.reader.need('screening_sweeps', sweep?.id ?? '')).toMatchObject({ state: 'done' });
    expect((await jorisOf(world, request)).hits).toEqual([]);
  });
});
