import { join } from 'node:path';
import { businessAnswers, individualAnswers, joris, marit } from '@dossier/domain/testing/sample-form';
import { run, upload, view } from './call.ts';
import { type Company, makeCompany, registerKey } from './company.ts';
import { root } from './desk.ts';
import {
  actAs,
  anIntern,
  create,
  type Institution,
  makeGatekeeper,
  makeInstitution,
  type Person,
  type Session,
  type StaffedDesk,
  unique,
} from './people.ts';

/** Stage of an onboarding. Each is reached from the one before it; see `stageTable`. */
const stageTable = {
  draft: undefined,
  requested: 'draft',
  refused: 'requested',
  approved: 'requested',
  filled: 'approved',
  submitted: 'filled',
  corrections: 'submitted',
  question: 'submitted',
  settled: 'submitted',
  completed: 'settled',
  closed: 'completed',
  cancelled: 'requested',
} as const;
export type Stage = keyof typeof stageTable;

export type SubjectType = 'business' | 'individual';

/** One onboarding with everyone who takes part in it. */
export interface Case {
  readonly desk: StaffedDesk;
  readonly type: SubjectType;
  readonly institution: Institution;
  readonly gatekeeper: Person;
  readonly intern: Person;
  /** Has an account from stage `requested`. */
  readonly client: Person;
  readonly company: Company;
  readonly reference: string;
  readonly request: string;
  /** The subject's id in the routes; '' in a draft. */
  subject: string;
  /** Their sessions, each signed in once. */
  as(person: Person): Promise<Session>;
}

export interface CaseOptions {
  readonly type?: SubjectType;
  /** Another onboarding with the same people. */
  readonly like?: Case;
  readonly institution?: Institution;
  readonly gatekeeper?: Person;
  readonly intern?: Person;
  readonly company?: Company;
  /** A person who already has an account. */
  readonly client?: Person;
  readonly values?: Record<string, unknown>;
  readonly language?: 'en' | 'nl';
  /** Default: staff are impersonated by the superuser. */
  readonly as?: Case['as'];
}

export const realFile = (name: string): string => join(root, 'apps/server/test/files', name);
/** A day in the future, ISO. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Brings a new onboarding to a stage through the workflows. */
export async function makeCase(desk: StaffedDesk, stage: Stage, options: CaseOptions = {}): Promise<Case> {
  const one = await draft(desk, options);
  for (const next of wayTo(stage)) await steps[next](one);
  return one;
}

/** Brings an onboarding from one stage to a later one. */
export async function advance(one: Case, from: Stage, to: Stage): Promise<void> {
  const passed = wayTo(from).length;
  for (const next of wayTo(to).slice(passed)) await steps[next](one);
}

function wayTo(stage: Stage): Exclude<Stage, 'draft'>[] {
  const before = stageTable[stage];
  return before === undefined ? [] : [...wayTo(before), stage as Exclude<Stage, 'draft'>];
}

async function draft(desk: StaffedDesk, options: CaseOptions): Promise<Case> {
  const { type = 'business', like, language = 'en' } = options;
  const institution = options.institution ?? like?.institution ?? (await makeInstitution(desk));
  const gatekeeper = options.gatekeeper ?? like?.gatekeeper ?? (await makeGatekeeper(desk, institution, { language }));
  const intern = options.intern ?? like?.intern ?? (await anIntern(desk, language));
  const company = options.company ?? (await makeCompany(desk));
  const as = options.as ?? ((person: Person) => actAs(desk, person));
  const names = { firstName: 'Marit', lastName: 'Hoekstra' };
  const email = options.client?.email ?? `marit.${unique()}@client.example`;
  const { token } = await as(gatekeeper);
  const contact = await create({ ...desk, token }, 'gk_contacts', {
    org: institution.id,
    first_name: names.firstName,
    last_name: names.lastName,
    email,
    phone: '+31612345678',
  });
  const reference = `TR-${unique().toUpperCase()}`;
  const person = { kind: 'individual', ...names, documentNumber: 'PA1234567', country: 'IE' };
  const values = {
    client: type === 'business' ? { kind: 'business', register: registerKey(company) } : person,
    contact: contact.id,
    reference,
    transactionDescription: 'Purchase of an office building',
    deadline: dayAhead(30),
    ...options.values,
  };
  const { id } = await run(desk, token, 'save-draft', { values });
  const client: Person = options.client ?? { portal: 'client', id: '', email, ...names };
  return { desk, type, institution, gatekeeper, intern, client, company, reference, request: id, subject: '', as };
}

