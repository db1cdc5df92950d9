import type { DraftValues, GivenDraft } from '@dossier/domain/contracts/shared/draft-values';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { businessAnswers, individualAnswers, joris, marit } from '@dossier/domain/testing/sample-form';
import type { RequestRow } from '../src/collections/rows.ts';
import { companyKey } from '../src/registry/registry.ts';
import { company, makeClient, makeContact, makeGatekeeper, makeIntern, makeOrg } from './factories.ts';
import { type Answer, type Person, startedLike, type TestApp } from './test-app.ts';

/** An installation with the accounts that tests need. */
export interface World extends TestApp, Accounts {}

/** Two institutions, the service organisation and two clients. */
interface Accounts {
  readonly org: string;
  readonly contact: string;
  readonly gatekeeper: Person;
  readonly admin: Person;
  readonly intern: Person;
  readonly lead: Person;
  readonly client: Person;
  /** Of another institution, and without a vault. */
  readonly otherGatekeeper: Person;
  readonly otherAdmin: Person;
  readonly otherClient: Person;
  readonly otherOrg: string;
}

export const clientEmail = 'marit@zilverlinde.example';

export const startWorld = startedLike(createAccounts);

/** Creates them in an empty installation. */
export async function createAccounts(test: TestApp): Promise<Accounts> {
  const org = await makeOrg(test, 'KV', 'Kade & Vos Notarissen');
  const other = await makeOrg(test, 'DB', 'Duinrand Bank');
  const contact = await makeContact(test, org.id, clientEmail);
  const lastSeen = '2026-11-01 10:00:00.000Z';
  return {
    org: org.id,
    otherOrg: other.id,
    contact: contact.id,
    gatekeeper: await makeGatekeeper(test, org.id, { first_name: 'Sanne', last_name: 'de Wit' }),
    admin: await makeGatekeeper(test, org.id, { role: 'admin', first_name: 'Ada', last_name: 'Min' }),
    otherGatekeeper: await makeGatekeeper(test, other.id),
    otherAdmin: await makeGatekeeper(test, other.id, { role: 'admin' }),
    intern: await makeIntern(test, { first_name: 'Ruben', last_name: 'Aerts' }),
    lead: await makeIntern(test, { role: 'lead', first_name: 'Lena', last_name: 'Ead' }),
    // Has signed in before, so the client owns a vault immediately after the invitation.
    client: await makeClient(test, {
      email: clientEmail,
      first_name: 'Marit',
      last_name: 'Hoekstra',
      last_seen_at: lastSeen,
    }),
    otherClient: await makeClient(test, { last_seen_at: lastSeen }),
  };
}

