import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, requestOfOther, write } from '../../test/case.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Actor } from '../runtime/actor.ts';
import { type Hit, loadHitContext, otherOpenHits, visibleDecision } from './hits.ts';

let world: World;
let own = '';
let foreign = '';
let intern: Actor;
let gatekeeper: Actor;
let ownHit: Hit;

beforeAll(async () => {
  world = await startWorld();
  own = await onboardingAt(world, 'submitted');
  foreign = await requestOfOther(world, own);
  intern = await actorFor(world, world.intern);
  gatekeeper = await actorFor(world, world.gatekeeper);
  ownHit = await hitIn(own);
}, 120_000);
afterAll(() => world.close());

async function hitIn(request: string, values: Record<string, unknown> = {}): Promise<Hit> {
  const { subject } = await requestRow(world, request);
  const about = { request, subject, kind: 'person', target: 'person000000001' } as const;
  return write(world, async (records) => {
    const screening = await records.create('statuses_screening', { ...about, name: 'Joris', status: 'pending' });
    const hit = { entry_key: 'eu:J-1', entry_name: 'Yoris', list: 'EU', state: 'open', ...values } as const;
    return records.create('screening_hits', { ...about, screening: screening.id, ...hit } as never);
  });
}

const others = async (actor: Actor, hit = ownHit) =>
  otherOpenHits(await loadHitContext(world.store.reader, actor, [hit]), hit).map((one) => [one.request.id, one.name]);

describe('undecided hits of the same entry', () => {
  test('in onboardings of other institutions are shown to the desk with the screened name, to no institution', async () => {
    const other = await hitIn(foreign);
    expect(await others(intern)).toEqual([[foreign, 'Joris']]);
    expect(await others(gatekeeper)).toEqual([]);
    await write(world, (records) => records.delete('screening_hits', other.id));
  });

  test('of the same onboarding count as well, the hit itself does not', async () => {
    const second = await hitIn(own, { state: 'unsure' });
    expect(await others(intern)).toEqual([[own, 'Joris']]);
    await write(world, (records) => records.delete('screening_hits', second.id));
    expect(await others(intern)).toEqual([]);
  });

  test.each(['false_positive', 'true_match'])('are not those that were decided as %s', async (state) => {
    const decided = await hitIn(foreign, { state });
    expect(await others(intern)).toEqual([]);
    await write(world, (records) => records.delete('screening_hits', decided.id));
  });

  test('are not those of another entry, nor of an entry without a number', async () => {
    await hitIn(foreign, { entry_key: 'eu:J-2' });
    await hitIn(foreign, { entry_key: '' });
    expect(await others(intern)).toEqual([]);
    expect(await others(intern, await hitIn(own, { entry_key: '' }))).toEqual([]);
  });

  test('disappear with the onboarding that is archived', async () => {
    await hitIn(foreign);
    expect(await others(intern)).toHaveLength(1);
    await write(world, (records) => records.update('gk_requests', foreign, { status: 'archived' }));
    expect(await others(intern)).toEqual([]);
  });
});

describe('the decision that a hit repeats', () => {
  const seen = async (actor: Actor, earlierIn: string, carried = true) => {
    const earlier = { request: earlierIn, hit: 'hit', state: 'false_positive', reason: 'Born elsewhere.' };
    const hit = { ...ownHit, carried, earlier } as unknown as Hit;
    const { reader } = world.store;
    return visibleDecision(
      await loadHitContext(reader, actor, [hit]),
      { actor, request: await requestRow(world, own) },
      hit,
    );
  };

  test('is open to everyone who sees the hit when it was made for the same institution', async () => {
    for (const actor of [gatekeeper, intern]) {
      const { earlier, ...rest } = await seen(actor, own);
      expect(rest).toEqual({ isForeign: false, isHidden: false });
      expect(earlier).toMatchObject({ reason: 'Born elsewhere.' });
    }
  });

  test('of another institution has neither grounds nor author for this one; the desk reads both', async () => {
    expect(await seen(gatekeeper, foreign)).toEqual({ isForeign: true, isHidden: true, earlier: undefined });
    expect(await seen(intern, foreign)).toMatchObject({ isForeign: true, isHidden: false, earlier: { hit: 'hit' } });
  });

  test('does not hide a decision that was made in this onboarding itself', async () => {
    expect(await seen(gatekeeper, foreign, false)).toMatchObject({ isHidden: false, earlier: undefined });
  });

  test('counts as foreign when its onboarding is unknown', async () => {
    expect(await seen(gatekeeper, 'missing00000001')).toMatchObject({ isForeign: true, earlier: undefined });
  });

  test('is none for a hit that was never decided before', () => {
    const hit = { ...ownHit, carried: false, earlier: null };
    const context = { requests: new Map() };
    expect(visibleDecision(context, { actor: gatekeeper, request: { org: world.org } }, hit)).toEqual({
      isForeign: false,
      isHidden: false,
      earlier: undefined,
    });
  });
});
