import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, refusedBy, write } from '../../test/case.ts';
import {
  clear,
  done,
  onboardingAt,
  requestRow,
  screeningTargets,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import { ofOtherInstitution } from '../../test/screened.ts';
import { newestStatuses } from './checks.ts';
import { type Decision, loadHitFor, saveHitDecisions } from './decide-hits.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** A screening of one person with an open hit; returns the id of the hit. */
async function openHit(request: string, target = joris, { monitored = false } = {}): Promise<string> {
  const { subject } = await requestRow(world, request);
  const about = { request, subject, kind: 'person' as const, target };
  return write(world, async (records) => {
    const row = await records.create('statuses_screening', { ...about, name: 'J', status: 'pending', monitored });
    const hit = {
      ...about,
      screening: row.id,
      list: 'EU',
      entry_name: 'Yoris',
      entry_key: 'eu:1',
      state: 'open' as const,
    };
    return (await records.create('screening_hits', hit)).id;
  });
}

const submitted = () => onboardingAt(world, 'submitted', 'business', newCompany());
const completed = () => onboardingAt(world, 'completed', 'business', newCompany());

/** Decides hits as an Intern. */
async function decide(hits: readonly string[], decision: Decision) {
  const actor = await actorFor(world, world.intern);
  await write(world, async (records) => {
    const loaded = await Promise.all(hits.map((id) => loadHitFor(records, actor, id)));
    const allowed = loaded.map((one) => {
      if (!one.ok) throw new Error(one.refusal.code);
      return one.value;
    });
    await saveHitDecisions(records, actor, allowed, decision);
  });
}
const hitRow = (id: string) => world.store.reader.need('screening_hits', id);
const checkStatus = async (request: string) =>
  (await newestStatuses(world.store.reader, request)).get('person_screening')?.status;
const risks = async (request: string) =>
  (await world.store.reader.find('risk_indicators', 'request = {:request}', { request })).map(({ rule }) => rule);

describe('a hit', () => {
  test('can be decided by the desk only: for others it does not exist [PERM-13]', async () => {
    const hit = await openHit(await submitted());
    for (const who of [world.intern, world.lead]) {
      expect((await loadHitFor(world.store.reader, await actorFor(world, who), hit)).ok).toBe(true);
    }
    for (const who of [world.otherGatekeeper, world.otherClient]) {
      const actor = await actorFor(world, who);
      await refusedBy(world, 'not-found', (records) => loadHitFor(records, actor, hit));
    }
    const intern = await actorFor(world, world.intern);
    await refusedBy(world, 'not-found', (records) => loadHitFor(records, intern, 'doesnotexist001'));
  });

  test('of a completed onboarding can be decided only when monitoring found it', async () => {
    const request = await completed();
    const [before, found] = [await openHit(request, marit), await openHit(request, joris, { monitored: true })];
    const intern = await actorFor(world, world.intern);
    await refusedBy(world, 'version-frozen', (records) => loadHitFor(records, intern, before));
    expect((await loadHitFor(world.store.reader, intern, found)).ok).toBe(true);
    await done(world.run(world.gatekeeper, 'archive', { request }));
    await refusedBy(world, 'version-frozen', (records) => loadHitFor(records, intern, found));
  });
});

describe('a decision', () => {
  test('is stored with its reason, who and when [SCR-11]', async () => {
    const hit = await openHit(await submitted());
    await decide([hit], { state: 'false_positive', reason: 'Born in Minsk.' });
    const row = await hitRow(hit);
    expect(row).toMatchObject({
      state: 'false_positive',
      reason: 'Born in Minsk.',
      by: world.intern.id,
      carried: false,
    });
    expect(row.by_name).toBe('Ruben Aerts');
    expect(row.decided_at).not.toBe('');
  });

  test('that it is a true match fails the check and raises the risk; taking it back undoes both [SCR-09]', async () => {
    const request = await submitted();
    for (const target of await screeningTargets(world, request)) {
      await done(world.run(world.intern, 'record-screening', { request, ...target, ...clear }));
    }
    expect(await checkStatus(request)).toBe('clear');
    const hit = await openHit(request);
    await decide([hit], { state: 'true_match', reason: 'Same passport.' });
    expect([await checkStatus(request), await risks(request)]).toEqual(['failed', ['screening-true-match']]);
    await decide([hit], { state: 'false_positive', reason: 'Another passport after all.' });
    expect([await checkStatus(request), await risks(request)]).toEqual(['clear', []]);
    await decide([hit], { state: 'unsure', reason: 'To be asked.' });
    expect([await checkStatus(request), await risks(request)]).toEqual(['pending', []]);
  });

  test('about hits of two institutions updates both onboardings, and no third one', async () => {
    const first = await submitted();
    const second = await ofOtherInstitution(world, first);
    const third = await submitted();
    const hits = [await openHit(first), await openHit(second)];
    const untouched = await openHit(third);
    await decide(hits, { state: 'true_match', reason: 'It is him.' });
    expect([await checkStatus(first), await checkStatus(second)]).toEqual(['pending', 'pending']);
    expect([await risks(first), await risks(second), await risks(third)]).toEqual([
      ['screening-true-match'],
      ['screening-true-match'],
      [],
    ]);
    expect((await hitRow(untouched)).state).toBe('open');
  });
});
