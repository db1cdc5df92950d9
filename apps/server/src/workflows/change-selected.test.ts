import { maxSelected } from '@dossier/domain/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, onboardingAt, requestRow, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const change = (who: Person, action: string, requests: readonly string[], more: object = {}) =>
  world.run(who, 'change-selected', { action, requests, ...more });
const rows = (ids: readonly string[]) => Promise.all(ids.map((id) => requestRow(world, id)));
const actionsOf = async (request: string) => {
  const events = await world.store.reader.find('events', 'request = {:request}', { request }, { sort: '@rowid' });
  return events.map(({ action }) => action);
};

describe('a selection', () => {
  test('is assigned one by one: what a colleague has is refused with its reference, the rest is done [ONB-16, HIST-01]', async () => {
    const [one, other, taken] = await many('submitted', 3);
    await done(world.run(world.lead, 'assign', { requests: [taken], intern: world.lead.id }));
    const answer = await done(change(world.intern, 'assign', [one, other, taken, one]));
    expect(answer).toEqual({
      changed: [one, other],
      refused: [{ code: 'assigned-to-other', onboardings: [{ id: taken, reference: 'TR-2' }] }],
      undo: expect.stringMatching(/^[a-z0-9]{15}$/),
    });
    const assigned = (await rows([one, other, taken])).map((row) => row.assigned_intern);
    expect(assigned).toEqual([world.intern.id, world.intern.id, world.lead.id]);
    expect((await actionsOf(one)).filter((action) => action === 'onboarding-assigned')).toHaveLength(1);
  });

  test('is assigned to others by a lead only, who may name staff of the desk alone', async () => {
    const [one] = await many('submitted', 1);
    const before = await snapshot(world);
    const refusedWith = async (who: Person, intern: string) =>
      (await done(change(who, 'assign', [one], { intern }))).refused;
    expect(await refusedWith(world.intern, world.lead.id)).toMatchObject([{ code: 'not-allowed' }]);
    expect(await refusedWith(world.lead, world.gatekeeper.id)).toMatchObject([{ code: 'not-found' }]);
    expect(await snapshot(world)).toBe(before);
    expect((await done(change(world.lead, 'assign', [one], { intern: world.intern.id }))).changed).toEqual([one]);
  });

  test('is reminded: one mail and one history event each, none for those that wait for no client [MAIL-06]', async () => {
    const [one, other] = await many('requested', 2);
    const draft = await onboardingAt(world, 'draft', 'business', { reference: 'TR-9' });
    const foreign = 'nonenonenonenon';
    const answer = await done(change(world.gatekeeper, 'remind', [one, draft, foreign, other]));
    expect(answer).toEqual({
      changed: [one, other],
      refused: [
        { code: 'move-not-allowed', onboardings: [{ id: draft, reference: 'TR-9' }] },
        { code: 'not-found', onboardings: [{ id: foreign, reference: '' }] },
      ],
      undo: '',
    });
    expect(await actionsOf(one)).toContain('client-reminded');
    expect((await world.sendMails()).filter(({ to }) => to.includes('marit'))).toHaveLength(2);
    const again = await done(change(world.gatekeeper, 'remind', [one, other]));
    expect(again).toMatchObject({ changed: [], refused: [{ code: 'reminded-today' }] });
    expect(await world.sendMails()).toEqual([]);
  });

  test('of drafts is sent with the invitation; one that is not complete stays as it is [NEW-29]', async () => {
    const [one, other] = await many('draft', 2);
    const bare = await onboardingAt(world, 'draft', 'business', { reference: '' });
    const before = await requestRow(world, bare);
    const answer = await done(change(world.gatekeeper, 'send', [one, bare, other]));
    expect(answer).toMatchObject({
      changed: [one, other],
      refused: [{ code: 'reference-missing', onboardings: [{ id: bare, reference: before.number }] }],
    });
    expect((await rows([one, other])).map(({ status }) => status)).toEqual(['requested', 'requested']);
    expect(await requestRow(world, bare)).toEqual(before);
    expect((await actionsOf(one)).filter((action) => action === 'onboarding-sent')).toHaveLength(1);
    const mails = await world.sendMails();
    expect(mails).toHaveLength(2);
    // A second press sends nothing again.
    expect((await done(change(world.gatekeeper, 'send', [one, other]))).changed).toEqual([one, other]);
    expect(await world.sendMails()).toEqual([]);
  });

  test('takes the rights of each workflow, and not more than a list shows at once', async () => {
    const [one] = await many('submitted', 1);
    const before = await snapshot(world);
    for (const [who, action] of [
      [world.intern, 'remind'],
      [world.lead, 'archive'],
      [world.intern, 'send'],
      [world.gatekeeper, 'assign'],
    ] as const)
      expect((await change(who, action, [one])).status, action).toBe(403);
    expect((await change(world.client, 'remind', [one])).status).toBe(403);
    expect((await change(world.otherGatekeeper, 'remind', [one])).body).toMatchObject({
      changed: [],
      refused: [{ code: 'not-found', onboardings: [{ id: one, reference: '' }] }],
    });
    const tooMany = Array.from({ length: maxSelected + 1 }, (_, at) => `id${at}`.padEnd(15, 'x'));
    expect((await change(world.gatekeeper, 'remind', tooMany)).status).toBe(400);
    expect((await change(world.gatekeeper, 'remind', [])).status).toBe(400);
    expect(await snapshot(world)).toBe(before);
  });
});

async function many(stage: 'draft' | 'requested' | 'submitted', count: number): Promise<[string, string, string]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push(await onboardingAt(world, stage, 'business', { reference: `TR-${at}` }));
  return ids as [string, string, string];
}
