import type { DraftValues } from '@dossier/domain/contracts/shared/draft-values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, proven, requestOfOther, write } from '../../test/case.ts';
import { makeContact } from '../../test/factories.ts';
import { refused } from '../../test/refused.ts';
import {
  accessOf,
  chosenInRegister,
  clientEmail,
  clientOf,
  documentRows,
  done,
  draftValues,
  fillIn,
  onboardingAt,
  requestRow,
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

const membersOf = async (subject: string) => {
  const rows = await world.store.reader.find('vault_members', 'subject = {:subject}', { subject }, { sort: 'created' });
  return rows.map(({ user, role, counts_for }) => [user, role, counts_for]);
};
const historyOf = async (request: string): Promise<string[]> => {
  const rows = await world.store.reader.find('events', 'request = {:request}', { request });
  return rows.map(({ action }) => action);
};

/** Ids of the desk's list with this filter. */
const inQueue = async (vault: string): Promise<string[]> => {
  const { items } = await done(world.view(world.lead, 'queue', { vault }));
  return items.map(({ id }: { id: string }) => id).toSorted();
};

let contacts = 0;

/** The other institution sends the same company to a contact of its own, who fills in the form and submits it. */
async function submittedByOther(values: DraftValues): Promise<{ request: string; client: Person }> {
  contacts += 1;
  const contact = await makeContact(world, world.otherOrg, `contact${contacts}@other.example`);
  const given = await chosenInRegister(world, draftValues(world, 'business', { ...values, contact: contact.id }));
  const { id: request } = await done(world.run(world.otherGatekeeper, 'save-draft', { values: given }));
  await done(world.run(world.otherGatekeeper, 'send', { request }));
  const client = await clientOf(world, request);
  await write(world, (records) => claimVaults(records, client.id));
  await done(world.run(client, 'approve-access', { access: await accessOf(world, request) }));
  await fillIn({ ...world, client } as World, request);
  await done(world.run(client, 'submit', { request }));
  return { request, client };
}

describe('a lead settles who owns a vault', () => {
  const reason = 'Spoke with the company at its published number.';

  test('by confirming the contact with a reason: requests of every institution go to them from then on', async () => {
    const company = newCompany();
    const request = await onboardingAt(world, 'requested', 'business', company);
    const subject = await subjectOf(world, request);
    const input = { subject, request, role: 'owner' };
    await refused(world, 'reason-missing', () => world.run(world.lead, 'admit-member', input));
    await refused(world, 'not-allowed', () => world.run(world.intern, 'admit-member', { ...input, reason }));
    await refused(world, 'not-allowed', () => world.run(world.gatekeeper, 'admit-member', { ...input, reason }));
    await done(world.run(world.lead, 'admit-member', { ...input, reason }));
    expect(await membersOf(subject)).toEqual([[world.client.id, 'owner', 'all']]);
    expect(await historyOf(request)).toContain('owner-proven');
    const next = await requestOfOther(world, request, 'new@elsewhere.example');
    expect(await subjectOf(world, next)).toBe(subject);
  });

  test('by confirming another contact and removing the former owner, who then sees nothing', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', newCompany());
    await proven(world, first);
    const next = await requestOfOther(world, first, 'successor@elsewhere.example');
    const successor = await clientOf(world, next);
    const subject = await subjectOf(world, first);
    const change = (role: string, user?: string) =>
      world.run(world.lead, 'admit-member', { subject, request: next, role, reason, ...(user ? { user } : {}) });
    await refused(world, 'last-owner', () => change('none', world.client.id));
    await refused(world, 'not-found', () => change('owner', world.otherClient.id));
    await done(change('owner'));
    await done(change('none', world.client.id));
    expect(await membersOf(subject)).toEqual([[successor.id, 'owner', 'all']]);
    await done(world.run(successor, 'approve-access', { access: await accessOf(world, next) }));
    await refused(world, 'not-found', () => world.view(world.client, 'client-form', { request: next }));
  });

  test('and the institution reads only that another person manages the vault', async () => {
    const first = await onboardingAt(world, 'requested', 'business', newCompany());
    await proven(world, first);
    const next = await requestOfOther(world, first, 'unknown@elsewhere.example');
    const vaultOf = async (who: Person, request: string) =>
      (await done(world.view(who, 'entity', { subject: await subjectOf(world, request), request }))).vault;
    expect(await vaultOf(world.otherGatekeeper, next)).toEqual({ isManagedByOther: true, members: [], others: [] });
    expect(await inQueue('other-owner')).toContain(next);
    expect(await inQueue('other-owner')).not.toContain(first);
    expect(await vaultOf(world.gatekeeper, first)).toEqual({ isManagedByOther: false, members: [], others: [] });
    expect((await vaultOf(world.lead, next)).members).toMatchObject([
      { user: world.client.id, role: 'owner', proven: true, isContact: false },
      { role: 'none', proven: false, isContact: true },
    ]);
  });
});

test('the mails of a request go to the proven owner, not to a contact who has no part in the vault', async () => {
  const first = await onboardingAt(world, 'submitted', 'business', newCompany());
  await proven(world, first);
  await world.sendMails();
  const next = await requestOfOther(world, first, 'nopart@elsewhere.example');
  const mails = await world.sendMails();
  expect(mails.map(({ to }) => to)).toEqual([clientEmail]);
  expect(mails[0]?.text).toContain('because you manage the information of');
  await done(world.run(world.client, 'approve-access', { access: await accessOf(world, next) }));
  await done(world.run(world.otherGatekeeper, 'remind', { request: next }));
  expect((await world.sendMails()).map(({ to, subject }) => [to, subject.slice(0, 9)])).toContainEqual([
    clientEmail,
    'Reminder:',
  ]);
  await fillIn(world, next);
  await done(world.run(world.client, 'submit', { request: next }));
  expect((await world.sendMails()).map(({ to }) => to)).toEqual([clientEmail]);
  const corrections = [{ target: 'section:contact', text: 'Call us.' }];
  await done(world.run(world.intern, 'ask-client', { request: next, corrections }));
  expect((await world.sendMails()).map(({ to }) => to)).toEqual([clientEmail]);
});

