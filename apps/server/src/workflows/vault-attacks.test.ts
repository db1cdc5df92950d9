import type { DraftValues } from '@dossier/domain/contracts/shared/draft-values';
import { viewContracts, viewNames } from '@dossier/domain/contracts/views';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther, write } from '../../test/case.ts';
import { makeContact } from '../../test/factories.ts';
import { refused } from '../../test/refused.ts';
import {
  accessOf,
  chosenInRegister,
  clientOf,
  done,
  draftValues,
  fillIn,
  onboardingAt,
  requestRow,
  settleChecks,
  startWorld,
  subjectOf,
  type World,
} from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { claimVaults } from '../case/claim-vaults.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Views that clients may request, and those of them that take no id and are about the caller alone or no client. */
const clientViews = viewNames.filter((name) => viewContracts[name].roles.some((role) => role === 'client')).toSorted();
const ofNobodyElse = ['before-sign-in', 'sbi'];

let squatters = 0;

/** The other institution onboards the company with an address of its own, whose owner signs in. */
async function squat(values: DraftValues): Promise<{ request: string; squatter: Person }> {
  squatters += 1;
  const contact = await makeContact(world, world.otherOrg, `squatter${squatters}@elsewhere.example`);
  const given = await chosenInRegister(
    world,
    draftValues(world, 'business', { ...values, reference: `DB-${squatters}`, contact: contact.id }),
  );
  const { id: request } = await done(world.run(world.otherGatekeeper, 'save-draft', { values: given }));
  await done(world.run(world.otherGatekeeper, 'send', { request }));
  const squatter = await clientOf(world, request);
  await signIn(squatter);
  return { request, squatter };
}

const signIn = ({ id }: Person): Promise<void> => write(world, (records) => claimVaults(records, id));

/** Every client view, the file and the record API, called with the ids of another person's onboarding. */
async function seenBy(who: Person, request: string): Promise<{ status: number; text: string }[]> {
  const row = await requestRow(world, request);
  const access = await accessOf(world, request);
  const docs = await world.store.reader.find('kyc_businesses_docs', 'business = {:b}', { b: row.business });
  const people = await world.store.reader.find('kyc_individuals_docs', 'business = {:b}', { b: row.business });
  const views: [string, Record<string, string>][] = [
    ['client-form', { request }],
    ['client-forms', {}],
    ['access-request', { access }],
    ['access-log', { access }],
    ['my-answers', { request }],
    ['my-data', {}],
    ['linked-accounts', {}],
    ['helper-link', { link: request }],
    ['own-identification', { link: request }],
    ['download-my-data', { subject: row.subject }],
    ...[...docs, ...people].map(({ doc }): [string, Record<string, string>] => ['document-file', { doc }]),
  ];
  expect([...new Set(views.map(([name]) => name)), ...ofNobodyElse].toSorted()).toEqual(clientViews);
  const records = [...world.store.collections.keys()].filter((name) => !name.startsWith('_'));
  const answers = [
    ...(await Promise.all(views.map(([name, params]) => world.view(who, name, params)))),
    ...(await Promise.all(records.map((name) => world.request('GET', `/api/collections/${name}/records`, { who })))),
  ];
  return answers.map(({ status, body }) => ({ status, text: JSON.stringify(body) }));
}

