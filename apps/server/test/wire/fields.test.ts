import { marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections, type DeskSchema } from '../../src/collections/index.ts';
import { anyRow, make } from '../factories.ts';
import { accessOf, clear, done, onboardingAt, requestRow, startWorld, type World } from '../scenario.ts';

/**
 * Fields of a record besides id, created and updated, as docs/domain.md 5 states them. For a collection without a line
 * they are the declared fields that are not hidden.
 */
const stated: Partial<Record<keyof DeskSchema, readonly string[]>> = {
  end_client_users: ['first_name', 'last_name', 'language'],
  gatekeeper_users: ['first_name', 'last_name', 'language', 'org', 'role'],
  internal_users: ['first_name', 'last_name', 'language', 'role'],
  gk_access: ['request', 'subject', 'org', 'status', 'decided_at'],
  gk_org: ['name', 'sector', 'logo', 'support_text', 'support_email', 'support_phone', 'default_language'],
  gk_requests: [
    'status',
    'type',
    'reference',
    'description',
    'deadline',
    'remarks',
    'scope',
    'source_of_funds',
    'contact',
    'business',
    'individual',
    'has_representative',
    'assigned_intern',
    'waiting_on',
    'round',
    'submitted_at',
    'completed_at',
    'archived_at',
    'outcome',
    'created_by',
  ],
  gk_requests_docs: ['request', 'doc', 'type', 'origin', 'uploaded_by'],
  kyc_businesses: ['country', 'registration_number', 'name', 'legal_form', 'address_history', 'claimed_at'],
  kyc_businesses_details: ['business', 'request', 'number', 'state', 'submitted_at'],
  kyc_businesses_docs: ['business', 'doc', 'type', 'version', 'current', 'verification', 'reason'],
  kyc_docs: ['file', 'name', 'size', 'media_type', 'sha256', 'pages', 'encrypted', 'uploaded_by'],
  kyc_individual: ['first_name', 'last_name', 'document_number', 'country'],
  kyc_individuals_docs: ['person', 'doc', 'type', 'version', 'current', 'verification', 'reason'],
  statuses: ['request', 'check', 'status', 'reason', 'by'],
  statuses_screening: ['request', 'kind', 'target', 'name', 'status', 'hits', 'lists', 'run_at', 'reason', 'error'],
  identity_verifications: [
    'verified_first_name',
    'verified_last_name',
    'verifier_first_name',
    'verifier_last_name',
    'date',
    'method',
    'document_used',
    'result',
  ],
  gk_contacts: ['org', 'first_name', 'last_name', 'email', 'phone'],
  gk_corrections: ['request', 'round', 'target', 'text', 'status', 'answer'],
  gk_subscriptions: ['org', 'subject', 'level', 'cadence', 'status', 'next_run', 'last_result'],
  gk_subscription_runs: ['subscription', 'cause', 'result', 'alerts', 'lists'],
  alerts: ['subscription', 'kind', 'facts', 'due', 'state'],
  notifications: ['user', 'kind', 'event', 'request', 'read_at'],
  screening_lists: ['name', 'kind', 'version', 'date', 'entries', 'checksum', 'last_result'],
  screening_hits: ['screening', 'request', 'list', 'entry', 'score', 'reasons', 'state', 'reason'],
  screening_loads: ['list', 'state', 'source', 'file_name', 'entries', 'bad_count', 'problem', 'facts'],
  screening_runs: ['request', 'state', 'why', 'done', 'total', 'error'],
  screening_sweeps: ['state', 'done', 'total', 'alerts'],
  screening_providers: ['is_on', 'dataset'],
  vault_members: ['business', 'individual', 'user', 'role'],
  kyc_individuals_details: ['individual', 'request', 'number', 'state', 'submitted_at'],
  desk: ['name', 'support_text', 'support_email', 'support_phone', 'terms_url', 'privacy_url'],
  risk_indicators: ['request', 'subject', 'rule', 'data', 'text_key', 'severity'],
  events: ['action', 'kind', 'section', 'audience', 'request', 'actor', 'actor_name', 'changes'],
  mail_outbox: ['to', 'state'],
  registry_companies: ['key', 'name', 'country', 'answer'],
};

const names = Object.keys(collections) as (keyof DeskSchema)[];

