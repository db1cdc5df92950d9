import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, write } from '../../test/case.ts';
import { company } from '../../test/factories.ts';
import { onboardingAt, requestRow, snapshot, startWorld, type World } from '../../test/scenario.ts';
import { findOrCreateSubject, refreshRegister, sameAddress } from './subjects.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const today = '2026-11-21';
const user = 'contactuser0001';

/** The subject that sending a draft with this company gets. */
async function subjectFor(answer: RegisterAnswer): Promise<string> {
  const client = { kind: 'business' as const, company: answer };
  return (await write(world, (records) => findOrCreateSubject(records, client, { today, user }))).business ?? '';
}
const business = (id: string) => world.store.reader.need('kyc_businesses', id);

describe('a company', () => {
  test('is a row of its own for a contact who has no part in the vault of the known one [NEW-30]', async () => {
    const known = company({ registrationNumber: '63000001' });
    const first = await subjectFor(known);
    expect(await subjectFor({ ...known, registrationNumber: '63.000.001' })).not.toBe(first);
    expect((await business(first)).registration_number).toBe('63000001');
  });

  test('without a number is a new row each time: nothing is joined by its name', async () => {
    const unknown = company({ registrationNumber: '' });
    expect(await subjectFor(unknown)).not.toBe(await subjectFor(unknown));
    const dots = company({ registrationNumber: ' .-' });
    expect(await subjectFor(dots)).not.toBe(await subjectFor(dots));
  });

  test('starts with the address of the register, from the day of its registration', async () => {
    const id = await subjectFor(company({ registrationNumber: '63000004', registeredSince: '2017-03-01' }));
    expect((await business(id)).address_history).toMatchObject([{ street: 'Maliesingel', since: '2017-03-01' }]);
    const undated = await subjectFor(company({ registrationNumber: '63000005', registeredSince: '' }));
    expect((await business(undated)).address_history).toMatchObject([{ since: today }]);
  });

  test('that an institution typed has no address of a register, and its facts name the institution', async () => {
    const typed = company({ registrationNumber: '63000006', source: 'manual', typedBy: world.org });
    const row = await business(await subjectFor(typed));
    expect(row).toMatchObject({ address_history: [], register_fetched_at: '' });
    expect(row.register).toMatchObject({ source: 'manual', typedBy: world.org });
  });
});

test('a person is a new row each time, even with the same document: it is never joined by what was typed', async () => {
  const person = { firstName: 'Aoife', lastName: 'Brennan', documentNumber: 'PA1234567', country: 'IE' };
  const client = { kind: 'individual' as const, ...person };
  const [one, other] = await write(world, async (records) => [
    await findOrCreateSubject(records, client, { today, user }),
    await findOrCreateSubject(records, client, { today, user }),
  ]);
  expect(one?.individual).toBeDefined();
  expect(one?.individual).not.toBe(other?.individual);
  expect(one?.business).toBeUndefined();
});

describe('a later answer of the register', () => {
  const moved = (street: string, more: Partial<RegisterAnswer> = {}) =>
    company({ ...more, address: { ...company().address, street } });
  const refresh = async (id: string, answer: RegisterAnswer, day = today) => {
    const row = await business(id);
    await write(world, (records) => refreshRegister(records, row as never, answer, day));
  };
  const streets = async (id: string) =>
    (await business(id)).address_history?.map(({ street, since }) => [street, since]);
  const newBusiness = async () =>
    (await requestRow(world, await onboardingAt(world, 'requested', 'business', newCompany()))).business;

  test('replaces the former one and adds a new address to the history [RISK-05]', async () => {
    const id = await newBusiness();
    await refresh(id, moved('Oudegracht', { name: 'Zilverlinde Groep B.V.' }), '2026-11-22');
    expect((await business(id)).register).toMatchObject({ name: 'Zilverlinde Groep B.V.' });
    expect(await streets(id)).toEqual([
      ['Maliesingel', '2017-03-01'],
      ['Oudegracht', '2026-11-22'],
    ]);
  });

  test('with an address that differs only in case, blanks and dots is no move', async () => {
    const id = await newBusiness();
    await refresh(id, moved('MALIE SINGEL.'));
    expect(await streets(id)).toHaveLength(1);
  });

  test('with an address of the past is no move: institutions send answers of different age', async () => {
    const id = await newBusiness();
    await refresh(id, moved('Oudegracht'));
    await refresh(id, moved('Maliesingel'));
    expect(await streets(id)).toHaveLength(2);
  });

  test('that is older than the stored one changes nothing: a draft is sent long after the search', async () => {
    const id = await newBusiness();
    await refresh(id, moved('Oudegracht', { fetchedAt: '2026-11-22T09:00:00.000Z' }));
    const before = await snapshot(world);
    await refresh(id, moved('Maliesingel', { fetchedAt: '2026-11-21T09:00:00.000Z' }));
    expect(await snapshot(world)).toBe(before);
  });

  test('replaces data that an institution typed by hand, whenever it was fetched', async () => {
    const { client } = newCompany({ source: 'manual', fetchedAt: '2026-11-25T09:00:00.000Z' });
    const typed = await requestRow(world, await onboardingAt(world, 'requested', 'business', { client }));
    await refresh(typed.business, company({ name: 'By the register B.V.' }));
    expect((await business(typed.business)).register).toMatchObject({ name: 'By the register B.V.' });
  });

  test('that an institution typed by hand changes nothing', async () => {
    const id = await newBusiness();
    const before = await snapshot(world);
    await refresh(id, moved('Elsewhere', { source: 'manual', name: 'Attacker B.V.' }));
    expect(await snapshot(world)).toBe(before);
  });
});

describe('two addresses', () => {
  const part = fc.string();
  const address = fc.record({ street: part, houseNumber: part, postalCode: part, city: part, country: part });

  test('are the same whatever their case, and in either order of comparison', () => {
    fc.assert(
      fc.property(address, address, (one, other) => {
        expect(sameAddress(one, one)).toBe(true);
        expect(sameAddress(one, other)).toBe(sameAddress(other, one));
      }),
    );
  });

  test('differ when a letter or digit of any part differs', () => {
    const known = company().address;
    for (const key of ['street', 'houseNumber', 'postalCode', 'city', 'country'] as const) {
      expect([key, sameAddress(known, { ...known, [key]: `${known[key]}2` })]).toEqual([key, false]);
    }
    expect(sameAddress(known, { ...known, postalCode: '3581bt' })).toBe(true);
    expect(sameAddress({}, {})).toBe(true);
  });
});
