import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, newCompany, write } from '../../test/case.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { loadVisibleCase } from './visible-case.ts';
import { statusesOf } from './visible-checks.ts';

let world: World;
let submitted = '';
let completed = '';
let individual = '';

beforeAll(async () => {
  world = await startWorld();
  submitted = await onboardingAt(world, 'submitted');
  completed = await onboardingAt(world, 'completed', 'business', newCompany());
  individual = await onboardingAt(world, 'requested', 'individual');
}, 120_000);
afterAll(() => world.close());

async function checksFor(who: Person, id: string) {
  const { reader } = world.store;
  const file = await loadVisibleCase(reader, await actorFor(world, who), await requestRow(world, id), '2026-11-23');
  if (!file) throw new Error('The onboarding has no subject.');
  return statusesOf(file);
}
const checkFor = async (who: Person, id: string, check: string) =>
  (await checksFor(who, id)).find((one) => one.check === check);

describe('the checks of an onboarding', () => {
  test('show an institution no screening before completion, not even who or when [SCR-03, PERM-13]', async () => {
    for (const check of ['company_screening', 'person_screening']) {
      expect(await checkFor(world.gatekeeper, submitted, check)).toEqual({
        check,
        status: 'onboarding in progress',
        required: true,
        by: '',
        at: '',
        reason: '',
        openHits: 0,
      });
      expect((await checkFor(world.intern, submitted, check))?.status).toBe('pending');
    }
  });

  test('show an institution the screening after completion', async () => {
    expect(await checkFor(world.gatekeeper, completed, 'person_screening')).toMatchObject({ status: 'clear' });
  });

  test('before access name the missing access instead of a status of vault data', async () => {
    expect(await checkFor(world.gatekeeper, individual, 'documents')).toMatchObject({
      status: 'access required',
      at: '',
    });
    expect((await checkFor(world.intern, individual, 'documents'))?.status).toBe('pending');
  });

  test('of an individual have none of a company', async () => {
    const shown = (await checksFor(world.intern, individual)).map(({ check }) => check);
    expect(shown).toContain('identity');
    expect(shown).not.toContain('ownership');
    expect(shown).not.toContain('company_screening');
  });

  test('show the newest status with its author and reason, not an earlier one', async () => {
    const by = { by: world.intern.id, by_name: 'Ruben Aerts' };
    await write(world, async (records) => {
      const check = { request: submitted, check: 'registration', ...by } as const;
      await records.create('statuses', { ...check, status: 'approved' });
      await records.create('statuses', { ...check, status: 'rejected', reason: 'Struck off.' });
    });
    expect(await checkFor(world.intern, submitted, 'registration')).toMatchObject({
      status: 'rejected',
      reason: 'Struck off.',
      by: 'Ruben Aerts',
    });
  });

  test('count the open hits of their own kind alone', async () => {
    const { subject } = await requestRow(world, submitted);
    const about = { request: submitted, subject, kind: 'company', target: 'subject' } as const;
    await write(world, async (records) => {
      const screening = await records.create('statuses_screening', { ...about, name: 'Zilver', status: 'pending' });
      const hit = { ...about, screening: screening.id, list: 'EU', state: 'open' } as const;
      await records.create('screening_hits', { ...hit, entry_name: 'Silver' });
      await records.create('screening_hits', { ...hit, entry_name: 'Zilber', state: 'false_positive' });
    });
    expect((await checkFor(world.intern, submitted, 'company_screening'))?.openHits).toBe(1);
    expect((await checkFor(world.intern, submitted, 'person_screening'))?.openHits).toBe(0);
    expect((await checkFor(world.gatekeeper, submitted, 'company_screening'))?.openHits).toBe(0);
  });
});