function fieldsOf(name: keyof DeskSchema): readonly string[] {
  const declared = Object.entries(collections[name].fields).filter(([, { options }]) => !options.hidden);
  return stated[name] ?? declared.map(([field]) => field);
}
const added = [
  'gk_contacts',
  'gk_corrections',
  'gk_subscriptions',
  'alerts',
  'notifications',
  'screening_lists',
  'screening_hits',
  'vault_members',
  'kyc_individuals_details',
  'desk',
  'risk_indicators',
  'events',
] as const;

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'completed');
  await onboardingAt(world, 'corrections', 'individual');
  await fillTheRest();
}, 60_000);
afterAll(() => world.close());

/** Rows that the workflows of an onboarding do not create. */
async function fillTheRest() {
  await make(world, 'desk', { name: 'Dossier' });
  const eu = await make(world, 'screening_lists', { name: 'EU consolidated list', kind: 'sanctions' });
  await make(world, 'screening_loads', { list: eu.id, state: 'done', source: 'upload' });
  await make(world, 'screening_sweeps', { state: 'done' });
  await make(world, 'screening_providers', { dataset: 'default' });
  const { business, org, subject } = await requestRow(world, request);
  const watched = { org, business, level: 'screening', cadence: 'monthly', status: 'active' } as const;
  const subscription = await make(world, 'gk_subscriptions', watched);
  await make(world, 'alerts', { subscription: subscription.id, kind: 'new-hit', state: 'open' });
  await make(world, 'gk_subscription_runs', { subscription: subscription.id, cause: 'time', result: 'nothing-new' });
  const screening = await world.store.reader.first('statuses_screening', 'request = {:request}', { request });
  const list = { request, screening: screening?.id ?? '', list: 'EU consolidated list', state: 'open' } as const;
  await make(world, 'screening_hits', list);
  await make(world, 'risk_indicators', { request, subject, rule: 'holding-abroad', text_key: 'x', severity: 'low' });
  const document = await world.store.reader.first('kyc_docs', 'id != ""');
  await make(world, 'gk_requests_docs', { request, doc: document?.id ?? '', type: 'other', origin: 'upload' });
  await make(world, 'registry_companies', { key: 'NL:RA000463:1', name: 'One B.V.', country: 'NL', source: 'demo' });
  for (const name of names) await anyRow(world, name);
}

describe.each(names)('%s', (name) => {
  test(`every record has an id of 15 characters, created, updated and its fields [ENTY-40]${
    added.includes(name as never) ? ' [ENTY-41]' : ''
  }`, async () => {
    const rows = (await world.store.reader.find(name, '')) as unknown as Record<string, unknown>[];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row['id']).toMatch(/^[a-z0-9]{15}$/);
      for (const time of ['created', 'updated']) {
        expect(row[time]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}Z$/);
      }
      expect(Object.keys(row)).toEqual(expect.arrayContaining([...fieldsOf(name)]));
    }
  });

  test('through the API an Intern reads the same values, or nothing at all [ENTY-40]', async () => {
    const path = `/api/collections/${name}/records?perPage=200`;
    const { status, body } = await world.request('GET', path, { who: world.intern });
    expect(status).toBe(collections[name].rules.list === null ? 403 : 200);
    for (const row of body.items ?? []) {
      expect(Object.keys(row)).toEqual(
        expect.arrayContaining(['id', 'created', 'updated', 'collectionId', 'collectionName', ...fieldsOf(name)]),
      );
      expect(row).not.toHaveProperty('password');
      expect(row).not.toHaveProperty('tokenKey');
    }
  });
});

test('an onboarding stores its fields as given, and the internal note as the first note [ENTY-02, ENTY-42]', async () => {
  const values = {
    remarks: 'Only for us.',
    description: 'A second building.',
    scope: ['documents', 'identity'],
    sourceOfFunds: true,
    hasRepresentative: true,
  };
  const id = await onboardingAt(world, 'requested', 'business', values as never);
  const { body } = await world.request('GET', `/api/collections/gk_requests/records/${id}`, { who: world.gatekeeper });
  expect(body).toMatchObject({
    status: 'requested',
    type: 'business',
    reference: 'TR-2026-0431',
    transaction_description: 'Purchase of an office building',
    description: '',
    deadline: '2026-12-24',
    remarks: 'Only for us.',
    scope: expect.arrayContaining(['documents', 'identity']),
    source_of_funds: true,
    contact: world.contact,
    business: expect.stringMatching(/^[a-z0-9]{15}$/),
    individual: '',
    has_representative: true,
    assigned_intern: '',
    waiting_on: '',
    round: expect.any(Number),
    submitted_at: '',
    completed_at: '',
    archived_at: '',
    outcome: '',
    created_by: world.gatekeeper.id,
  });
  await done(world.upload(world.gatekeeper, { request: id, owner: 'request', type: 'other' }));
  const own = await world.request('GET', `/api/collections/gk_requests_docs/records?filter=(request='${id}')`, {
    who: world.gatekeeper,
  });
  expect(own.body.items).toMatchObject([{ request: id, type: 'other', origin: 'upload' }]);
});

