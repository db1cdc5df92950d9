import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther } from '../../test/case.ts';
import { makeContact } from '../../test/factories.ts';
import { refused } from '../../test/refused.ts';
import { done, draftValues, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { countsForEveryone } from '../case/vault-ownership.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const chosen = () => newCompany().client.company;
const row = async (request: string) =>
  world.store.reader.need('kyc_businesses', (await requestRow(world, request)).business);
const keyOf = ({ registrationNumber }: RegisterAnswer) => ({
  provider: 'local',
  id: `NL:RA000463:${registrationNumber}`,
});
const save = (client: unknown) =>
  world.run(world.gatekeeper, 'save-draft', { values: { ...draftValues(world, 'individual'), client } });
const storedClient = async (id: string) => (await requestRow(world, id)).client_input;

/** Sends an onboarding of the other institution with facts that its browser made up. */
async function forge(company: RegisterAnswer): Promise<string> {
  const { email } = await world.store.reader.need('end_client_users', world.client.id);
  const contact = await makeContact(world, world.otherOrg, email);
  const client = { kind: 'business' as const, company };
  const values = draftValues(world, 'business', { client, contact: contact.id });
  const { id } = await done(world.run(world.otherGatekeeper, 'save-draft', { values }));
  await done(world.run(world.otherGatekeeper, 'send', { request: id }));
  return id;
}

describe('facts that a browser sends as the answer of a register', () => {
  test('change nothing of a company that another institution onboards, and are labelled as typed', async () => {
    const company = chosen();
    const own = await onboardingAt(world, 'submitted', 'business', { client: { kind: 'business', company } });
    const before = await row(own);
    const forged = await forge({
      ...company,
      name: 'Attacker B.V.',
      address: { ...company.address, street: 'Elsewhere' },
      owners: [{ kind: 'person', name: 'Eve' }],
      source: 'gleif',
      fetchedAt: '2027-01-01T00:00:00.000Z',
    });
    expect((await requestRow(world, forged)).business).toBe(before.id);
    expect(await row(own)).toEqual(before);
    const { registration } = await done(world.view(world.gatekeeper, 'entity', { subject: before.id, request: own }));
    expect(registration).toMatchObject({ source: 'register', name: company.name });
    expect(JSON.stringify(registration)).not.toContain('Elsewhere');
    expect(await storedClient(forged)).toMatchObject({ company: { source: 'manual', typedBy: world.otherOrg } });
    expect(JSON.stringify(await storedClient(forged))).not.toContain('Eve');
  });

  test('of a company that the desk does not know are labelled as entered by the institution', async () => {
    const request = await forge({ ...chosen(), source: 'gleif' });
    const { business } = await requestRow(world, request);
    const { registration } = await done(world.view(world.otherGatekeeper, 'entity', { subject: business }));
    expect(registration).toMatchObject({ source: 'institution', registerName: '', earlierAddresses: [] });
    expect((await row(request)).address_history).toEqual([]);
  });

  test('of one institution are not shown to another that joins the row of the same contact', async () => {
    const typed = { ...chosen(), name: 'Zilverlinde (typed)', source: 'manual' };
    const first = await forge(typed);
    const client = { kind: 'business' as const, company: { ...typed, name: 'Zilverlinde (own)' } };
    const second = await onboardingAt(world, 'requested', 'business', { client });
    const { business } = await requestRow(world, second);
    expect((await requestRow(world, first)).business).toBe(business);
    const shown = JSON.stringify(await done(world.view(world.gatekeeper, 'entity', { subject: business })));
    expect(shown).toContain('Zilverlinde (own)');
    expect(shown).not.toContain('Zilverlinde (typed)');
  });
});

describe('a record of the register', () => {
  test('is read by the server, whatever else the browser sends [NEW-30]', async () => {
    const company = chosen();
    await onboardingAt(world, 'draft', 'business', { client: { kind: 'business', company } });
    const forged = { ...company, name: 'Attacker B.V.' };
    const { id } = await done(save({ kind: 'business', register: keyOf(company), company: forged }));
    expect(await storedClient(id)).toMatchObject({ company: { name: company.name, source: 'demo' } });
  });

  test('that does not exist is refused, and so is a choice without record and facts', async () => {
    const unknown = { kind: 'business', register: { provider: 'local', id: 'NL:RA000463:0' } };
    await refused(world, 'company-not-in-register', () => save(unknown));
    const elsewhere = { kind: 'business', register: { ...keyOf(chosen()), provider: 'elsewhere' } };
    await refused(world, 'company-not-in-register', () => save(elsewhere));
    await refused(world, 'client-missing', () => save({ kind: 'business' }));
  });

  test('is read again when the onboarding is sent', async () => {
    const company = chosen();
    const draft = await onboardingAt(world, 'draft', 'business', { client: { kind: 'business', company } });
    const later = { ...company, name: 'Zilverlinde Groep B.V.', fetchedAt: '2026-11-21T09:30:00.000Z' };
    await onboardingAt(world, 'draft', 'business', { client: { kind: 'business', company: later } });
    await done(world.run(world.gatekeeper, 'send', { request: draft }));
    expect((await row(draft)).register).toMatchObject({ name: 'Zilverlinde Groep B.V.' });
  });

  test('that disappeared stops sending and keeps the draft; the key is not looked up by other changes', async () => {
    const company = chosen();
    const request = await onboardingAt(world, 'draft', 'business', { client: { kind: 'business', company } });
    const { id } = keyOf(company);
    await world.store.transaction(async (records) => {
      const known = await records.first('registry_companies', 'key = {:id}', { id });
      await records.delete('registry_companies', known?.id ?? '');
    });
    await refused(world, 'company-not-in-register', () => world.run(world.gatekeeper, 'send', { request }));
    const client = { kind: 'business', register: keyOf(company) };
    const values = { client, reference: 'TR-9' };
    await done(world.run(world.gatekeeper, 'save-draft', { request, values }));
    expect(await requestRow(world, request)).toMatchObject({ reference: 'TR-9', client_name: company.name });
  });
});

test('the owner of one institution’s onboarding adds no address to a row that another institution shares', async () => {
  const own = await onboardingAt(world, 'approved', 'business', newCompany());
  const theirs = await requestOfOther(world, own, 'another@elsewhere.example');
  const { business } = await requestRow(world, own);
  await world.store.transaction((records) => records.update('gk_requests', theirs, { business }));
  expect(await countsForEveryone(world.store.reader, world.client.id, business)).toBe(false);
});
