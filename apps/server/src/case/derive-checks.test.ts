import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther, write } from '../../test/case.ts';
import {
  clear,
  documentRows,
  done,
  onboardingAt,
  requestRow,
  screeningTargets,
  snapshot,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import { sendAgain } from '../../test/screened.ts';
import { newestStatuses } from './checks.ts';
import { deriveCheckStatuses, updateDerivedChecks } from './derive-checks.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const submitted = () => onboardingAt(world, 'submitted', 'business', newCompany());
const derived = async (request: string) => {
  const statuses = await deriveCheckStatuses(world.store.reader, await requestRow(world, request));
  return Object.fromEntries(statuses.map(({ check, status, reason = '' }) => [check, reason || status]));
};
const by = (verb: string, input: Record<string, unknown>) => done(world.run(world.intern, verb, input));
const seen = { verifierFirstName: 'Ruben', verifierLastName: 'Aerts', date: '2026-11-20', method: 'video_call' };
const verifyIdentity = (request: string, person: string, more: Record<string, unknown> = {}) =>
  by('record-identity', { request, person, ...seen, result: 'verified', ...more });

describe('the documents', () => {
  test('are pending until every document of the version is decided', async () => {
    const request = await submitted();
    const [last = '', ...others] = await documentRows(world, request);
    for (const document of others) await by('verify-document', { request, document });
    expect((await derived(request))['documents']).toBe('pending');
    await by('verify-document', { request, document: last });
    expect((await derived(request))['documents']).toBe('verified');
  });

  test('are rejected with the reason of a rejected one, however many are verified [STAT-19]', async () => {
    const request = await submitted();
    const [first = '', ...others] = await documentRows(world, request);
    await by('reject-document', { request, document: first, reason: 'Page 2 is missing.' });
    expect((await derived(request))['documents']).toBe('pending');
    for (const document of others) await by('verify-document', { request, document });
    expect((await derived(request))['documents']).toBe('Page 2 is missing.');
    const status = (await newestStatuses(world.store.reader, request)).get('documents');
    expect(status).toMatchObject({ status: 'rejected', reason: 'Page 2 is missing.', by: world.intern.id });
  });

  test('of a later upload do not reopen a submitted onboarding of another institution', async () => {
    const request = await submitted();
    for (const document of await documentRows(world, request)) await by('verify-document', { request, document });
    const second = await requestOfOther(world, request);
    const { subject } = await requestRow(world, request);
    await done(
      world.upload(world.client, { request: second, owner: subject, type: 'registration', issuedOn: '2026-11-19' }),
    );
    expect((await derived(request))['documents']).toBe('verified');
  });
});

describe('the identity check', () => {
  test('is verified once every owner and representative is, for this onboarding [PERM-13]', async () => {
    const request = await submitted();
    await verifyIdentity(request, marit);
    expect((await derived(request))['identity']).toBe('pending');
    await verifyIdentity(request, joris);
    expect((await derived(request))['identity']).toBe('verified');
  });

  test('fails with the reason of the newest result, and recovers with a newer one', async () => {
    const request = await submitted();
    await verifyIdentity(request, marit);
    await verifyIdentity(request, joris, { result: 'failed', reason: 'Another face.' });
    expect((await derived(request))['identity']).toBe('Another face.');
    await verifyIdentity(request, joris);
    expect((await derived(request))['identity']).toBe('verified');
  });

  test('of a person who got another name in a correction round is pending again', async () => {
    const request = await submitted();
    await verifyIdentity(request, marit);
    await verifyIdentity(request, joris);
    await sendAgain(world, request, (people) => {
      for (const person of people) if (person['id'] === joris) person['lastName'] = 'Anders';
    });
    expect((await derived(request))['identity']).toBe('pending');
    await verifyIdentity(request, joris);
    expect((await derived(request))['identity']).toBe('verified');
  });

  test('survives a correction round that changes another answer about the person', async () => {
    const request = await submitted();
    await verifyIdentity(request, marit);
    await verifyIdentity(request, joris);
    await sendAgain(world, request, (people) => {
      for (const person of people) person['function'] = 'Shareholder';
    });
    expect((await derived(request))['identity']).toBe('verified');
  });
});

describe('the screening checks', () => {
  const record = (request: string, target: object, status: string) =>
    by('record-screening', { request, ...target, ...clear, status });

  test('are clear only when every company and every person is [SCR-08]', async () => {
    const request = await submitted();
    const [company, holding, ...people] = await screeningTargets(world, request);
    await record(request, company ?? {}, 'clear');
    expect(await derived(request)).toMatchObject({ company_screening: 'pending', person_screening: 'pending' });
    await record(request, holding ?? {}, 'clear');
    expect(await derived(request)).toMatchObject({ company_screening: 'clear', person_screening: 'pending' });
    for (const person of people) await record(request, person, 'clear');
    expect(await derived(request)).toMatchObject({ company_screening: 'clear', person_screening: 'clear' });
  });

  test('fail when one of several is failed, and only for its kind [SCR-09]', async () => {
    const request = await submitted();
    for (const target of await screeningTargets(world, request)) await record(request, target, 'clear');
    await record(request, { kind: 'person', target: joris }, 'failed');
    expect(await derived(request)).toMatchObject({ company_screening: 'clear', person_screening: 'failed' });
  });
});

describe('deriving', () => {
  test('gives nothing before the first submit', async () => {
    expect(await derived(await onboardingAt(world, 'approved', 'business', newCompany()))).toEqual({});
  });

  test('gives a person no company screening', async () => {
    const request = await onboardingAt(world, 'submitted', 'individual');
    expect(Object.keys(await derived(request)).sort()).toEqual(['documents', 'identity', 'person_screening']);
  });

  test('writes nothing when no status has changed', async () => {
    const request = await submitted();
    const row = await requestRow(world, request);
    const before = await snapshot(world);
    await write(world, (records) => updateDerivedChecks(records, row, null));
    expect(await snapshot(world)).toBe(before);
  });
});