test('an onboarding has the time of submission, completion and archiving, and its outcome [ENTY-42]', async () => {
  const id = await onboardingAt(world, 'submitted');
  expect((await requestRow(world, id)).submitted_at).not.toBe('');
  await done(world.run(world.intern, 'assign', { requests: [id], intern: world.intern.id }));
  const closed = await onboardingAt(world, 'closed');
  const { body } = await world.request('GET', `/api/collections/gk_requests/records/${closed}`, { who: world.admin });
  expect(body).toMatchObject({ status: 'archived', outcome: 'closed' });
  for (const moment of ['submitted_at', 'completed_at', 'archived_at']) expect(body[moment]).not.toBe('');
  expect((await requestRow(world, id)).assigned_intern).toBe(world.intern.id);
});

test('a correction has its request, round, target, text, status and answer, from open to answered [ENTY-44]', async () => {
  const id = await onboardingAt(world, 'corrections');
  const read = async () => {
    const path = `/api/collections/gk_corrections/records?filter=(request='${id}')`;
    return (await world.request('GET', path, { who: world.intern })).body.items;
  };
  const [open] = await read();
  expect(open).toMatchObject({ request: id, round: 1, target: 'section:contact', text: 'Call us.', status: 'open' });
  expect(open.answer).toBe('');
  await done(world.run(world.client, 'answer-correction', { correction: open.id, answer: 'I called.' }));
  expect(await read()).toMatchObject([{ id: open.id, status: 'answered', answer: 'I called.' }]);
});

test('an identity verification has the verified person, the verifier, date, method, document and result [ENTY-33, ENTY-34, ENTY-35, ENTY-45]', async () => {
  const id = await onboardingAt(world, 'submitted');
  const seen = {
    verifierFirstName: 'Ruben',
    verifierLastName: 'Aerts',
    date: '2026-11-20',
    method: 'digital_identification',
    documentUsed: 'Passport NP4382915',
    result: 'verified',
  };
  await done(world.run(world.intern, 'record-identity', { request: id, person: marit, ...seen }));
  const path = `/api/collections/identity_verifications/records?filter=(request='${id}')`;
  const { body } = await world.request('GET', path, { who: world.intern });
  expect(body.items).toMatchObject([
    {
      verified_first_name: 'Marit',
      verified_last_name: 'Hoekstra',
      verifier_first_name: 'Ruben',
      verifier_last_name: 'Aerts',
      date: '2026-11-20',
      method: 'digital_identification',
      document_used: 'Passport NP4382915',
      result: 'verified',
    },
  ]);
  const { body: page } = await world.view(world.intern, 'entity', await subjectOf(id));
  expect(page.identities).toMatchObject([
    { verifiedFirstName: 'Marit', verifiedLastName: 'Hoekstra', verifierFirstName: 'Ruben', date: '2026-11-20' },
  ]);
});

test('a version is a draft, then submitted, then superseded by the next [ENTY-48]', async () => {
  for (const type of ['business', 'individual'] as const) {
    const table = type === 'business' ? 'kyc_businesses_details' : 'kyc_individuals_details';
    const id = await onboardingAt(world, 'approved', type);
    const states = async () => {
      const rows = await world.store.reader.find(table, 'request = {:id}', { id }, { sort: 'number,@rowid' });
      return rows.map((row) => row.state);
    };
    expect(await states()).toEqual(['draft']);
    const again = await onboardingAt(world, 'corrections', type);
    const before = await world.store.reader.find(table, 'request = {:again}', { again }, { sort: 'number,@rowid' });
    expect(before.map((row) => row.state)).toEqual(['submitted', 'draft']);
    const open = await world.store.reader.find('gk_corrections', 'request = {:again}', { again });
    for (const { id: correction } of open) {
      await done(world.run(world.client, 'answer-correction', { correction, answer: 'Done.' }));
    }
    await done(world.run(world.client, 'submit', { request: again }));
    const after = await world.store.reader.find(table, 'request = {:again}', { again }, { sort: 'number,@rowid' });
    expect(after.map((row) => row.state)).toEqual(['superseded', 'submitted']);
  }
});

