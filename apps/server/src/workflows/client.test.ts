import { businessAnswers, joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proven } from '../../test/case.ts';
import { makeClient } from '../../test/factories.ts';
import { notFoundForOthers, refused } from '../../test/refused.ts';
import {
  accessOf,
  documentRows,
  done,
  draftRow,
  fillIn,
  onboardingAt,
  requestRow,
  saveSection,
  startWorld,
  type World,
} from '../../test/scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const statusOf = async (request: string) => {
  const { status, waiting_on } = await requestRow(world, request);
  return { status, waitingOn: waiting_on };
};

describe('access', () => {
  test('a rejected request can still be approved [ACC-05, ACC-06, ACC-07, STAT-09, STAT-10]', async () => {
    const request = await onboardingAt(world, 'requested');
    const access = await accessOf(world, request);
    await done(world.run(world.client, 'refuse-access', { access }));
    expect(await statusOf(request)).toEqual({ status: 'waiting', waitingOn: 'client_access' });
    await done(world.run(world.client, 'approve-access', { access }));
    expect(await statusOf(request)).toEqual({ status: 'requested', waitingOn: '' });
    expect(await world.store.reader.need('gk_access', access)).toMatchObject({
      status: 'approved',
      decided_by: world.client.id,
    });
  });

  test('an approved request can no longer be refused [ACC-13]', async () => {
    const access = await accessOf(world, await onboardingAt(world, 'approved'));
    await refused(world, 'already-decided', () => world.run(world.client, 'refuse-access', { access }));
  });

  test('is decided by owners of the vault only: helpers are refused, for others it does not exist [ACC-17]', async () => {
    const request = await onboardingAt(world, 'requested');
    const access = await accessOf(world, request);
    await notFoundForOthers(world, [world.otherClient], 'approve-access', { access });
    const helper = await makeClient(world);
    const { business } = await requestRow(world, request);
    await world.store.transaction((records) =>
      records.create('vault_members', { business, user: helper.id, role: 'helper', added_by: world.client.id }),
    );
    await refused(world, 'not-allowed', () => world.run(helper, 'approve-access', { access }));
    await refused(world, 'not-allowed', () => world.run(world.gatekeeper, 'approve-access', { access }));
  });
});

describe('saving a section', () => {
  test('stores valid and invalid input, and drops keys that the form does not have', async () => {
    const request = await onboardingAt(world, 'requested');
    const values = { firstName: 'M', email: 'not yet an addr', hacked: true, phone: 7 };
    const { revision } = await done(saveSection(world, request, 'contact', values));
    expect(revision).toBe(1);
    expect((await draftRow(world, request))?.contact).toEqual({ firstName: 'M', email: 'not yet an addr' });
  });

  test('with a stale revision is refused with the stored values', async () => {
    const request = await onboardingAt(world, 'requested');
    await done(saveSection(world, request, 'contact', { firstName: 'New' }));
    const input = { request, section: 'contact', revision: 0, values: { firstName: 'Old' } };
    const { body } = await refused(world, 'stale-revision', () => world.run(world.client, 'save-kyc-section', input));
    expect(body.facts).toEqual({ revision: 1, values: { firstName: 'New' } });
  });

  test.each([
    ['more than a section holds', 'contact', { firstName: 'x'.repeat(70_000) }, 'input-invalid'],
    ['a list in place of the answers', 'contact', [1], 'input-invalid'],
    ['entries without ids', 'people', { people: [{ firstName: 'A' }] }, 'input-invalid'],
    ['a section of another kind of form', 'individual', { firstName: 'A' }, 'section-closed'],
    ['a section that was not asked', 'funds', { description: 'A' }, 'section-closed'],
  ] as const)('%s is refused', async (_name, section, values, code) => {
    const request = await onboardingAt(world, 'requested');
    await refused(world, code, () => saveSection(world, request, section, values));
  });

  test("of another client's form is refused", async () => {
    const request = await onboardingAt(world, 'requested');
    const input = { request, section: 'contact', revision: 0, values: {} };
    await notFoundForOthers(world, [world.otherClient], 'save-kyc-section', input);
    await notFoundForOthers(world, [world.otherClient], 'submit', { request });
  });
});

