import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '../../test/factories.ts';
import { notFoundForOthers, refused } from '../../test/refused.ts';
import {
  accessOf,
  done,
  draftRow,
  draftValues,
  onboardingAt,
  requestRow,
  startWorld,
  type World,
} from '../../test/scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe('saving a draft', () => {
  test('assigns a number that is sequential per organisation [NEW-28, ONB-11, STAT-06]', async () => {
    const save = () => done(world.run(world.gatekeeper, 'save-draft', { values: draftValues(world, 'business') }));
    const [first, second] = [await save(), await save()];
    expect(Number(second.number.slice(-6)) - Number(first.number.slice(-6))).toBe(1);
    const values = { client: draftValues(world, 'business').client };
    const other = await done(world.run(world.otherGatekeeper, 'save-draft', { values }));
    expect(other.number).toBe('DB-2026-000001');
  });

  test('changes the given keys only [NEW-12, NEW-13, NEW-14, NEW-15, NEW-16, NEW-17, NEW-18, NEW-06]', async () => {
    const request = await onboardingAt(world, 'draft');
    const values = {
      description: 'About it',
      sourceOfFunds: true,
      scope: ['funds'],
      remarks: 'None',
      hasRepresentative: true,
    };
    await done(world.run(world.gatekeeper, 'save-draft', { request, values }));
    expect(await requestRow(world, request)).toMatchObject({
      description: 'About it',
      source_of_funds: true,
      scope: ['funds'],
      remarks: 'None',
      has_representative: true,
      reference: 'TR-2026-0431',
      deadline: '2026-12-24',
      transaction_description: 'Purchase of an office building',
    });
  });

  test.each([
    ['is added when the source of funds is requested', { sourceOfFunds: true }, ['people', 'funds']],
    ['is removed when it is no longer requested', { scope: ['people', 'funds'], sourceOfFunds: false }, ['people']],
    ['is not part of a scope without the request', { scope: ['people', 'funds'] }, ['people']],
  ] as const)('the check of the source of funds %s [NEW-15, FORM-22]', async (_, values, scope) => {
    const request = await onboardingAt(world, 'draft');
    await done(
      world.run(world.gatekeeper, 'save-draft', { request, values: { scope: ['people'], sourceOfFunds: false } }),
    );
    await done(world.run(world.gatekeeper, 'save-draft', { request, values: { ...values } }));
    expect((await requestRow(world, request)).scope).toEqual(scope);
  });

  test('requires a subject the first time', async () => {
    await refused(world, 'client-missing', () => world.run(world.gatekeeper, 'save-draft', { values: {} }));
  });

  const person = { kind: 'individual', firstName: 'Ada', lastName: 'Lovelace', documentNumber: 'X1', country: 'IE' };
  const long = 'a'.repeat(150);
  test.each([
    ['a company outside the European Union', { kind: 'business', company: company({ country: 'US' }) }, 'country'],
    ['a person outside the European Union', { ...person, country: 'US' }, 'country'],
    ['a first name of 150 letters', { ...person, firstName: long }, 'firstName'],
    ['a last name of 150 letters', { ...person, lastName: long }, 'lastName'],
    ['a document number of 51 characters', { ...person, documentNumber: '1'.repeat(51) }, 'documentNumber'],
    ['a company name of 301 letters', { kind: 'business', company: company({ name: 'a'.repeat(301) }) }, 'name'],
    ['an unknown legal form', { kind: 'business', company: company({ legalForm: 'XX' as 'PR' }) }, 'legalForm'],
  ])('refuses %s [NEW-05]', async (_, client, field) => {
    const values = { ...draftValues(world, 'business'), client };
    const { body } = await refused(world, 'input-invalid', () => world.run(world.gatekeeper, 'save-draft', { values }));
    expect(Object.keys(body.data).map((path) => path.split('.').at(-1))).toEqual([field]);
  });

  test("refuses another organisation's contact like a missing one", async () => {
    const values = draftValues(world, 'business');
    await refused(world, 'contact-missing', () => world.run(world.otherGatekeeper, 'save-draft', { values }));
  });

  test("refuses another organisation's draft as not found", async () => {
    const request = await onboardingAt(world, 'draft');
    const strangers = [world.otherGatekeeper, world.otherAdmin];
    await notFoundForOthers(world, strangers, 'save-draft', { request, values: { reference: 'X' } });
    await notFoundForOthers(world, strangers, 'send', { request });
    await notFoundForOthers(world, strangers, 'delete-draft', { request });
  });
});

