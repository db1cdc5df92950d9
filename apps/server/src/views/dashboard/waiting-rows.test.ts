import type { WaitingRow } from '@dossier/domain/contracts/answers/dashboard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, onboardingAt, type Stage, startWorld, type World } from '../../../test/scenario.ts';
import type { Person } from '../../../test/test-app.ts';
import { contextFor } from '../../../test/viewer.ts';
import { waitingRows } from './waiting-rows.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

const now = '2026-11-21T10:00:00.000Z';

async function set(id: string, values: object) {
  await world.store.transaction((records) => records.update('gk_requests', id, values));
}

async function add(reference: string, stage: Stage, values: object = {}): Promise<void> {
  await set(await onboardingAt(world, stage, 'individual', { reference }), values);
}

/** All that waits for this account, in order. */
async function waitingFor(who: Person, most = 50): Promise<{ rows: WaitingRow[]; total: number }> {
  return waitingRows(await contextFor(world, who), most);
}
const reasons = async (who: Person, prefix: string) =>
  (await waitingFor(who)).rows
    .filter(({ reference }) => reference.startsWith(prefix))
    .map(({ reference, why }) => [reference.slice(prefix.length), why]);

describe('what waits for an institution [DASH-08]', () => {
  test('is drafts, questions, refused access, silent clients and near deadlines, the nearest first', async () => {
    world.clock.set('2026-11-13T10:00:00.000Z');
    await add('A-silent', 'requested', { deadline: '2027-01-04' });
    await add('A-reminded', 'requested', { deadline: '2027-01-05', reminded_at: '2026-11-20 10:00:00.000Z' });
    world.clock.set(now);
    await add('A-draft', 'draft', { deadline: '' });
    await add('A-asked', 'question', { deadline: '2027-01-02' });
    await add('A-refused', 'refused', { deadline: '2027-01-01' });
    await add('A-near', 'requested', { deadline: '2026-11-28' });
    await add('A-late', 'requested', { deadline: '2026-11-20' });
    await add('A-far', 'requested', { deadline: '2026-11-29' });
    await add('A-review', 'submitted', { deadline: '2026-11-20' });
    await add('A-completed', 'completed', { deadline: '2026-11-20' });
    await add('A-cancelled', 'cancelled', { deadline: '2026-11-20' });
    expect(await reasons(world.gatekeeper, 'A-')).toEqual([
      ['late', 'deadline'],
      ['near', 'deadline'],
      ['refused', 'access-rejected'],
      ['asked', 'answer'],
      ['silent', 'no-activity'],
      ['draft', 'draft'],
    ]);
  });

  test('comes with the question, the day of the refusal, or since when the client is silent', async () => {
    const { rows } = await waitingFor(world.gatekeeper);
    const factsOf = (reference: string) => rows.find((row) => row.reference === reference)?.facts;
    expect(factsOf('A-asked')).toEqual({ question: 'Why?' });
    expect(factsOf('A-refused')).toEqual({ at: '2026-11-21 10:00:00.000Z' });
    expect(factsOf('A-silent')).toEqual({ since: '2026-11-13 10:00:00.000Z' });
    expect(factsOf('A-near')).toEqual({});
  });

  test('is cut off at the given number, with the total', async () => {
    const all = await waitingFor(world.gatekeeper);
    const two = await waitingFor(world.gatekeeper, 2);
    expect(two.rows).toEqual(all.rows.slice(0, 2));
    expect([two.total, all.total]).toEqual([all.rows.length, all.rows.length]);
  });

  test('is nothing of another institution, and nothing for a client [PERM-07]', async () => {
    expect(await waitingFor(world.otherGatekeeper)).toEqual({ rows: [], total: 0 });
    expect(await waitingFor(world.client)).toEqual({ rows: [], total: 0 });
  });

  test('is a silent client from seven days on, to the minute', async () => {
    world.clock.set('2026-11-14T10:01:00.000Z');
    await add('B-', 'requested', { deadline: '2027-01-04' });
    world.clock.set(now);
    expect(await reasons(world.gatekeeper, 'B-')).toEqual([]);
    world.clock.advance({ minutes: 1 });
    expect(await reasons(world.gatekeeper, 'B-')).toEqual([['', 'no-activity']]);
    world.clock.set(now);
  });

  test('counts days to a deadline from the day at the desk, not in UTC', async () => {
    world.clock.set('2026-11-21T22:59:00.000Z');
    await add('C-', 'requested', { deadline: '2026-11-29' });
    expect(await reasons(world.gatekeeper, 'C-')).toEqual([]);
    world.clock.set('2026-11-21T23:01:00.000Z');
    expect(await reasons(world.gatekeeper, 'C-')).toEqual([['', 'deadline']]);
    world.clock.set(now);
  });
});

describe('what waits for a reviewer [DASH-08]', () => {
  test('is their own, what has no reviewer, and their own that others delay beyond the deadline', async () => {
    const mine = { assigned_intern: world.intern.id };
    await add('D-mine', 'submitted', { ...mine, deadline: '2026-12-02' });
    await add('D-free', 'submitted', { deadline: '2026-12-01' });
    await add('D-free-without', 'submitted', { deadline: '' });
    await add('D-of-other', 'submitted', { assigned_intern: world.lead.id, deadline: '2026-12-01' });
    await add('D-delayed', 'question', { ...mine, deadline: '2026-11-28' });
    await add('D-delayed-far', 'question', { ...mine, deadline: '2026-11-29' });
    await add('D-delayed-of-other', 'question', { assigned_intern: world.lead.id, deadline: '2026-11-20' });
    await add('D-with-client', 'requested', { ...mine, deadline: '2026-11-20' });
    await add('D-draft', 'draft', { ...mine, deadline: '2026-11-20' });
    expect(await reasons(world.intern, 'D-')).toEqual([
      ['delayed', 'deadline'],
      ['free', 'unassigned'],
      ['mine', 'mine'],
      ['free-without', 'unassigned'],
    ]);
    expect(await reasons(world.lead, 'D-')).toEqual([
      ['delayed-of-other', 'deadline'],
      ['free', 'unassigned'],
      ['of-other', 'mine'],
      ['free-without', 'unassigned'],
    ]);
  });

  test('says how many documents and possible matches await a decision', async () => {
    await add('E-mine', 'submitted', { assigned_intern: world.intern.id, deadline: '2026-11-22' });
    const { rows } = await waitingFor(world.intern);
    const row = rows.find(({ reference }) => reference === 'E-mine');
    expect(row?.facts).toEqual({ documents: '1' });
    const { request = '' } = row ?? {};
    const [document] = await world.store.reader.find('kyc_individuals_docs', 'request = {:request}', { request });
    await done(world.run(world.intern, 'verify-document', { request, document: document?.id }));
    const after = (await waitingFor(world.intern)).rows.find(({ reference }) => reference === 'E-mine');
    expect(after?.facts).toEqual({});
  });

  test('is of every institution, cut off at the given number, with the total', async () => {
    const all = await waitingFor(world.intern);
    const one = await waitingFor(world.intern, 1);
    expect(one.rows).toEqual(all.rows.slice(0, 1));
    expect([one.total, all.total]).toEqual([all.rows.length, all.rows.length]);
  });
});