describe('submitting', () => {
  test('freezes the version and begins the checks [STAT-08]', async () => {
    const request = await onboardingAt(world, 'submitted');
    const row = await requestRow(world, request);
    const version = await world.store.reader.need('kyc_businesses_details', row.version);
    expect(version).toMatchObject({ state: 'submitted', submitted_by: world.client.id });
    expect(version.documents).toHaveLength(4);
    const statuses = await world.store.reader.find('statuses', 'request = {:request}', { request });
    expect(new Set(statuses.map(({ check }) => check)).size).toBe(8);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['pending']));
    await expect(
      world.store.transaction((records) => records.update('kyc_businesses_details', row.version, { contact: {} })),
    ).rejects.toThrow('never changed');
  });

  test('submitting twice gives the same answer', async () => {
    const request = await onboardingAt(world, 'approved');
    await fillIn(world, request);
    const answers = await Promise.all([1, 2].map(() => done(world.run(world.client, 'submit', { request }))));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 'submitted', reference: 'TR-2026-0431' });
  });

  test('requires approved access [STAT-08]', async () => {
    const request = await onboardingAt(world, 'requested');
    await fillIn(world, request);
    await refused(world, 'access-not-approved', () => world.run(world.client, 'submit', { request }));
  });

  test('is refused with the incomplete sections [STAT-08]', async () => {
    const request = await onboardingAt(world, 'approved');
    await fillIn(world, request);
    await done(saveSection(world, request, 'people', { people: [] }));
    const { body } = await refused(world, 'section-incomplete', () => world.run(world.client, 'submit', { request }));
    expect(body.facts.sections).toContain('people');
  });

  test('records an address that differs from the last known one as a change', async () => {
    const request = await onboardingAt(world, 'approved');
    await fillIn(world, request);
    const entity = businessAnswers()['legal-entity'];
    const address = {
      street: 'Nieuwstraat',
      houseNumber: '1',
      postalCode: '1011 AA',
      city: 'Amsterdam',
      country: 'NL',
    };
    await done(saveSection(world, request, 'legal-entity', { ...entity, address }));
    await done(world.run(world.client, 'submit', { request }));
    const business = await world.store.reader.need('kyc_businesses', (await requestRow(world, request)).business);
    expect(business.address_history?.at(-1)).toMatchObject({
      city: 'Amsterdam',
      source: 'client',
      since: '2026-11-21',
    });
  });
});

describe('requested corrections', () => {
  let request: string;
  beforeEach(async () => {
    request = await onboardingAt(world, 'submitted');
    const corrections = [
      { target: `person:${joris}`, text: 'The function is missing.' },
      { target: `document:registration:${(await requestRow(world, request)).subject}`, text: 'A page is missing.' },
    ];
    await done(world.run(world.intern, 'ask-client', { request, corrections }));
  });

  const people = (change: (person: Record<string, unknown>) => unknown) =>
    saveSection(world, request, 'people', {
      people: businessAnswers().people?.people?.map((one) => change({ ...one })),
    });

  test('open only the named parts for changes [STAT-11]', async () => {
    await refused(world, 'section-closed', () => saveSection(world, request, 'contact', { firstName: 'Else' }));
    await refused(world, 'section-closed', () =>
      people((one) => (one['id'] === marit ? { ...one, function: 'CEO' } : one)),
    );
    await done(people((one) => (one['id'] === joris ? { ...one, function: 'Owner' } : one)));
    await refused(world, 'section-closed', () =>
      world.upload(world.client, { request, owner: 'subject', type: 'ubo', issuedOn: '2026-11-10' }),
    );
  });

  test('are all answered before the form is submitted again; the earlier version is superseded [STAT-08, DOC-14]', async () => {
    const former = (await requestRow(world, request)).version;
    await refused(world, 'corrections-open', () => world.run(world.client, 'submit', { request }));
    const upload = await done(
      world.upload(world.client, { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-10' }),
    );
    expect(upload.version).toBeGreaterThan(1);
    const open = await world.store.reader.find('gk_corrections', 'request = {:request} && status = "open"', {
      request,
    });
    expect(open.map((correction) => correction.target)).toEqual([`person:${joris}`]);
    const [correction] = open;
    const answer = (text: string) =>
      world.run(world.client, 'answer-correction', { correction: correction?.id, answer: text });
    await refused(world, 'answer-missing', () => answer(''));
    await notFoundForOthers(world, [world.otherClient], 'answer-correction', {
      correction: correction?.id,
      answer: 'x',
    });
    await done(answer('It is in the register.'));
    await done(world.run(world.client, 'submit', { request }));
    expect((await world.store.reader.need('kyc_businesses_details', former)).state).toBe('superseded');
    expect(await documentRows(world, request)).not.toHaveLength(0);
  });
});

describe('a vault with an owner', () => {
  test('is closed to a new contact until the owner admits the contact', async () => {
    await proven(world, await onboardingAt(world, 'requested'));
    const contact = await world.store.transaction((records) =>
      records.create('gk_contacts', {
        org: world.org,
        first_name: 'Piet',
        last_name: 'Nieuw',
        email: 'piet@zilverlinde.example',
      }),
    );
    const request = await onboardingAt(world, 'draft', 'business', { contact: contact.id });
    const { subject } = await done(world.run(world.gatekeeper, 'send', { request }));
    const piet = { id: (await requestRow(world, request)).client_user, collection: 'end_client_users' as const };
    const input = { request, section: 'contact', revision: 0, values: {} };
    await notFoundForOthers(world, [piet], 'save-kyc-section', input);
    await notFoundForOthers(world, [piet, world.otherClient], 'admit-member', { subject, request, role: 'owner' });
    await done(world.run(world.client, 'admit-member', { subject, request, role: 'helper' }));
    await done(world.run(piet, 'save-kyc-section', input));
    await refused(world, 'not-allowed', () => world.run(piet, 'admit-member', { subject, request, role: 'owner' }));
    await refused(world, 'reason-missing', () =>
      world.run(world.lead, 'admit-member', { subject, request, role: 'none' }),
    );
    await done(world.run(world.lead, 'admit-member', { subject, request, role: 'none', reason: 'Left the company.' }));
    await notFoundForOthers(world, [piet], 'save-kyc-section', { ...input, revision: 1 });
  });
});
