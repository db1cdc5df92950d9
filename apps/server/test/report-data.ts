import { checks } from '@dossier/domain/checks';
import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import type { Entity } from '@dossier/domain/contracts/answers/entity';
import type { ScreeningHit, ScreeningRow } from '@dossier/domain/contracts/answers/screening';
import type { OwnershipAnswers } from '@dossier/domain/kyc-form/answers';
import type { KycForm } from '@dossier/domain/kyc-form/form';
import { sectionsOf } from '@dossier/domain/kyc-form/sections';
import { computeOwnership } from '@dossier/domain/ownership/ubo';
import { businessForm, joris, marit } from '@dossier/domain/testing/sample-form';
import type { AnswersData } from '../src/reports/my-answers.ts';
import type { ReportData, ReportedEvent } from '../src/reports/report-data.ts';

export type ReportEntity = ReportData['entity'];
type Changes = { readonly [K in keyof Omit<ReportData, 'entity'>]?: ReportData[K] } & {
  readonly entity?: Partial<ReportEntity>;
};

const subjectName = 'Zilverlinde Vastgoed B.V.';
const subjectId = 'subjectzilver01';
const moment = '2026-11-20 14:30:00.000Z';
const closed = { open: false, why: 'access required' } as const;
const opened = <T>(value: T) => ({ open: true as const, value });

/** Ownership of a form with its result, as the report takes it. */
export function ownershipOf(answers: OwnershipAnswers, today = '2026-11-21') {
  return opened({ answers, result: computeOwnership(answers, { clientName: subjectName, today }) });
}

/** Natural persons with a direct share each. */
export function ownersWith(shares: readonly number[]): OwnershipAnswers {
  const ids = shares.map((_, at) => `owner${String(at).padStart(10, '0')}`);
  return {
    nodes: ids.map((id, at) => ({
      id,
      kind: 'person',
      firstName: 'Owner',
      lastName: `Number${at + 1}`,
      country: 'NL',
    })),
    edges: ids.map((owner, at) => ({ id: `e${at}`, owner, owned: 'client', share: shares[at] ?? 0, kind: 'shares' })),
  };
}

export function documentRow(more: Partial<DocumentRow> = {}): DocumentRow {
  const file = { name: 'extract.pdf', mediaType: 'application/pdf', size: 1000, pages: 2 };
  const dates = { issuedOn: '2026-11-02', expiresOn: '', updated: moment, verifiedAt: '', uploadedAt: moment };
  return {
    ...file,
    ...dates,
    doc: 'docextract00001',
    document: 'rowextract00001',
    type: 'registration',
    purpose: '',
    kind: 'registration',
    side: '',
    owner: subjectId,
    ownerName: subjectName,
    verification: 'verified',
    verifiedBy: 'Ruben Aerts',
    reason: '',
    version: 1,
    versions: 1,
    uploadedBy: 'Marit Hoekstra',
    scan: '',
    scanProblem: '',
    scanSignature: '',
    scannedAt: '',
    origin: 'vault',
    ...more,
  };
}

export function screeningHit(more: Partial<ScreeningHit> = {}): ScreeningHit {
  const list = { list: 'EU financial sanctions', listId: 'l', listVersion: '1', listDate: '', listKind: 'sanctions' };
  const entry = { entryId: 'EU.9914.27', entryName: 'Yoris van Reisbergen', link: '', entry: {} };
  const decision = { state: 'false_positive', reason: 'Born in Minsk.', by: 'Ruben Aerts', at: moment } as const;
  const origin = { carried: false, isFromElsewhere: false, earlier: null, same: [] };
  return {
    ...(list as Pick<ScreeningHit, keyof typeof list>),
    ...entry,
    ...decision,
    ...origin,
    id: 'h',
    score: 0.914,
    band: 'alert',
    reasons: [],
    facts: [],
    ...more,
  };
}

export function screeningRow(more: Partial<ScreeningRow> = {}): ScreeningRow {
  const lists = [{ name: 'EU financial sanctions', version: '2026-11-19', date: '2026-11-19' }];
  const engine = { source: 'engine', threshold: 0.8, query: null, algorithm: '5', error: '', stale: false } as const;
  return {
    ...engine,
    id: 's',
    kind: 'person',
    target: joris,
    name: 'Joris van Rijsbergen',
    status: 'clear',
    openHits: 0,
    lists,
    runAt: moment,
    reason: '',
    by: '',
    hits: [screeningHit()],
    monitoredAt: '',
    newestListDate: '',
    ...more,
  };
}