test('a legal entity has its ownership chart document, and the description of its activities [ENTY-14, ENTY-16]', async () => {
  const id = await onboardingAt(world, 'approved');
  const chart = { request: id, owner: 'subject', type: 'ownership' };
  const { doc } = await done(world.upload(world.client, chart, 'scan-three-pages.pdf'));
  const row = await world.store.reader.first('kyc_businesses_docs', 'doc = {:doc}', { doc });
  expect(row).toMatchObject({ type: 'ownership', current: true, request: id });
  const draft = await world.store.reader.first('kyc_businesses_details', 'request = {:id} && state = "draft"', { id });
  const section = 'activities';
  const revision = draft?.section_states?.[section]?.revision ?? 0;
  const values = {
    description: 'We rent out homes and shops.',
    details: [{ sbi: '6820', edition: '2025' }],
    main: '6820',
  };
  await done(world.run(world.client, 'save-kyc-section', { request: id, section, revision, values }));
  const saved = await world.store.reader.first('kyc_businesses_details', 'request = {:id} && state = "draft"', { id });
  expect(saved?.activities).toMatchObject({ description: 'We rent out homes and shops.', main: '6820' });
  expect(await accessOf(world, id)).not.toBe('');
});

test('archiving an onboarding ends the subscription of its institution only [SUB-04, SUB-05]', async () => {
  const id = await onboardingAt(world, 'completed', 'individual');
  const { org, individual } = await requestRow(world, id);
  const watch = { individual, level: 'screening', cadence: 'monthly', next_run: '2026-12-21 10:00:00.000Z' } as const;
  const own = await make(world, 'gk_subscriptions', { ...watch, org, status: 'active', last_result: 'No hits' });
  const paused = await make(world, 'gk_subscriptions', { ...watch, org, status: 'paused' });
  const theirs = await make(world, 'gk_subscriptions', { ...watch, org: world.otherOrg, status: 'active' });
  const read = (row: { id: string }) =>
    world.request('GET', `/api/collections/gk_subscriptions/records/${row.id}`, { who: world.intern });
  expect((await read(own)).body).toMatchObject({ ...watch, org, subject: individual, last_result: 'No hits' });
  await done(world.run(world.gatekeeper, 'archive', { request: id }));
  expect((await read(own)).body.status).toBe('ended');
  expect((await read(paused)).body.status).toBe('ended');
  expect((await read(theirs)).body.status).toBe('active');
});

test('a subscription has one of three levels and is active, paused or ended [SUB-04]', async () => {
  const { org, business } = await requestRow(world, request);
  const good = { org, business, level: 'screening', cadence: 'daily', status: 'active' } as const;
  const before = await world.store.reader.count('gk_subscriptions', '');
  for (const bad of [{ level: 'everything' }, { cadence: 'hourly' }, { status: 'sleeping' }, { business: '' }]) {
    await expect(make(world, 'gk_subscriptions', { ...good, ...bad } as never)).rejects.toThrow();
  }
  expect(await world.store.reader.count('gk_subscriptions', '')).toBe(before);
});

async function subjectOf(id: string) {
  return { subject: (await requestRow(world, id)).subject, request: id };
}

test('a screening result of an unavailable provider is stored with its error and stays pending [SCR-10]', async () => {
  const id = await onboardingAt(world, 'submitted', 'individual');
  const { subject } = await requestRow(world, id);
  const target = { request: id, subject, kind: 'person', target: 'subject', name: 'Aoife Brennan' } as const;
  await make(world, 'statuses_screening', { ...target, status: 'pending', error: 'The list could not be fetched.' });
  const { body } = await world.view(world.intern, 'entity', { subject, request: id });
  expect(body.personScreening.value).toMatchObject([{ status: 'pending', error: 'The list could not be fetched.' }]);
  const word = body.statuses.find((line: { check: string }) => line.check === 'person_screening');
  expect(word.status).toBe('pending');
  const result = { request: id, kind: 'person', target: 'subject', ...clear };
  await done(world.run(world.intern, 'record-screening', result));
  const { body: after } = await world.view(world.intern, 'entity', { subject, request: id });
  expect(after.personScreening.value).toMatchObject([{ status: 'clear', error: '' }]);
});
