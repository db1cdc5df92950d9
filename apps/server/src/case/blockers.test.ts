import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, write } from '../../test/case.ts';
import { refused } from '../../test/refused.ts';
import { clear, done, onboardingAt, requestRow, settleChecks, startWorld, type World } from '../../test/scenario.ts';
import { blockersOf, refusalOfBlocker } from './blockers.ts';
import { newestStatuses } from './checks.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const blockers = async (request: string) => blockersOf(world.store.reader, await requestRow(world, request));
const submittedCompany = (more = {}) => onboardingAt(world, 'submitted', 'business', { ...newCompany(), ...more });
const settled = async (more = {}) => {
  const request = await submittedCompany(more);
  await settleChecks(world, request);
  return request;
};
const complete = (request: string) => world.run(world.intern, 'complete', { request });

/** A hit of Joris, in the state that a screening run left it. */
async function addHit(request: string, state: 'open' | 'unsure' | 'false_positive' | 'true_match', target = joris) {
  const { subject } = await requestRow(world, request);
  const filter = 'request = {:request} && target = {:target}';
  const screening = await world.store.reader.first('statuses_screening', filter, { request, target });
  const hit = { screening: screening?.id ?? '', request, subject, target, kind: 'person' as const, list: 'EU', state };
  return write(world, (records) => records.create('screening_hits', hit));
}

describe('what blocks completing', () => {
  test('right after submitting: every required check, and the documents by their number [STAT-14]', async () => {
    const found = await blockers(await submittedCompany());
    expect(found.map(({ code, check, count }) => [code, check, count])).toEqual([
      ['check-not-final', 'registration', 1],
      ['document-pending', 'documents', 4],
      ['check-not-final', 'identity', 1],
      ['check-not-final', 'company_screening', 1],
      ['check-not-final', 'person_screening', 1],
    ]);
    expect(found.some(({ leadMayPass }) => leadMayPass)).toBe(false);
  });

  test('of a person: neither the register nor a company screening', async () => {
    const found = await blockers(await onboardingAt(world, 'submitted', 'individual'));
    expect(found.map(({ check }) => check)).toEqual(['documents', 'identity', 'person_screening']);
  });

  test('is nothing once every check is final, and then it can be completed', async () => {
    const request = await settled();
    expect(await blockers(request)).toEqual([]);
    expect((await complete(request)).status).toBe(200);
  });

  test('is what the institution ticked in the scope, too', async () => {
    const request = await submittedCompany({ scope: ['ownership'] });
    expect((await blockers(request)).map(({ check }) => check)).toContain('ownership');
    const without = await submittedCompany();
    expect((await blockers(without)).map(({ check }) => check)).not.toContain('ownership');
  });

  test('goes down by one with each verified document', async () => {
    const request = await submittedCompany();
    const [document] = await world.store.reader.find('kyc_businesses_docs', 'request = {:request}', { request });
    await done(world.run(world.intern, 'verify-document', { request, document: document?.id }));
    expect(await blockers(request)).toContainEqual({
      code: 'document-pending',
      check: 'documents',
      count: 3,
      leadMayPass: false,
    });
  });

  test.each(['open', 'unsure'] as const)('is a hit that is %s, for a lead as well [STAT-14]', async (state) => {
    const request = await settled();
    await addHit(request, state);
    expect(await blockers(request)).toContainEqual({ code: 'hit-open', count: 1, leadMayPass: false });
    await refused(world, 'hits-open', () => complete(request));
    await refused(world, 'hits-open', () => world.run(world.lead, 'complete', { request }));
  });

  test('is no hit that was decided', async () => {
    const request = await settled();
    await addHit(request, 'false_positive');
    expect(await blockers(request)).toEqual([]);
  });

  test('counts the open hits of every person', async () => {
    const request = await settled();
    await addHit(request, 'open', joris);
    await addHit(request, 'open', marit);
    expect(await blockers(request)).toContainEqual({ code: 'hit-open', count: 2, leadMayPass: false });
  });

  test('is a failed screening, which a lead may pass with a reason [STAT-14]', async () => {
    const request = await settled();
    const failed = { ...clear, status: 'failed', reason: 'It is this person.' };
    await done(world.run(world.intern, 'record-screening', { request, kind: 'person', target: joris, ...failed }));
    expect(await blockers(request)).toEqual([
      { code: 'screening-failed', check: 'person_screening', count: 1, leadMayPass: true },
    ]);
    await refused(world, 'lead-required', () => complete(request));
    const problems = [{ kind: 'check', id: 'person_screening', reason: 'The board accepts the risk.' }];
    expect((await world.run(world.lead, 'complete', { request, problems })).status).toBe(200);
  });

  test('is no failed identity or rejected document: these are final [STAT-14]', async () => {
    const request = await settled();
    const [document] = await world.store.reader.find('kyc_businesses_docs', 'request = {:request}', { request });
    await done(world.run(world.intern, 'reject-document', { request, document: document?.id, reason: 'Unreadable.' }));
    const seen = { verifierFirstName: 'R', verifierLastName: 'A', date: '2026-11-20', method: 'in_person' };
    const failed = { ...seen, result: 'failed', reason: 'Another face.' };
    await done(world.run(world.intern, 'record-identity', { request, person: joris, ...failed }));
    const statuses = await newestStatuses(world.store.reader, request);
    expect([statuses.get('documents')?.status, statuses.get('identity')?.status]).toEqual(['rejected', 'failed']);
    expect(await blockers(request)).toEqual([]);
  });

  test('is an open correction, and no longer an answered one', async () => {
    const request = await onboardingAt(world, 'corrections', 'business', newCompany());
    expect(await blockers(request)).toContainEqual({ code: 'correction-open', count: 1, leadMayPass: false });
    const asked = await world.store.reader.first('gk_corrections', 'request = {:request}', { request });
    await done(world.run(world.client, 'answer-correction', { correction: asked?.id, answer: 'I called.' }));
    expect((await blockers(request)).map(({ code }) => code)).not.toContain('correction-open');
  });

  test('of one onboarding does not apply to another of the same company', async () => {
    const { client } = newCompany();
    const first = await onboardingAt(world, 'submitted', 'business', { client });
    await settleChecks(world, first);
    const second = await onboardingAt(world, 'submitted', 'business', { client });
    expect(await blockers(first)).toEqual([]);
    expect((await blockers(second)).map(({ check }) => check)).toContain('identity');
  });
});

test('only the blocker that a lead may pass is refused with lead-required', () => {
  const passable = Object.entries(refusalOfBlocker).filter(([, code]) => code === 'lead-required');
  expect(passable.map(([blocker]) => blocker)).toEqual(['screening-failed']);
});