export function historyEvent(more: Partial<ReportedEvent> = {}): ReportedEvent {
  const about = { request: 'r', subject: subjectId, subjectName, facts: {}, changes: [] };
  const by = { actorName: 'Ruben Aerts', actorIsMe: false, portal: 'intern', actorOrg: '' } as const;
  return {
    id: 'e',
    number: 1,
    hash: 'e3b0',
    at: moment,
    action: 'onboarding-completed',
    kind: 'status',
    ...about,
    ...by,
    ...more,
  };
}

const sample = businessForm().answers;
const businessSections = sectionsOf('business');

function peopleOf(): Extract<Entity['people'], { open: true }> {
  const person = { isStandIn: false, isPrimaryContact: false, countryOfResidence: 'NL', nationality: 'NL' } as const;
  const birth = { birthDate: '1980-02-29' };
  return opened([
    {
      ...person,
      ...birth,
      id: marit,
      firstName: 'Marit',
      lastName: 'Hoekstra',
      function: 'Director',
      isUbo: true,
      isRepresentative: true,
      isPrimaryContact: true,
      identity: 'verified',
    },
    {
      ...person,
      ...birth,
      id: joris,
      firstName: 'Joris',
      lastName: 'van Rijsbergen',
      function: 'Shareholder',
      isUbo: true,
      isRepresentative: false,
      countryOfResidence: 'BE',
      identity: 'pending',
    },
  ]);
}

function requestOf(): ReportEntity['request'] {
  const dates = { requestedAt: moment, submittedAt: moment, completedAt: moment, archivedAt: '', updated: moment };
  return {
    ...dates,
    id: 'r',
    number: 'KV-17',
    reference: 'TR-2026-0431',
    type: 'business',
    status: 'completed',
    waitingOn: '',
    outcome: '',
    deadline: '2026-12-24',
    round: 1,
    scope: ['ownership', 'people', 'funds'],
    scopeNote: 'Also the lease.',
    transactionDescription: 'Purchase of an office building',
    remarks: 'SECRET-REMARK',
    sourceOfFunds: true,
    hasRepresentative: true,
    reason: '',
  };
}

function registrationOf(): NonNullable<Entity['registration']> {
  return {
    source: 'register',
    name: subjectName,
    country: 'NL',
    registrationNumber: '68412097',
    legalForm: 'BV',
    legalFormName: '',
    address: { street: 'Maliesingel', houseNumber: '214', postalCode: '3581 BT', city: 'Utrecht', country: 'NL' },
    registeredSince: '2017-03-01',
    vatNumber: 'NL004495445B01',
    website: 'https://zilverlinde.example',
    listed: false,
    registerName: subjectName,
    registerCheckedAt: moment,
    earlierAddresses: [],
  };
}

function identityOf(): Entity['identities'][number] {
  const people = { verifiedFirstName: 'Marit', verifiedLastName: 'Hoekstra' };
  const verifier = { verifierFirstName: 'Ruben', verifierLastName: 'Aerts' };
  const what = { date: '2026-11-20', method: 'video_call', documentUsed: 'Passport', result: 'verified' } as const;
  return { ...people, ...verifier, ...what, id: 'i', person: marit, reason: '' };
}

function statusesOf(): ReportEntity['statuses'] {
  const line = { required: true, by: 'Ruben Aerts', at: moment, reason: '', openHits: 0 };
  return checks.map((check) => ({ ...line, check, status: check === 'identity' ? 'pending' : 'approved' }));
}