test('a proven owner reads whom the institution wrote to, and lets them help', async () => {
  const first = await onboardingAt(world, 'requested', 'business', newCompany());
  await proven(world, first);
  const next = await requestOfOther(world, first, 'assistant@elsewhere.example');
  const access = await accessOf(world, next);
  const page = () => done(world.view(world.client, 'access-request', { access }));
  const { contact, subject } = await page();
  expect(contact).toEqual({ name: 'Marit Hoekstra', email: 'assistant@elsewhere.example', role: 'none' });
  const helper = await clientOf(world, next);
  await refused(world, 'not-found', () => world.view(helper, 'access-request', { access }));
  await done(world.run(world.client, 'admit-member', { subject, request: next, role: 'helper' }));
  expect((await page()).contact.role).toBe('helper');
  expect((await done(world.view(helper, 'access-request', { access }))).contact).toBeNull();
  await refused(world, 'not-allowed', () => world.run(helper, 'approve-access', { access }));
});

describe('two vaults of one company', () => {
  const reason = 'The same company: both directors confirmed it.';
  const merge = (who: Person, subject: string, from: string) =>
    world.run(who, 'merge-subjects', { subject, from, reason });

  test('are shown to the desk, and are merged only when both owners are proven and the numbers agree', async () => {
    const company = newCompany();
    const one = await onboardingAt(world, 'submitted', 'business', company);
    const two = await submittedByOther(company);
    const [into, from] = [await subjectOf(world, one), await subjectOf(world, two.request)];
    expect(into).not.toBe(from);
    await refused(world, 'not-duplicates', () => merge(world.lead, into, from));
    await proven(world, one);
    await proven(world, two.request);
    const { vault } = await done(world.view(world.lead, 'entity', { subject: into, request: one }));
    expect(vault.others).toMatchObject([{ subject: from, request: two.request, proven: true, mayMerge: true }]);
    const stranger = await onboardingAt(world, 'requested', 'business', newCompany());
    await proven(world, stranger);
    await refused(world, 'not-duplicates', async () => merge(world.lead, into, await subjectOf(world, stranger)));
    await refused(world, 'not-duplicates', () => merge(world.lead, into, into));
    expect(await inQueue('duplicate')).toEqual([one, two.request].toSorted());
    for (const who of [world.intern, world.gatekeeper, world.client]) {
      await refused(world, 'not-allowed', () => merge(who, into, from));
    }
  });

  test('become one: versions, documents, members and history stay, and the links of the former lead there', async () => {
    const company = newCompany();
    const one = await onboardingAt(world, 'submitted', 'business', company);
    const two = await submittedByOther(company);
    const [into, from] = [await subjectOf(world, one), await subjectOf(world, two.request)];
    await proven(world, one);
    await proven(world, two.request);
    const { version } = await requestRow(world, two.request);
    const frozen = await world.store.reader.need('kyc_businesses_details', version);
    const documents = await documentRows(world, two.request);
    const events = await historyOf(two.request);
    await done(merge(world.lead, into, from));
    await done(merge(world.lead, into, from));
    expect(await subjectOf(world, two.request)).toBe(into);
    const moved = await world.store.reader.need('kyc_businesses_details', version);
    expect(moved).toEqual({ ...frozen, business: into, updated: moved.updated });
    expect((await documentRows(world, two.request)).length).toBeGreaterThan(0);
    for (const id of documents) {
      const row =
        (await world.store.reader.get('kyc_businesses_docs', id)) ??
        (await world.store.reader.need('kyc_individuals_docs', id));
      expect(row.business).toBe(into);
    }
    expect(await membersOf(into)).toEqual([
      [world.client.id, 'owner', 'all'],
      [two.client.id, 'owner', 'all'],
    ]);
    expect(await historyOf(two.request)).toEqual([...events, 'subject-merged']);
    const page = await done(world.view(world.otherGatekeeper, 'entity', { subject: from }));
    expect([page.subject.id, page.documents.value.length]).toEqual([into, documents.length]);
    const current = await world.store.reader.find(
      'kyc_businesses_docs',
      'business = {:into} && current = true && type = "registration"',
      { into },
    );
    expect(current).toHaveLength(1);
  });

  test('name no row in the emptied one: nothing refers to it any more', async () => {
    const company = newCompany();
    const one = await onboardingAt(world, 'submitted', 'business', company);
    const two = await submittedByOther(company);
    await proven(world, one);
    await proven(world, two.request);
    const [into, from] = [await subjectOf(world, one), await subjectOf(world, two.request)];
    await done(merge(world.lead, into, from));
    for (const [name, { fields }] of world.store.collections) {
      for (const column of ['business', 'subject'].filter((field) => field in fields)) {
        const left = await world.store.reader.count(name as 'gk_requests', `${column} = {:from}`, { from });
        expect([name, column, left]).toEqual([name, column, 0]);
      }
    }
    expect(await world.store.reader.need('kyc_businesses', from)).toMatchObject({
      merged_into: into,
      merge_reason: reason,
    });
  });
});
