import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther, write } from '../../test/case.ts';
import { company } from '../../test/factories.ts';
import { accessOf, done, fillIn, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { acceleratedOfInput, vaultUpdatedAt } from './accelerated.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const reader = () => world.store.reader;

describe('the hint that a company has a vault', () => {
  test('names the day of the newest submitted version, from any institution [ENT-15]', async () => {
    const { client } = newCompany();
    const first = await onboardingAt(world, 'submitted', 'business', { client });
    const { submitted_at: firstDay } = await requestRow(world, first);
    expect(await acceleratedOfInput(reader(), client)).toEqual({ updatedAt: firstDay });
    world.clock.advance({ days: 3 });
    const second = await requestOfOther(world, first);
    await done(world.run(world.client, 'approve-access', { access: await accessOf(world, second) }));
    await fillIn(world, second);
    expect(await acceleratedOfInput(reader(), client)).toEqual({ updatedAt: firstDay });
    await done(world.run(world.client, 'submit', { request: second }));
    const { submitted_at: secondDay } = await requestRow(world, second);
    expect(secondDay > firstDay).toBe(true);
    expect(await acceleratedOfInput(reader(), client)).toEqual({ updatedAt: secondDay });
  });

  test('is not given while nothing was submitted', async () => {
    const { client } = newCompany();
    await onboardingAt(world, 'approved', 'business', { client });
    expect(await acceleratedOfInput(reader(), client)).toBeNull();
  });

  test('is not given for a vault that no client claimed [ENT-16]', async () => {
    const { client } = newCompany();
    const { subject } = await requestRow(world, await onboardingAt(world, 'submitted', 'business', { client }));
    await write(world, (records) => records.update('kyc_businesses', subject, { claimed_at: '' }));
    expect(await acceleratedOfInput(reader(), client)).toBeNull();
  });

  test('is never given for a natural person [ENT-18]', async () => {
    await onboardingAt(world, 'submitted', 'individual');
    const person = { firstName: 'Aoife', lastName: 'Brennan', documentNumber: 'PA1234567', country: 'IE' };
    expect(await acceleratedOfInput(reader(), { kind: 'individual', ...person })).toBeNull();
    expect(await acceleratedOfInput(reader(), null)).toBeNull();
  });
});

describe('the company of a typed number', () => {
  const known = company({ registrationNumber: '55.500.001', authority: 'RA000463' });
  const asked = (more: Partial<typeof known>) => vaultUpdatedAt(reader(), { ...known, ...more });

  beforeAll(async () => {
    await onboardingAt(world, 'submitted', 'business', { client: { kind: 'business', company: known } });
  });

  test('is found with and without dots and blanks', async () => {
    const updatedAt = await asked({});
    expect(updatedAt).not.toBe('');
    for (const registrationNumber of ['55500001', '555 00 001', '55.500.001']) {
      expect(await asked({ registrationNumber })).toBe(updatedAt);
    }
  });

  test('is found when the institution does not know the register, as long as only one company has that number', async () => {
    expect(await asked({ authority: '' })).not.toBe('');
    const other = { country: 'NL', authority: 'RA999999', registration_number: '55500001', name: 'Ander B.V.' };
    await write(world, (records) => records.create('kyc_businesses', other));
    expect(await asked({ authority: '' })).toBe('');
    expect(await asked({})).not.toBe('');
    expect(await asked({ authority: 'RA999999' })).toBe('');
  });

  test('is not found in another country, under another number or without a number', async () => {
    expect(await asked({ country: 'BE' })).toBe('');
    expect(await asked({ registrationNumber: '55500002' })).toBe('');
    expect(await asked({ registrationNumber: '' })).toBe('');
    expect(await asked({ registrationNumber: ' . ' })).toBe('');
  });
});
