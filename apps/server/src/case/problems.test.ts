import type { Problem } from '@dossier/domain/contracts/shared/problem';
import { joris } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, write } from '../../test/case.ts';
import { refused } from '../../test/refused.ts';
import { clear, done, onboardingAt, requestRow, settleChecks, startWorld, type World } from '../../test/scenario.ts';
import { entityOf } from '../../test/screened.ts';
import { problemsOf } from './problems.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

async function settled(): Promise<string> {
  const request = await onboardingAt(world, 'submitted', 'business', newCompany());
  await settleChecks(world, request);
  return request;
}
const problems = async (request: string) => problemsOf(world.store.reader, await requestRow(world, request));
const by = (verb: string, input: Record<string, unknown>) => world.run(world.intern, verb, input);

async function rejectDocument(request: string): Promise<string> {
  const [document] = await world.store.reader.find('kyc_businesses_docs', 'request = {:request}', { request });
  const id = document?.id ?? '';
  await done(by('reject-document', { request, document: id, reason: 'Pages 3 to 6 are missing.' }));
  return id;
}

/** A decided hit of Joris. */
async function addHit(request: string, score: number, more: Record<string, unknown> = {}): Promise<string> {
  const filter = 'request = {:request} && target = {:target}';
  const screening = await world.store.reader.first('statuses_screening', filter, { request, target: joris });
  const hit = {
    ...{ screening: screening?.id ?? '', request, target: joris, kind: 'person' as const, score },
    ...{ list: 'EU', entry_key: 'list1:EU.7712.03', entry_name: 'Anton Havik', state: 'false_positive' as const },
    ...{ reason: 'Born in another place.', by_name: 'Ilse Brandt', ...more },
  };
  return (await write(world, (records) => records.create('screening_hits', hit))).id;
}

const reason = 'The notary has seen the original.';
const given = (found: readonly Problem[]) => found.map(({ kind, id }) => ({ kind, id, reason }));

describe('the problems of an onboarding', () => {
  test('are none when every check is good [STAT-14]', async () => {
    expect(await problems(await settled())).toEqual([]);
  });

  test('are a rejected document with its reviewer and reason, in place of the check that it explains', async () => {
    const request = await settled();
    const id = await rejectDocument(request);
    expect(await problems(request)).toMatchObject([
      { kind: 'document', id, version: 1, by: 'Ruben Aerts', reason: 'Pages 3 to 6 are missing.' },
    ]);
  });

  test('are a rejected check and a failed screening', async () => {
    const request = await settled();
    await done(
      by('set-check', {
        request,
        check: 'activities',
        seen: 'approved',
        status: 'rejected',
        reason: 'Not what it does.',
      }),
    );
    const failed = { ...clear, status: 'failed', reason: 'It is this person.' };
    await done(by('record-screening', { request, kind: 'person', target: joris, ...failed }));
    expect(await problems(request)).toMatchObject([
      { kind: 'check', id: 'activities', by: 'Ruben Aerts', reason: 'Not what it does.' },
      { kind: 'check', id: 'person_screening' },
    ]);
  });

  test('are a dismissed match above 90 of 100, and none up to 90', async () => {
    const request = await settled();
    await addHit(request, 0.9);
    const strong = await addHit(request, 0.94);
    expect(await problems(request)).toMatchObject([
      { kind: 'hit', id: strong, name: 'Anton Havik', entry: 'EU.7712.03', by: 'Ilse Brandt', isForeign: false },
    ]);
  });

  test('say that a decision came from another institution', async () => {
    const [other, request] = [await settled(), await settled()];
    const { org } = await requestRow(world, other);
    const earlier = { hit: '', request: other, state: 'false_positive', reason: 'x', by: '', at: '', changed: [] };
    const carried = { carried: true, earlier: { ...earlier, changedFields: [] } };
    await addHit(request, 0.95, carried);
    expect(await problems(request)).toMatchObject([{ isForeign: false }]);
    const elsewhere = (await world.store.reader.find('gk_org', 'id != {:org}', { org }))[0]?.id ?? '';
    await write(world, (records) => records.update('gk_requests', other, { org: elsewhere }));
    expect(await problems(request)).toMatchObject([{ isForeign: true }]);
  });
});

describe('completing with problems', () => {
  test('needs a reason of at least 20 characters for each; a refusal changes nothing [STAT-14]', async () => {
    const request = await settled();
    await rejectDocument(request);
    await addHit(request, 0.94);
    const found = await problems(request);
    const before = await requestRow(world, request);
    await refused(world, 'reason-missing', () => by('complete', { request }));
    await refused(world, 'reason-missing', () => by('complete', { request, problems: given(found.slice(1)) }));
    const short = given(found).map((one) => ({ ...one, reason: 'Nineteen letters...' }));
    const { status, body } = await by('complete', { request, problems: short });
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ 'problems.0.reason': { key: 'errors:fields.reason-too-short', minimum: 20 } });
    expect(await requestRow(world, request)).toEqual(before);
  });

  test('stores each reason, states it in the history, and a reopening forgets it [STAT-15]', async () => {
    const request = await settled();
    await rejectDocument(request);
    await addHit(request, 0.94);
    await done(by('complete', { request, problems: given(await problems(request)) }));
    const { accepted_problems } = await requestRow(world, request);
    expect(accepted_problems).toMatchObject([
      { kind: 'document', reason },
      { kind: 'hit', name: 'Anton Havik', score: 0.94, reason },
    ]);
    const filter = 'request = {:request} && action = "onboarding-completed"';
    const event = await world.store.reader.first('events', filter, { request });
    expect(event?.changes).toMatchObject([
      { field: 'status', after: 'completed' },
      { field: 'problem', before: { kind: 'document' }, after: reason },
      { field: 'problem', before: { kind: 'hit' }, after: reason },
    ]);
    await done(world.run(world.lead, 'reopen', { request, reason: 'New facts.' }));
    expect((await requestRow(world, request)).accepted_problems).toEqual([]);
  });

  test('institutions do not see the problems of an onboarding in review', async () => {
    const request = await settled();
    await addHit(request, 0.94);
    expect((await entityOf(world, request)).problems).toHaveLength(1);
    expect((await entityOf(world, request, world.gatekeeper)).problems).toEqual([]);
  });
});