/** The client's view of the access request. */
export async function accessOf({ desk, as, client, request }: Case): Promise<string> {
  const { forms } = await view(desk, (await as(client)).token, 'client-forms');
  return forms.find((form: { request: string }) => form.request === request).access.id;
}

const steps: Readonly<Record<Exclude<Stage, 'draft'>, (one: Case) => Promise<unknown>>> = {
  async requested(one) {
    const { token } = await one.as(one.gatekeeper);
    one.subject = (await run(one.desk, token, 'send', { request: one.request })).subject;
  },
  refused: async (one) =>
    run(one.desk, (await one.as(one.client)).token, 'refuse-access', { access: await accessOf(one) }),
  approved: async (one) =>
    run(one.desk, (await one.as(one.client)).token, 'approve-access', { access: await accessOf(one) }),
  filled: fillIn,
  submitted: async ({ desk, as, client, request }) => run(desk, (await as(client)).token, 'submit', { request }),
  corrections: async ({ desk, as, intern, request }) =>
    run(desk, (await as(intern)).token, 'ask-client', {
      request,
      corrections: [{ target: 'section:contact', text: 'Please give the number of your office.' }],
    }),
  question: async ({ desk, as, intern, request }) =>
    run(desk, (await as(intern)).token, 'ask-institution', { request, question: 'Which notary signs?' }),
  settled: settle,
  completed: async ({ desk, as, intern, request }) => run(desk, (await as(intern)).token, 'complete', { request }),
  closed: async ({ desk, as, gatekeeper, request }) => run(desk, (await as(gatekeeper)).token, 'archive', { request }),
  cancelled: async ({ desk, as, gatekeeper, request }) =>
    run(desk, (await as(gatekeeper)).token, 'cancel', { request, reason: 'The sale is off.' }),
};

const documents: Readonly<Record<SubjectType, readonly Record<string, string>[]>> = {
  business: [
    { owner: 'subject', type: 'registration', issuedOn: dayAhead(-20) },
    { owner: 'subject', type: 'ubo', issuedOn: dayAhead(-20) },
    { owner: marit, type: 'other', purpose: 'identity' },
    { owner: joris, type: 'other', purpose: 'identity' },
  ],
  individual: [{ owner: 'subject', type: 'other', purpose: 'identity' }],
};

/** Fills in the complete form as its client, documents included. */
async function fillIn({ desk, as, client, company, request, type }: Case): Promise<void> {
  const { token } = await as(client);
  const answers = type === 'business' ? businessAnswers(client, company) : individualAnswers(client);
  const { revisions } = await view(desk, token, 'client-form', { request });
  for (const [section, values] of Object.entries(answers)) {
    await run(desk, token, 'save-kyc-section', { request, section, revision: revisions[section] ?? 0, values });
  }
  for (const input of documents[type]) await upload(desk, token, { request, ...input }, realFile('card.png'));
}

export const clear = {
  status: 'clear',
  lists: [{ name: 'EU consolidated list', version: '2026-11-20', date: '2026-11-20' }],
  runOn: '2026-11-20',
  reason: 'No name comes near.',
};

/** Gives every check a final status, as an Intern. */
async function settle(one: Case): Promise<void> {
  await finalizeChecksExceptScreening(one);
  const { desk, as, intern, request, subject } = one;
  const { token } = await as(intern);
  const { screeningTargets } = await view(desk, token, 'entity', { subject, request });
  for (const { kind, target } of screeningTargets)
    await run(desk, token, 'record-screening', { request, kind, target, ...clear });
}

/** The same without screening, which runs automatically where a list is active. */
export async function finalizeChecksExceptScreening({ desk, as, intern, request, subject, type }: Case): Promise<void> {
  const { token } = await as(intern);
  const by = (verb: string, input: object) => run(desk, token, verb, { request, ...input });
  const entity = await view(desk, token, 'entity', { subject, request });
  for (const { document } of entity.documents.value) if (document) await by('verify-document', { document });
  const seen = { verifierFirstName: 'Ruben', verifierLastName: 'Aerts', date: '2026-11-20', method: 'video_call' };
  for (const { id } of entity.identityPeople) await by('record-identity', { person: id, ...seen, result: 'verified' });
  if (type === 'individual') return;
  for (const check of ['registration', 'activities', 'ownership', 'people']) {
    await by('set-check', { check, seen: 'pending', status: 'approved' });
  }
}