describe('deleting a draft', () => {
  test('removes it permanently, with its files [ONB-07, ONB-09]', async () => {
    const request = await onboardingAt(world, 'draft');
    const { doc } = await done(world.upload(world.gatekeeper, { request, owner: 'request', type: 'other' }));
    const file = await world.store.reader.need('kyc_docs', doc);
    await done(world.run(world.gatekeeper, 'delete-draft', { request }));
    expect(await world.store.reader.get('gk_requests', request)).toBeUndefined();
    expect(await world.store.reader.get('kyc_docs', doc)).toBeUndefined();
    await expect
      .poll(() => world.files.info(`${world.store.collections.get('kyc_docs')?.id}/${doc}/${file.file}`))
      .toBeUndefined();
  });
});

describe('sending', () => {
  test('creates subject, access, client user, checks and the first KYC draft [STAT-07, NEW-30, NEW-31]', async () => {
    const contact = await world.store.transaction((records) =>
      records.create('gk_contacts', {
        org: world.org,
        first_name: 'Nieuw',
        last_name: 'Mens',
        email: 'Nieuw@Client.example',
      }),
    );
    const request = await onboardingAt(world, 'draft', 'business', {
      contact: contact.id,
      scope: ['ownership'],
      client: {
        kind: 'business',
        company: company({
          registrationNumber: '1234.5678',
          owners: [{ kind: 'company', name: 'Top B.V.', share: 1_000_000 }],
        }),
      },
    });
    const answer = await done(world.run(world.gatekeeper, 'send', { request }));
    const row = await requestRow(world, request);
    expect(row).toMatchObject({
      status: 'requested',
      subject: answer.subject,
      business: answer.subject,
      client_name: 'Zilverlinde Vastgoed B.V.',
    });
    const user = await world.store.reader.need('end_client_users', row.client_user);
    expect(user.email).toBe('nieuw@client.example');
    const access = await world.store.reader.need('gk_access', await accessOf(world, request));
    expect(access).toMatchObject({
      status: 'pending',
      org: world.org,
      requester_name: 'Sanne de Wit',
      subject: answer.subject,
    });
    const statuses = await world.store.reader.find('statuses', 'request = {:request}', { request });
    expect(statuses.map(({ check, status }) => `${check} ${status}`).toSorted()).toEqual([
      'company_screening pending',
      'documents pending',
      'identity pending',
      'ownership pending',
      'person_screening pending',
      'registration pending',
    ]);
    const draft = await draftRow(world, request);
    expect(draft).toMatchObject({
      contact: { firstName: 'Nieuw', lastName: 'Mens', email: 'Nieuw@Client.example' },
      legal_entity: { name: 'Zilverlinde Vastgoed B.V.', legalForm: 'BV' },
      activities: { main: '6820', details: [{ sbi: '6820', source: 'register' }] },
      ownership: { nodes: [{ kind: 'company', name: 'Top B.V.' }], edges: [{ owned: 'client', share: 1_000_000 }] },
    });
    const business = await world.store.reader.need('kyc_businesses', answer.subject);
    expect(business).toMatchObject({
      registration_number: '12345678',
      address_history: [{ city: 'Utrecht', source: 'register' }],
    });
  });

  test('returns the mail to the client in both languages, with a link that fills in the address [NEW-26, NEW-27]', async () => {
    const request = await onboardingAt(world, 'draft');
    const { invite } = await done(world.run(world.gatekeeper, 'send', { request }));
    expect(invite.en.subject).toBe('Kade & Vos Notarissen requests your information (TR-2026-0431)');
    expect(invite.nl.subject).toBe('Kade & Vos Notarissen vraagt om uw gegevens (TR-2026-0431)');
    const link = new URL(invite.en.link);
    expect(`${link.origin}${link.pathname}`).toBe('http://client.localhost:8080/login');
    expect(atob(link.searchParams.get('token') ?? '')).toBe('marit@zilverlinde.example');
    expect(link.searchParams.get('formId')).toBe(request);
    expect(invite.en.text).toContain(invite.en.link);
  });

  test('two institutions share one company, and each person is their own subject [NEW-30]', async () => {
    const first = await requestRow(world, await onboardingAt(world, 'requested'));
    const contact = await world.store.transaction((records) =>
      records.create('gk_contacts', {
        org: world.otherOrg,
        first_name: 'Marit',
        last_name: 'Hoekstra',
        email: 'marit@zilverlinde.example',
      }),
    );
    const values = draftValues(world, 'business', { contact: contact.id });
    const { id } = await done(world.run(world.otherGatekeeper, 'save-draft', { values }));
    const sent = await done(world.run(world.otherGatekeeper, 'send', { request: id }));
    expect(sent.subject).toBe(first.subject);
    const people = [
      await onboardingAt(world, 'requested', 'individual'),
      await onboardingAt(world, 'requested', 'individual'),
    ];
    const [one, two] = await Promise.all(people.map((request) => requestRow(world, request)));
    expect(one?.subject).not.toBe(two?.subject);
  });

  test('refuses an older draft of a client outside the European Union, with the field [NEW-05]', async () => {
    const request = await onboardingAt(world, 'draft', 'individual');
    const client = {
      kind: 'individual',
      firstName: 'Ada',
      lastName: 'L',
      documentNumber: 'X1',
      country: 'US',
    } as const;
    await world.store.transaction((records) => records.update('gk_requests', request, { client_input: client }));
    const { body } = await refused(world, 'input-invalid', () => world.run(world.gatekeeper, 'send', { request }));
    expect(body.data).toEqual({
      'client.country': expect.objectContaining({ key: 'new-onboarding:country-required' }),
    });
  });

  test('twice returns the same answer and creates nothing twice', async () => {
    const request = await onboardingAt(world, 'draft');
    const [one, two] = await Promise.all([
      done(world.run(world.gatekeeper, 'send', { request })),
      done(world.run(world.gatekeeper, 'send', { request })),
    ]);
    expect(two).toEqual(one);
    expect(await world.store.reader.count('gk_access', 'request = {:request}', { request })).toBe(1);
  });

  test.each([
    [
      'client-missing',
      { client: { kind: 'individual' as const, firstName: 'A', lastName: 'B', documentNumber: '', country: 'NL' } },
    ],
    ['client-missing', { client: null }],
    ['contact-missing', { contact: '' }],
    ['reference-missing', { reference: '' }],
    ['deadline-not-in-future', { deadline: '2026-11-21' }],
    ['deadline-not-in-future', { deadline: '' }],
  ] as const)('is refused with %s when it is so [NEW-29]', async (code, values) => {
    const request = await onboardingAt(world, 'draft');
    await done(world.run(world.gatekeeper, 'save-draft', { request, values }));
    await refused(world, code, () => world.run(world.gatekeeper, 'send', { request }));
  });

  test('mails an invitation once for any number of clicks, and a reminder once a day', async () => {
    const request = await onboardingAt(world, 'requested');
    await world.sendMails();
    await done(world.run(world.gatekeeper, 'send-invite', { request, language: 'nl' }));
    await done(world.run(world.gatekeeper, 'send-invite', { request, language: 'nl' }));
    expect((await world.sendMails()).map((mail) => mail.subject)).toEqual([
      'Kade & Vos Notarissen vraagt om uw gegevens (TR-2026-0431)',
    ]);
    await done(world.run(world.gatekeeper, 'remind', { request }));
    await refused(world, 'reminded-today', () => world.run(world.gatekeeper, 'remind', { request }));
    world.clock.advance({ hours: 24, seconds: 1 });
    await done(world.run(world.admin, 'remind', { request }));
    expect(await world.sendMails()).toHaveLength(2);
    await notFoundForOthers(world, [world.otherGatekeeper], 'send-invite', { request, language: 'en' });
    await notFoundForOthers(world, [world.otherGatekeeper], 'remind', { request });
  });
});
