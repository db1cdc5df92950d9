import { type MoveName, moveNames, onboardingMoves } from '@dossier/domain/onboarding-machine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, refusedBy, write } from '../../test/case.ts';
import { onboardingAt, requestRow, stages, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { checkMove, makeMove, stateOf } from './moves.ts';

let world: World;
const requests = new Map<string, string>();
beforeAll(async () => {
  world = await startWorld();
  for (const stage of stages) requests.set(stage, await onboardingAt(world, stage, 'business', newCompany()));
}, 120_000);
afterAll(() => world.close());

const at = (stage: (typeof stages)[number]) => requests.get(stage) ?? '';
const check = async (who: Person, request: string, move: MoveName) =>
  checkMove(world.store.reader, await actorFor(world, who), request, move);

describe('a move', () => {
  test('of another institution, or of a client of another vault, does not find the onboarding [ROUTE-52]', async () => {
    for (const stage of stages) {
      for (const move of moveNames) {
        for (const who of [world.otherGatekeeper, world.otherAdmin, world.otherClient]) {
          const result = await check(who, at(stage), move);
          expect([stage, move, result.ok || result.refusal.code]).toEqual([stage, move, 'not-found']);
        }
      }
    }
  });

  test('is never allowed to a role that the table does not name [STAT-05]', async () => {
    const people = { gatekeeper: world.gatekeeper, intern: world.intern, client: world.client } as const;
    for (const [role, who] of Object.entries(people)) {
      for (const move of moveNames.filter((name) => !(onboardingMoves[name].by as readonly string[]).includes(role))) {
        for (const stage of stages) expect((await check(who, at(stage), move)).ok).toBe(false);
      }
    }
  });

  test('that the status forbids is refused with the moves that are allowed from there [STAT-05]', async () => {
    const actor = await actorFor(world, world.gatekeeper);
    const facts = await refusedBy(world, 'move-not-allowed', (records) =>
      checkMove(records, actor, at('requested'), 'archive'),
    );
    expect(facts).toEqual({ move: 'archive', status: 'requested', allowed: ['remind', 'edit-onboarding', 'cancel'] });
  });

  test('of an unknown onboarding is refused like one of another institution', async () => {
    expect(await check(world.intern, 'doesnotexist001', 'complete')).toMatchObject({ refusal: { code: 'not-found' } });
  });

  test('writes the status, what it waits on and the other changes at once', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const allowed = await check(world.intern, request, 'ask-institution');
    if (!allowed.ok) throw new Error(allowed.refusal.code);
    const answer = await write(world, (records) => makeMove(records, allowed.value, { round: 7 }));
    expect(answer).toEqual({ id: request, status: 'waiting', waitingOn: 'gatekeeper' });
    expect(await requestRow(world, request)).toMatchObject({ status: 'waiting', waiting_on: 'gatekeeper', round: 7 });
  });

  test('cannot be overridden by a status among the other changes', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const allowed = await check(world.intern, request, 'complete');
    if (!allowed.ok) throw new Error(allowed.refusal.code);
    await write(world, (records) => makeMove(records, allowed.value, { status: 'draft', waiting_on: 'client_access' }));
    expect(await requestRow(world, request)).toMatchObject({ status: 'completed', waiting_on: '' });
  });

  test('that deletes the onboarding has no status to write', async () => {
    const request = await onboardingAt(world, 'draft', 'business', newCompany());
    const allowed = await check(world.gatekeeper, request, 'delete-draft');
    if (!allowed.ok) throw new Error(allowed.refusal.code);
    await expect(write(world, (records) => makeMove(records, allowed.value))).rejects.toThrow('no next status');
  });
});

describe('restoring', () => {
  test.each(['submitted', 'refused', 'corrections', 'question'] as const)(
    'leads a cancelled onboarding back to %s, with what it waited on [ARC-03]',
    async (stage) => {
      const request = await onboardingAt(world, stage, 'business', newCompany());
      const { status, waiting_on } = await requestRow(world, request);
      await world.run(world.gatekeeper, 'cancel', { request, reason: 'Off.' });
      expect(stateOf(await requestRow(world, request))).toEqual({
        status: 'archived',
        waitingOn: waiting_on,
        before: status,
      });
      const allowed = await check(world.admin, request, 'restore');
      expect(allowed).toMatchObject({ ok: true, value: { next: { status, waitingOn: waiting_on } } });
    },
  );

  test('leads a closed onboarding back to completed', async () => {
    expect(await check(world.lead, at('closed'), 'restore')).toMatchObject({
      value: { next: { status: 'completed' } },
    });
  });
});