/** Calls a workflow that must succeed and returns its answer. */
export async function done(answer: Promise<Answer>) {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export type Type = 'business' | 'individual';

export function draftValues(world: World, type: Type, more: DraftValues = {}): DraftValues {
  const person = { firstName: 'Aoife', lastName: 'Brennan', documentNumber: 'PA1234567', country: 'IE' };
  return {
    client: type === 'business' ? { kind: 'business', company: company() } : { kind: 'individual', ...person },
    contact: world.contact,
    reference: 'TR-2026-0431',
    transactionDescription: 'Purchase of an office building',
    deadline: '2026-12-24',
    ...more,
  };
}

/** The values as the wizard sends them: of a company that is not typed only its key, and the register has the company. */
export async function chosenInRegister(world: World, values: DraftValues): Promise<GivenDraft> {
  const { client } = values;
  if (client?.kind !== 'business' || client.company.source === 'manual') return values;
  const { company } = client;
  const { name, country, authority, registrationNumber, address, source } = company;
  const number = registrationNumber.replace(/[^\p{L}\p{N}]/gu, '');
  const id = number === '' ? `name:${country}:${name}` : companyKey(country, authority, registrationNumber);
  const known = { tradeNames: [], status: 'active' as const, ...company, key: id };
  const row = {
    key: id,
    name,
    country,
    registration_number: registrationNumber,
    city: address.city,
    source,
    answer: known,
  };
  await world.store.transaction(async (records) => {
    const stored = await records.first('registry_companies', 'key = {:id}', { id });
    if (stored) await records.update('registry_companies', stored.id, row);
    else await records.create('registry_companies', row);
  });
  return { ...values, client: { kind: 'business', register: { provider: 'local', id } } };
}

/** Stages of an onboarding in tests, with the stage that precedes each. */
const stageTable = {
  draft: { after: undefined },
  requested: { after: 'draft' },
  refused: { after: 'requested' },
  approved: { after: 'requested' },
  submitted: { after: 'approved' },
  corrections: { after: 'submitted' },
  question: { after: 'submitted' },
  completed: { after: 'submitted' },
  closed: { after: 'completed' },
  cancelled: { after: 'requested' },
} as const;
export type Stage = keyof typeof stageTable;
export const stages = Object.keys(stageTable) as Stage[];

/** Brings an onboarding of the first institution to a stage, through the workflows. */
export async function onboardingAt(
  world: World,
  stage: Stage,
  type: Type = 'business',
  values: DraftValues = {},
): Promise<string> {
  const before = stageTable[stage].after;
  if (before === undefined) {
    const given = await chosenInRegister(world, draftValues(world, type, values));
    const { id } = await done(world.run(world.gatekeeper, 'save-draft', { values: given }));
    return id;
  }
  const id = await onboardingAt(world, before, type, values);
  await steps[stage](world, id);
  return id;
}

type Step = (world: World, request: string) => Promise<unknown>;

const steps: Readonly<Record<Exclude<Stage, 'draft'>, Step>> & { draft: Step } = {
  draft: async () => undefined,
  requested: (world, request) => done(world.run(world.gatekeeper, 'send', { request })),
  refused: async (world, request) =>
    done(world.run(world.client, 'refuse-access', { access: await accessOf(world, request) })),
  approved: async (world, request) =>
    done(world.run(world.client, 'approve-access', { access: await accessOf(world, request) })),
  submitted: async (world, request) => {
    await fillIn(world, request);
    await done(world.run(world.client, 'submit', { request }));
  },
  corrections: (world, request) =>
    done(
      world.run(world.intern, 'ask-client', {
        request,
        corrections: [{ target: 'section:contact', text: 'Call us.' }],
      }),
    ),
  question: (world, request) => done(world.run(world.intern, 'ask-institution', { request, question: 'Why?' })),
  completed: async (world, request) => {
    await settleChecks(world, request);
    await done(world.run(world.intern, 'complete', { request }));
  },
  closed: (world, request) => done(world.run(world.gatekeeper, 'archive', { request })),
  cancelled: (world, request) => done(world.run(world.gatekeeper, 'cancel', { request, reason: 'The sale is off.' })),
};

export async function requestRow(world: World, id: string): Promise<RequestRow> {
  return world.store.reader.need('gk_requests', id);
}

/** The client that was named as contact, as soon as the onboarding was sent. */
export const clientOf = async (world: World, request: string): Promise<Person> => ({
  id: (await requestRow(world, request)).client_user,
  collection: 'end_client_users',
});

export const subjectOf = async (world: World, request: string) => (await requestRow(world, request)).subject;

export async function accessOf(world: World, request: string): Promise<string> {
  const row = await world.store.reader.first(
    'gk_access',
    'request = {:request}',
    { request },
    { sort: '-created,-@rowid' },
  );
  return row?.id ?? '';
}

/** Saves one section from the current revision. */
export async function saveSection(
  world: World,
  request: string,
  section: KycSection,
  values: unknown,
): Promise<Answer> {
  const form = await draftRow(world, request);
  const revision = form?.section_states?.[section]?.revision ?? 0;
  return world.run(world.client, 'save-kyc-section', { request, section, revision, values });
}

export async function draftRow(world: World, request: string) {
  const { type } = await requestRow(world, request);
  const collection = type === 'business' ? 'kyc_businesses_details' : 'kyc_individuals_details';
  return world.store.reader.first(collection, 'request = {:request} && state = "draft"', { request });
}

const documents: Readonly<Record<Type, readonly Record<string, string>[]>> = {
  business: [
    { owner: 'subject', type: 'registration', issuedOn: '2026-11-02' },
    { owner: 'subject', type: 'ubo', issuedOn: '2026-11-02' },
    { owner: marit, type: 'other', purpose: 'identity' },
    { owner: joris, type: 'other', purpose: 'identity' },
  ],
  individual: [{ owner: 'subject', type: 'other', purpose: 'identity' }],
};

/** Fills in the complete form as its client, documents included. */
export async function fillIn(world: World, request: string): Promise<void> {
  const { type } = await requestRow(world, request);
  const answers = type === 'business' ? businessAnswers() : individualAnswers();
  for (const [section, values] of Object.entries(answers)) {
    await done(saveSection(world, request, section as KycSection, values));
  }
  for (const input of documents[type]) await done(world.upload(world.client, { request, ...input }));
}

/** Gives every check a final status, as an Intern. */
export async function settleChecks(world: World, request: string): Promise<void> {
  const { type } = await requestRow(world, request);
  const by = (verb: string, input: Record<string, unknown>) =>
    done(world.run(world.intern, verb, { request, ...input }));
  for (const document of await documentRows(world, request)) await by('verify-document', { document });
  const people = type === 'business' ? [marit, joris] : ['self'];
  const seen = { verifierFirstName: 'Ruben', verifierLastName: 'Aerts', date: '2026-11-20', method: 'video_call' };
  for (const person of people) await by('record-identity', { person, ...seen, result: 'verified' });
  for (const target of await screeningTargets(world, request)) await by('record-screening', { ...target, ...clear });
  if (type === 'individual') return;
  for (const check of ['registration', 'activities', 'ownership', 'people']) {
    await by('set-check', { check, seen: 'pending', status: 'approved' });
  }
}

export const clear = {
  status: 'clear',
  lists: [{ name: 'EU consolidated list', version: '2026-11-20', date: '2026-11-20' }],
  runOn: '2026-11-20',
  reason: 'No name comes near.',
};

export async function screeningTargets(world: World, request: string) {
  const { type } = await requestRow(world, request);
  if (type === 'individual') return [{ kind: 'person', target: 'subject' }];
  return [
    { kind: 'company', target: 'subject' },
    { kind: 'company', target: 'companyhoek0001' },
    { kind: 'person', target: marit },
    { kind: 'person', target: joris },
  ];
}

/** Ids of the vault rows of an onboarding's documents. */
export async function documentRows(world: World, request: string): Promise<string[]> {
  const own = await world.store.reader.find('kyc_businesses_docs', 'request = {:request} && current = true', {
    request,
  });
  const people = await world.store.reader.find('kyc_individuals_docs', 'request = {:request} && current = true', {
    request,
  });
  return [...own, ...people].map((row) => row.id);
}

/** Every stored row including mails and history, to assert that nothing changed. */
export async function snapshot(world: World): Promise<string> {
  await world.accessLog.settled();
  const rows: Record<string, unknown> = {};
  for (const name of world.store.collections.keys()) {
    rows[name] = await world.store.dialect.all(`SELECT * FROM "${name}" ORDER BY "id"`, []);
  }
  return JSON.stringify(rows);
}