/** Asserts that no answer to this person contains anything of the onboarding, and that no verb works on it. */
async function learnsNothing(who: Person, request: string): Promise<void> {
  const row = await requestRow(world, request);
  const traces = [request, row.subject, row.reference, row.number, 'Joris', 'marit@zilverlinde.example'];
  for (const { text } of await seenBy(who, request)) {
    expect(traces.filter((trace) => text.includes(trace))).toEqual([]);
  }
  const access = await accessOf(world, request);
  const verbs: [string, Record<string, unknown>][] = [
    ['approve-access', { access }],
    ['refuse-access', { access }],
    ['save-kyc-section', { request, section: 'contact', revision: 0, values: { firstName: 'Eve' } }],
    ['submit', { request }],
    ['admit-member', { subject: row.subject, request, role: 'owner' }],
  ];
  for (const [verb, input] of verbs) await refused(world, 'not-found', () => world.run(who, verb, input));
  await refused(world, 'not-found', () =>
    world.upload(who, { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-02' }),
  );
}

describe('a contact whom one institution named for a company', () => {
  let company: DraftValues;
  beforeEach(() => {
    company = newCompany();
  });

  test('gets no part in the onboarding that another institution starts later [ACC-17, PERM-12]', async () => {
    const { squatter, request: squatted } = await squat(company);
    const own = await onboardingAt(world, 'submitted', 'business', company);
    expect(await subjectOf(world, own)).not.toBe(await subjectOf(world, squatted));
    await learnsNothing(squatter, own);
    await done(world.view(world.client, 'client-form', { request: own }));
  });

  test('gets no part in a vault that was filled before [ACC-17, PERM-12]', async () => {
    const own = await onboardingAt(world, 'completed', 'business', company);
    const { squatter } = await squat(company);
    const { text } = (await seenBy(squatter, own)).find(({ text }) => text.includes('accessRequests')) ?? { text: '' };
    expect(JSON.parse(text)).toMatchObject({
      accessRequests: [],
      forms: [{ needsOwner: true, savedAt: '', complete: 0 }],
    });
    await learnsNothing(squatter, own);
  });

  test('cannot answer for the owner when the typed number is written differently', async () => {
    const own = await onboardingAt(world, 'submitted', 'business', company);
    const known = company.client?.kind === 'business' ? company.client.company : undefined;
    const number = known?.registrationNumber ?? '';
    const typed = { ...known, registrationNumber: `${number.slice(0, 2)}.${number.slice(2)}`, source: 'manual' };
    const { squatter, request } = await squat({ client: { kind: 'business', company: typed as never } });
    expect(await subjectOf(world, request)).not.toBe(await subjectOf(world, own));
    await learnsNothing(squatter, own);
  });

  test('learns nothing of a row that an earlier version of the desk let both institutions share', async () => {
    const { squatter, request: squatted } = await squat(company);
    const own = await onboardingAt(world, 'draft', 'business', company);
    await done(world.run(world.gatekeeper, 'send', { request: own }));
    const { business } = await requestRow(world, squatted);
    await world.store.transaction(async (records) => {
      await records.update('gk_requests', own, { business });
      for (const access of await records.find('gk_access', 'request = {:own}', { own })) {
        await records.update('gk_access', access.id, { business });
      }
    });
    await refused(world, 'not-found', async () =>
      world.run(squatter, 'approve-access', { access: await accessOf(world, own) }),
    );
    const { body } = await world.view(squatter, 'client-forms');
    expect(body.forms.map(({ request }: { request: string }) => request)).toEqual([squatted]);
  });
});

describe('ownership', () => {
  test('is proven by a completed review that verified who the contact is and that they may act', async () => {
    const request = await onboardingAt(world, 'completed', 'business', newCompany());
    const filter = 'subject = {:s}';
    const member = await world.store.reader.first('vault_members', filter, { s: await subjectOf(world, request) });
    expect(member).toMatchObject({ user: world.client.id, counts_for: 'all', proven_by: world.intern.id });
    const { owner_proven_at: at } = await world.store.reader.need('kyc_businesses', await subjectOf(world, request));
    expect(at).not.toBe('');
  });

  test('stays unproven when the contact is not among the people who were verified', async () => {
    const contact = await makeContact(world, world.org, 'assistant@zilverlinde.example');
    await world.store.transaction((records) => records.update('gk_contacts', contact.id, { first_name: 'Piet' }));
    const request = await onboardingAt(world, 'draft', 'business', { ...newCompany(), contact: contact.id });
    await done(world.run(world.gatekeeper, 'send', { request }));
    const assistant = await clientOf(world, request);
    await signIn(assistant);
    const as = { ...world, client: assistant } as World;
    await done(world.run(assistant, 'approve-access', { access: await accessOf(world, request) }));
    await fillIn(as, request);
    await done(world.run(assistant, 'submit', { request }));
    await settleChecks(world, request);
    await done(world.run(world.intern, 'complete', { request }));
    const member = await world.store.reader.first('vault_members', 'user = {:u}', { u: assistant.id });
    expect(member).toMatchObject({ counts_for: 'naming', proven_at: '' });
  });

  test('that is proven decides about the next institution, also when that names another contact', async () => {
    const company = newCompany();
    const own = await onboardingAt(world, 'completed', 'business', company);
    const next = await requestOfOther(world, own, 'next@elsewhere.example');
    expect(await subjectOf(world, next)).toBe(await subjectOf(world, own));
    const access = await accessOf(world, next);
    await refused(world, 'not-found', async () => world.run(await clientOf(world, next), 'approve-access', { access }));
    await done(world.run(world.client, 'approve-access', { access }));
  });
});
