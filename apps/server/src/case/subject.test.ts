import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, write } from '../../test/case.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { subjectOf } from './subject.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe('the subject of an onboarding', () => {
  test('that is a company has its name, number, legal form and register answer [ENT-04]', async () => {
    const client = newCompany({ registrationNumber: '62000001', legalFormName: 'Besloten Vennootschap' });
    const row = await requestRow(world, await onboardingAt(world, 'requested', 'business', client));
    expect(await subjectOf(world.store.reader, row)).toMatchObject({
      id: row.subject,
      type: 'business',
      name: 'Zilverlinde Vastgoed B.V.',
      country: 'NL',
      number: '62000001',
      legalForm: 'BV',
      legalFormName: 'Besloten Vennootschap',
      register: { registrationNumber: '62000001' },
    });
  });

  test('that is a person has names and document number, and nothing of a company', async () => {
    const row = await requestRow(world, await onboardingAt(world, 'requested', 'individual'));
    const subject = await subjectOf(world.store.reader, row);
    expect(subject).toMatchObject({ id: row.subject, type: 'individual', name: 'Aoife Brennan', number: 'PA1234567' });
    expect(subject).toMatchObject({
      firstName: 'Aoife',
      lastName: 'Brennan',
      country: 'IE',
      register: null,
      legalForm: '',
    });
    expect(subject?.business).toBeUndefined();
  });

  test('is claimed once its client has an account that owns the vault', async () => {
    const row = await requestRow(world, await onboardingAt(world, 'requested', 'business', newCompany()));
    expect((await subjectOf(world.store.reader, row))?.claimedAt).not.toBe('');
    await write(world, (records) => records.update('kyc_businesses', row.business, { claimed_at: '' }));
    expect((await subjectOf(world.store.reader, row))?.claimedAt).toBe('');
  });

  test('does not exist in a draft, nor under an id that is gone', async () => {
    const draft = await requestRow(world, await onboardingAt(world, 'draft', 'business', newCompany()));
    expect(await subjectOf(world.store.reader, draft)).toBeUndefined();
    expect(await subjectOf(world.store.reader, { business: 'doesnotexist001', individual: '' })).toBeUndefined();
    expect(await subjectOf(world.store.reader, { business: '', individual: 'doesnotexist001' })).toBeUndefined();
  });
});
