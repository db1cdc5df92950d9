import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, requestOfOther, write } from '../../test/case.ts';
import { refused } from '../../test/refused.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { appendCheckStatuses, applicableChecks, type NewCheckStatus, newestStatuses } from './checks.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const rowsOf = (request: string) =>
  world.store.reader.find('statuses', 'request = {:request}', { request }, { sort: 'created,@rowid' });
const newest = async (request: string) =>
  Object.fromEntries(
    [...(await newestStatuses(world.store.reader, request))].map(([check, { status }]) => [check, status]),
  );
const append = async (request: string, statuses: readonly NewCheckStatus[], who = world.intern) => {
  const actor = await actorFor(world, who);
  await write(world, (records) => appendCheckStatuses(records, request, statuses, actor));
};

describe('the status of a check', () => {
  test('is the newest of its history, of which no row is changed [STAT-20]', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const before = await rowsOf(request);
    await append(request, [{ check: 'registration', status: 'rejected', reason: 'Another number.' }]);
    await append(request, [{ check: 'registration', status: 'approved' }]);
    expect((await newest(request))['registration']).toBe('approved');
    const after = await rowsOf(request);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ status, reason }) => [status, reason])).toEqual([
      ['rejected', 'Another number.'],
      ['approved', ''],
    ]);
  });

  test('that is set again with the same reason adds nothing to the history', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const same = { check: 'people', status: 'rejected', reason: 'One is missing.' } as const;
    await append(request, [same]);
    const before = await rowsOf(request);
    await append(request, [same]);
    await append(request, [same], world.lead);
    expect(await rowsOf(request)).toEqual(before);
    await append(request, [{ ...same, reason: 'Two are missing.' }]);
    expect(await rowsOf(request)).toHaveLength(before.length + 1);
  });

  test('names who set it, and no person when the system derived it', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const statuses = await newestStatuses(world.store.reader, request);
    expect([...statuses.values()].map(({ by, by_name }) => by + by_name)).toEqual(Array(statuses.size).fill(''));
    await append(request, [{ check: 'people', status: 'approved' }]);
    const people = (await newestStatuses(world.store.reader, request)).get('people');
    expect(people).toMatchObject({ by: world.intern.id, by_name: 'Ruben Aerts' });
  });

  test('of one onboarding does not change that of another institution about the same company', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', newCompany());
    const second = await requestOfOther(world, first);
    const before = await newest(second);
    await append(first, [{ check: 'registration', status: 'rejected', reason: 'Dissolved.' }]);
    expect(await newest(second)).toEqual(before);
  });

  test('starts as pending for every check that can apply, once the form is submitted [STAT-08]', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const statuses = await newest(request);
    expect(Object.keys(statuses).sort()).toEqual(applicableChecks(await requestRow(world, request)).toSorted());
    expect(new Set(Object.values(statuses))).toEqual(new Set(['pending']));
  });
});

describe('the checks that can apply', () => {
  const applicable = async (type: 'business' | 'individual', values = {}) =>
    applicableChecks(await requestRow(world, await onboardingAt(world, 'draft', type, values)));

  test('are all but funds for a company whose funds are not asked for [STAT-21, FORM-22]', async () => {
    expect(await applicable('business')).toEqual([
      'registration',
      'activities',
      'ownership',
      'people',
      'documents',
      'identity',
      'company_screening',
      'person_screening',
    ]);
  });

  test('are for a person only those that a person has', async () => {
    expect(await applicable('individual')).toEqual(['documents', 'identity', 'person_screening']);
    expect(await applicable('individual', { sourceOfFunds: true })).toContain('funds');
  });

  test('include funds exactly when the institution asks for the source of funds [FORM-22]', async () => {
    expect(await applicable('business', { sourceOfFunds: true })).toContain('funds');
    expect(await applicable('business', { scope: ['funds'], sourceOfFunds: false })).not.toContain('funds');
  });

  test('are the only ones that a reviewer can set', async () => {
    const request = await onboardingAt(world, 'submitted', 'individual');
    for (const check of ['ownership', 'company_screening', 'funds']) {
      const answer = await world.run(world.intern, 'set-check', {
        request,
        check,
        seen: 'pending',
        status: 'approved',
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(Object.keys(await newest(request))).not.toContain('ownership');
  });
});

test('derived checks cannot be set by hand: they follow from their rows', async () => {
  const request = await onboardingAt(world, 'submitted', 'business', newCompany());
  for (const check of ['documents', 'identity', 'company_screening', 'person_screening']) {
    const set = () => world.run(world.intern, 'set-check', { request, check, seen: 'pending', status: 'approved' });
    const { body } = await set();
    await refused(world, body.code, set);
  }
  await done(world.run(world.intern, 'set-check', { request, check: 'people', seen: 'pending', status: 'approved' }));
  expect(await newest(request)).toMatchObject({ documents: 'pending', identity: 'pending', people: 'approved' });
});