/** The entity of a completed onboarding of a company, with something in every part. */
function completedEntity(): ReportEntity {
  const activity = { code: '6820', edition: '2025', nl: 'Verhuur van vastgoed', en: 'Letting of real estate' } as const;
  const head = { country: 'NL', number: '68412097', city: 'Utrecht', legalForm: 'BV', legalFormName: '' };
  return {
    request: requestOf(),
    subject: { id: subjectId, name: subjectName, ...head },
    org: { id: 'o', name: 'Kade & Vos Notarissen' },
    contact: null,
    delivery: null,
    assigned: { id: 'a', name: 'Ruben Aerts' },
    moves: [],
    access: { id: 'x', status: 'approved', askedAt: moment, decidedAt: moment, withdrawnAt: '' },
    question: null,
    corrections: [],
    blockers: [],
    problems: [],
    version: { number: 2, submittedAt: moment, draft: false },
    statuses: statusesOf(),
    registration: registrationOf(),
    individual: null,
    activities: { description: 'We rent out homes.', details: [{ ...activity, main: true, source: 'register' }] },
    ownership: ownershipOf(sample.ownership ?? {}),
    people: peopleOf(),
    funds: opened(sample.funds ?? null),
    documents: opened([documentRow()]),
    ownDocuments: [documentRow({ doc: 'docown000000001', name: 'deed.pdf', origin: 'institution', ownerName: '' })],
    identities: [identityOf()],
    identityPeople: [],
    companyScreening: opened([]),
    personScreening: opened([screeningRow()]),
    screeningTargets: [],
    screeningRun: null,
    risk: opened([
      {
        id: 'k',
        rule: 'holding-abroad',
        textKey: 'x',
        severity: 'medium',
        data: { companies: [{ name: 'Tessera', country: 'LU' }] },
        foundAt: moment,
      },
    ]),
    vault: { isManagedByOther: false, members: [], others: [] },
    accelerated: null,
    counts: { documents: 2, openHits: 0, subscriptions: 0 },
  };
}

/** A report of a completed onboarding of a company, with these changes. */
export function reportOf({ entity = {}, ...more }: Changes = {}): ReportData {
  return {
    language: 'en',
    deskName: 'Dossier',
    entity: { ...completedEntity(), ...entity },
    answers: { sections: businessSections, form: businessForm(), activityNames: { '2025 6820': 'Renting of homes' } },
    declaration: null,
    started: { by: 'Sanne de Wit', at: '2026-11-09 09:00:00.000Z' },
    accessGivenBy: 'Marit Hoekstra',
    earlierDocuments: [],
    notes: [{ at: moment, by: 'Sanne de Wit', side: 'institution', text: 'At the Maliesingel' }],
    events: [historyEvent()],
    historyEnd: { number: 1, hash: 'e3b0' },
    hashes: new Map([['docextract00001', '0123456789abcdef'.repeat(4)]]),
    monitoring: [],
    reads: [],
    moment,
    isCompleted: true,
    ...more,
  };
}

/** A report of a company that gave no answers, of an onboarding with nothing recorded; with these changes. */
export function emptyReport({ entity = {}, ...more }: Changes = {}): ReportData {
  const line = { required: true, by: '', at: '', reason: '', openHits: 0, status: 'pending' } as const;
  return reportOf({
    entity: {
      assigned: null,
      access: null,
      statuses: [{ ...line, check: 'registration' }],
      registration: null,
      activities: null,
      ownership: opened(null),
      people: opened([]),
      funds: opened(null),
      documents: opened([]),
      ownDocuments: [],
      identities: [],
      personScreening: opened([]),
      risk: opened([]),
      ...entity,
    },
    answers: { sections: businessSections, form: { ...businessForm(), answers: {}, documents: [] }, activityNames: {} },
    events: [],
    notes: [],
    isCompleted: false,
    ...more,
  });
}

export const closedPart = closed;

/** The client's copy of a complete business form, with these changes. */
export function answersOf({
  answers,
  documents,
  ...more
}: Partial<AnswersData> & Partial<Pick<KycForm, 'answers' | 'documents'>> = {}): AnswersData {
  const form = businessForm();
  return {
    language: 'en',
    orgName: 'Kade & Vos Notarissen',
    subjectName,
    reference: 'TR-2026-0431',
    sections: businessSections,
    form: { ...form, answers: answers ?? form.answers, documents: documents ?? form.documents },
    activityNames: { '2025 6820': 'Renting of homes' },
    moment,
    isSent: true,
    access: null,
    delegations: [],
    declaration: null,
    number: 1,
    ...more,
  };
}
