import type { AccessStatus } from '@dossier/domain/access-request';
import type { Check, CheckStatus, DerivedStatus, ShownStatus, VerificationStatus } from '@dossier/domain/checks';
import type { DocumentPurpose, DocumentType } from '@dossier/domain/documents';
import type {
  FormDocument,
  IdentityMethod,
  KycAnswers,
  KycIssue,
  KycSection,
  OwnershipAnswers,
} from '@dossier/domain/kyc-form/answers';
import type { ClientWord, OnboardingStatus, OnboardingType, Outcome, WaitingOn } from '@dossier/domain/onboarding';
import type { MoveName } from '@dossier/domain/onboarding-machine';
import type { OwnershipResult } from '@dossier/domain/ownership/ubo';
import type { PortalName } from '@dossier/domain/portal';
import type {
  Agreement,
  FactReason,
  HitBand,
  HitChange,
  HitField,
  HitState,
  ListFormat,
  ListKind,
  ListSchedule,
  LoadProblem,
  LoadState,
  RunState,
  SubscriptionCadence,
  SubscriptionLevel,
  SubscriptionResult,
  SubscriptionStatus,
} from '@dossier/domain/screening';
import type { ListVersion, RegisterAnswer } from '../collections/shapes.ts';
import type { DraftValues, InviteMail } from '../workflows/contracts.ts';
import type { FileAnswer } from './view.ts';

/** A value behind a gate: there, or the word that stands in its place and since when it is asked. */
export type Gated<T> =
  | { readonly open: true; readonly value: T }
  | { readonly open: false; readonly why: DerivedStatus };

export interface Figure {
  readonly value: number;
  /** The same figure seven days ago. */
  readonly lastWeek: number;
}

/** One line of "Waiting for you". `why` is a text key's last part: `answer`, `access-rejected`, `no-activity`, `draft`, `unassigned`, `mine`, `deadline`. */
export interface WaitingRow {
  readonly request: string;
  readonly subject: string;
  readonly name: string;
  readonly reference: string;
  readonly why: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly deadline: string;
  readonly status: OnboardingStatus;
}

/** A line of Recent Activity or History. `action` names the sentence: `events:<action>`. */
export interface HistoryEvent {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly kind: string;
  readonly actorName: string;
  readonly actorIsMe: boolean;
  readonly portal: PortalName | '';
  readonly request: string;
  readonly subject: string;
  readonly subjectName: string;
  readonly facts: Readonly<Record<string, string>>;
  /** Absent behind a gate: then `why` says so. */
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
  readonly why?: DerivedStatus;
}

export interface Dashboard {
  readonly figures: {
    readonly openRequests: Figure;
    readonly inReview: Figure;
    readonly completed: Figure;
    readonly activeSubscriptions: Figure;
  };
  readonly waiting: readonly WaitingRow[];
  readonly waitingTotal: number;
  readonly activity: readonly HistoryEvent[];
  /** Interns: how much there is and who has it. */
  readonly desk?: {
    readonly unassigned: number;
    readonly mine: number;
    readonly waiting: number;
    readonly overdue: number;
    readonly workload: readonly { readonly id: string; readonly name: string; readonly count: number }[];
    /** Lists whose newest load was not taken over, and that there is no list at all. */
    readonly lists: { readonly problems: readonly ListProblem[]; readonly inForce: number };
  };
  /** Open alerts of monitoring that the viewer may know of, the most urgent first, a few. */
  readonly alerts: readonly AlertRow[];
  readonly alertsTotal: number;
}

export interface ListProblem {
  readonly list: string;
  readonly name: string;
  readonly at: string;
  readonly problem: LoadProblem;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface OnboardingRow {
  readonly id: string;
  readonly number: string;
  readonly subject: string;
  readonly name: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly type: OnboardingType;
  readonly reference: string;
  readonly status: OnboardingStatus;
  readonly waitingOn: WaitingOn | '';
  readonly outcome: Outcome | '';
  readonly deadline: string;
  readonly assigned: { readonly id: string; readonly name: string } | null;
  readonly org: { readonly id: string; readonly name: string };
  readonly submittedAt: string;
  readonly archivedAt: string;
  readonly updated: string;
  /** The moves that the viewer has. */
  readonly moves: readonly MoveName[];
}

export interface ListParams {
  /** Words of name, reference or registration number. */
  readonly search?: string;
  /** A column of OnboardingRow, `-` before it for descending. */
  readonly sort?: string;
  /** From 0; windows of the virtual table. */
  readonly offset?: number;
  /** At most 200. */
  readonly limit?: number;
  readonly org?: string;
  readonly type?: OnboardingType;
}

export interface OnboardingList {
  readonly items: readonly OnboardingRow[];
  readonly total: number;
  /** Rows per status under the same search. */
  readonly counts: Readonly<Record<OnboardingStatus, number>>;
}

export const queueTabs = ['unassigned', 'mine', 'waiting', 'overdue', 'all'] as const;
export type QueueTab = (typeof queueTabs)[number];

export interface QueueList {
  readonly items: readonly OnboardingRow[];
  readonly total: number;
  readonly counts: Readonly<Record<QueueTab, number>>;
  readonly orgs: readonly { readonly id: string; readonly name: string }[];
  readonly interns: readonly { readonly id: string; readonly name: string }[];
}

export interface Registration {
  readonly source: 'register' | 'client';
  readonly name: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly legalForm: string;
  readonly legalFormName: string;
  readonly address: RegisterAnswer['address'] | null;
  readonly registeredSince: string;
  readonly vatNumber: string;
  readonly website: string;
  readonly listed: boolean | null;
  readonly registerName: string;
  readonly registerCheckedAt: string;
  readonly earlierAddresses: readonly { readonly address: RegisterAnswer['address']; readonly since: string }[];
}

/** A natural person as the subject. */
export interface IndividualFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  readonly country: string;
  readonly birthDate: string;
  readonly nationality: string;
  readonly countryOfResidence: string;
}

export interface Activity {
  readonly code: string;
  readonly edition: '2008' | '2025';
  readonly nl: string;
  readonly en: string;
  readonly main: boolean;
  readonly source: 'register' | 'client';
}

export interface AssociatedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly function: string;
  readonly isUbo: boolean;
  readonly isStandIn: boolean;
  readonly isRepresentative: boolean;
  readonly isPrimaryContact: boolean;
  readonly countryOfResidence: string;
  readonly birthDate: string;
  readonly nationality: string;
  readonly identity: VerificationStatus;
}

export interface DocumentRow {
  /** Id of kyc_docs. */
  readonly doc: string;
  /** Id of the row in kyc_businesses_docs or kyc_individuals_docs; '' for an institution's own document. */
  readonly document: string;
  readonly name: string;
  readonly type: DocumentType;
  readonly purpose: DocumentPurpose | '';
  readonly kind: string;
  /** Subject or person. */
  readonly owner: string;
  readonly ownerName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly pages: number;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly verification: VerificationStatus;
  readonly verifiedBy: string;
  readonly updated: string;
  readonly reason: string;
  readonly version: number;
  readonly versions: number;
  readonly uploadedBy: string;
  readonly uploadedAt: string;
  /** `vault` of the client, or `institution`: added to the onboarding by its own staff. */
  readonly origin: 'vault' | 'institution';
}

/** Whom the lists were asked for. */
export interface ScreeningQuery {
  readonly type: 'person' | 'company';
  readonly name: string;
  readonly otherNames: readonly string[];
  /** ISO date or ''. */
  readonly birthDate: string;
  /** ISO 3166-1 alpha-2, or ''. */
  readonly country: string;
}

export interface ScreeningRow {
  readonly id: string;
  readonly kind: 'company' | 'person';
  readonly target: string;
  readonly name: string;
  readonly status: CheckStatus;
  readonly openHits: number;
  readonly lists: readonly ListVersion[];
  readonly runAt: string;
  readonly reason: string;
  /** Why nothing could be said: `no-list`, `engine-failed`, `provider-not-reached`, `too-many-hits`; ''. The status is then pending. */
  readonly error: string;
  readonly by: string;
  /** Newest first: the band `alert` before `review`, then by score. */
  readonly hits: readonly ScreeningHit[];
  /** `hand`: recorded by a person. `engine`: our own. `provider`: the outside one. */
  readonly source: 'hand' | 'engine' | 'provider';
  /** Entries from here on alert. Unit: 0 to 1; 0 when recorded by hand. */
  readonly threshold: number;
  /** Null when recorded by hand. */
  readonly query: ScreeningQuery | null;
  /** Edition of the comparing; '' when recorded by hand. */
  readonly algorithm: string;
  /** Clear, but older than the newest list by more than seven days. */
  readonly stale: boolean;
  /** When monitoring last held this name against the lists and found nothing new; ''. */
  readonly monitoredAt: string;
  /** Date of the newest list in force, for the sentence of `stale`; ''. */
  readonly newestListDate: string;
}

/** One comparison that went into a score. `score`: 0 to 1 for words, points added or taken for the rest. */
export interface HitReason {
  /** A code of the engine: `exact`, `same-name`, `transliteration`, `nickname`, `spelling`, `sound`, `birth-date-conflict` … */
  readonly code: string;
  readonly query: string;
  readonly listed: string;
  readonly score: number;
}

/** One line of the table file / list / compared. */
export interface HitFact {
  readonly field: HitField;
  /** As data: names, ISO dates and parts of dates (`1970`, `1970-04`, `~1970`, `1965/1969`), ISO country codes, `male`/`female`. */
  readonly inFile: readonly string[];
  readonly onList: readonly string[];
  readonly compared: Agreement;
  readonly reason: FactReason;
  /** For the sentence: `inFile`, `onList` (words), `years`, `countries`. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** What was decided about this entry before, in this file or another of the same subject. */
export interface EarlierDecision {
  readonly state: HitState;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  readonly request: string;
  readonly reference: string;
  /** Empty: it still holds. Otherwise why the hit is open again, and which facts are other ones now. */
  readonly changed: readonly HitChange[];
  readonly changedFields: readonly HitField[];
}

export interface ScreeningHit {
  readonly id: string;
  /** Name of the list. */
  readonly list: string;
  readonly listId: string;
  readonly listKind: ListKind;
  readonly listVersion: string;
  /** ISO date or ''. */
  readonly listDate: string;
  /** The list's own number of the entry. */
  readonly entryId: string;
  readonly entryName: string;
  /** Where the list's owner shows this entry; '' when there is no such page. */
  readonly link: string;
  /** The whole entry as the list gives it. */
  readonly entry: Readonly<Record<string, unknown>>;
  /** 0 to 1. */
  readonly score: number;
  readonly band: HitBand;
  readonly reasons: readonly HitReason[];
  readonly facts: readonly HitFact[];
  readonly state: HitState;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  /** The decision was taken over from an earlier one that still holds. */
  readonly carried: boolean;
  /** It was taken over from another institution's file: by whom, when and why stays with the desk. */
  readonly isFromElsewhere: boolean;
  readonly earlier: EarlierDecision | null;
  /** The same entry where it still waits for a decision, this hit not included. Interns only. */
  readonly same: readonly {
    readonly hit: string;
    readonly request: string;
    readonly reference: string;
    readonly name: string;
    readonly subjectName: string;
    readonly isInThisFile: boolean;
  }[];
}

/** The newest run of the lists over a whole file. Interns only. */
export interface ScreeningRun {
  readonly id: string;
  readonly state: RunState;
  readonly askedAt: string;
  readonly endedAt: string;
  readonly done: number;
  readonly total: number;
  /** As `ScreeningRow.error`. */
  readonly error: string;
}

export interface ScreeningList {
  readonly id: string;
  readonly name: string;
  readonly kind: ListKind;
  readonly format: ListFormat;
  /** '' before the first load. */
  readonly version: string;
  readonly date: string;
  readonly entries: number;
  readonly loadedAt: string;
  /** Leads only; '' for others. */
  readonly address: string;
  readonly schedule: ListSchedule;
  readonly nextLoadAt: string;
  /** The newest load that ended. */
  readonly last: ListLoad | null;
  /** The load that is under way. */
  readonly running: ListLoad | null;
  /** The newest load was not taken over: the version above is an older one. */
  readonly isFailing: boolean;
  /** Newest first, at most 50. */
  readonly loads: readonly ListLoad[];
}

export interface ListLoad {
  readonly id: string;
  readonly state: LoadState;
  readonly source: 'upload' | 'address' | 'command' | 'demo';
  /** Name of the file, or the address's host. */
  readonly from: string;
  readonly by: string;
  readonly startedAt: string;
  readonly endedAt: string;
  /** Entries read so far, or in all. */
  readonly entries: number;
  /** What the last good version had, to draw progress with; 0 when unknown. */
  readonly expected: number;
  readonly version: string;
  readonly date: string;
  readonly badCount: number;
  readonly problem: LoadProblem | '';
  /** For the sentence: `before`, `found`, `expected`, `status`, `detail`. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** An outside service that answers in yente's shape. */
export interface ScreeningProvider {
  readonly isOn: boolean;
  /** Leads only; '' for others. */
  readonly address: string;
  readonly dataset: string;
  /** Whether a key is stored; the key itself never leaves the server. */
  readonly hasKey: boolean;
}

export interface SubscriptionRow {
  readonly id: string;
  readonly subject: string;
  readonly name: string;
  readonly type: OnboardingType;
  readonly country: string;
  readonly registrationNumber: string;
  readonly org: { readonly id: string; readonly name: string };
  /** The completed onboarding that it goes on from. */
  readonly request: { readonly id: string; readonly reference: string };
  readonly level: SubscriptionLevel;
  readonly cadence: SubscriptionCadence;
  readonly recipients: readonly { readonly id: string; readonly name: string }[];
  readonly status: SubscriptionStatus;
  readonly since: string;
  readonly nextRun: string;
  readonly lastRunAt: string;
  readonly lastResult: SubscriptionResult | '';
  /** The lists of the last run. */
  readonly lists: readonly ListVersion[];
  readonly watched: { readonly companies: number; readonly people: number };
  /** Newest first: what the runs found. */
  readonly alerts: readonly AlertRow[];
  readonly runs: number;
  /** Whether the viewer may change it. */
  readonly mayChange: boolean;
}

export interface AlertRow {
  readonly id: string;
  readonly subscription: string;
  readonly subject: string;
  readonly subjectName: string;
  readonly request: string;
  readonly reference: string;
  readonly org: { readonly id: string; readonly name: string };
  readonly kind: 'screening-hit';
  /** For the sentence: `names` (who), `lists`, `count`. */
  readonly facts: Readonly<Record<string, string | number>>;
  readonly openedAt: string;
  /** ISO date. */
  readonly due: string;
  readonly state: 'open' | 'closed';
  readonly reason: string;
  readonly closedBy: string;
  readonly closedAt: string;
  readonly mayClose: boolean;
}

export interface VerifiedIdentity {
  readonly id: string;
  readonly person: string;
  readonly verifiedFirstName: string;
  readonly verifiedLastName: string;
  readonly verifierFirstName: string;
  readonly verifierLastName: string;
  readonly date: string;
  readonly method: IdentityMethod;
  readonly documentUsed: string;
  readonly result: 'verified' | 'failed';
  readonly reason: string;
}

export interface RiskIndicator {
  readonly id: string;
  readonly rule: string;
  readonly textKey: string;
  readonly severity: 'low' | 'medium' | 'high';
  readonly data: Readonly<Record<string, unknown>>;
  readonly foundAt: string;
}

export interface Correction {
  readonly id: string;
  readonly round: number;
  readonly target: string;
  /** What the target is called: `Passport of Joris van Rijsbergen`; parts for the sentence. */
  readonly label: Readonly<Record<string, string>>;
  readonly text: string;
  readonly status: 'open' | 'answered' | 'accepted';
  readonly answer: string;
  readonly askedAt: string;
  readonly askedBy: string;
}

/** What stands in the way of Complete, the guard's own answer. */
export interface Blocker {
  readonly code: 'check-not-final' | 'hit-open' | 'correction-open' | 'screening-failed' | 'document-pending';
  readonly check?: Check;
  readonly count: number;
  /** A reviewer cannot, a lead can with a reason. */
  readonly leadMayPass: boolean;
}

/** Everything on an entity page, in one answer: header, rail, overview, documents, screening. */
export interface Entity {
  readonly request: {
    readonly id: string;
    readonly number: string;
    readonly reference: string;
    readonly type: OnboardingType;
    readonly status: OnboardingStatus;
    readonly waitingOn: WaitingOn | '';
    readonly outcome: Outcome | '';
    readonly deadline: string;
    readonly round: number;
    readonly scope: readonly Check[];
    readonly scopeNote: string;
    readonly transactionDescription: string;
    readonly description: string;
    /** Not for the client. */
    readonly remarks: string;
    readonly sourceOfFunds: boolean;
    readonly hasRepresentative: boolean;
    readonly requestedAt: string;
    readonly submittedAt: string;
    readonly completedAt: string;
    readonly archivedAt: string;
    readonly updated: string;
    readonly reason: string;
  };
  readonly subject: {
    readonly id: string;
    readonly name: string;
    readonly country: string;
    readonly number: string;
    readonly city: string;
    readonly legalForm: string;
    readonly legalFormName: string;
  };
  /** The viewer's onboardings of this subject, newest first, this one included. */
  readonly onboardings: readonly {
    readonly id: string;
    readonly number: string;
    readonly reference: string;
    readonly status: OnboardingStatus;
    readonly created: string;
  }[];
  readonly org: { readonly id: string; readonly name: string };
  readonly contact: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  } | null;
  readonly assigned: { readonly id: string; readonly name: string } | null;
  readonly moves: readonly MoveName[];
  readonly access: {
    readonly id: string;
    readonly status: AccessStatus;
    readonly askedAt: string;
    readonly decidedAt: string;
  } | null;
  readonly question: Correction | null;
  readonly corrections: readonly Correction[];
  readonly blockers: readonly Blocker[];
  /** Number and date of the frozen version shown; 0 before the first. For Interns `draft` says that the client is still at work. */
  readonly version: { readonly number: number; readonly submittedAt: string; readonly draft: boolean };
  readonly statuses: readonly {
    readonly check: Check;
    readonly status: ShownStatus;
    readonly required: boolean;
    readonly by: string;
    readonly at: string;
    readonly reason: string;
    readonly openHits: number;
  }[];
  readonly registration: Registration | null;
  readonly individual: IndividualFacts | null;
  readonly activities: { readonly description: string; readonly details: readonly Activity[] } | null;
  readonly ownership: Gated<{ readonly answers: OwnershipAnswers; readonly result: OwnershipResult } | null>;
  readonly people: Gated<readonly AssociatedPerson[]>;
  readonly funds: Gated<KycAnswers['funds'] | null>;
  readonly documents: Gated<readonly DocumentRow[]>;
  /** The institution's own, never gated for itself. */
  readonly ownDocuments: readonly DocumentRow[];
  readonly identities: readonly VerifiedIdentity[];
  /** Persons whose identity is or must be verified. */
  readonly identityPeople: readonly { readonly id: string; readonly name: string; readonly required: boolean }[];
  readonly companyScreening: Gated<readonly ScreeningRow[]>;
  readonly personScreening: Gated<readonly ScreeningRow[]>;
  /** Who must be screened, for recording by hand. Interns only; empty for others. */
  readonly screeningTargets: readonly {
    readonly kind: 'company' | 'person';
    readonly target: string;
    readonly name: string;
  }[];
  /** Interns only; null before the first and for others. */
  readonly screeningRun: ScreeningRun | null;
  readonly risk: Gated<readonly RiskIndicator[]>;
  readonly accelerated: { readonly updatedAt: string } | null;
  readonly counts: {
    readonly documents: number | null;
    readonly openHits: number | null;
    readonly subscriptions: number;
  };
}

export interface DocumentPage {
  readonly document: DocumentRow;
  readonly request: {
    readonly id: string;
    readonly subject: string;
    readonly subjectName: string;
    readonly status: OnboardingStatus;
  };
  /** What a reviewer compares: the client's answers that a document of this kind should show. `label` is a text key's last part. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly versions: readonly DocumentRow[];
  readonly previous: string;
  readonly next: string;
  readonly position: { readonly index: number; readonly total: number };
  readonly mayVerify: boolean;
  /** Why it cannot be verified: `extract-too-old`, or ''. */
  readonly problem: string;
}

export interface DocumentHistory {
  readonly owner: string;
  readonly ownerName: string;
  readonly kind: string;
  readonly subject: string;
  readonly subjectName: string;
  readonly versions: readonly (DocumentRow & {
    readonly usedIn: readonly { readonly id: string; readonly number: string; readonly reference: string }[];
  })[];
}

export interface SearchAnswer {
  readonly groups: readonly {
    readonly kind: 'subjects' | 'onboardings' | 'contacts' | 'documents';
    readonly total: number;
    readonly items: readonly {
      readonly id: string;
      readonly title: string;
      readonly detail: string;
      readonly subject: string;
      readonly request: string;
      readonly near: boolean;
    }[];
  }[];
}

/** One form of the client's list. */
export interface ClientFormRow {
  readonly request: string;
  readonly reference: string;
  readonly word: ClientWord;
  readonly org: { readonly name: string; readonly logo: string; readonly accent: string };
  readonly subjectName: string;
  readonly type: OnboardingType;
  readonly deadline: string;
  readonly sections: number;
  readonly complete: number;
  readonly access: { readonly id: string; readonly status: AccessStatus };
  /** The vault is complete and fresh: approve and confirm is all. */
  readonly accelerated: boolean;
  /** The viewer is no owner of the vault yet: the owners must admit them. */
  readonly needsOwner: boolean;
  readonly openCorrections: number;
}

export interface AccessRequestView {
  readonly id: string;
  readonly request: string;
  readonly reference: string;
  readonly requesterName: string;
  readonly org: { readonly name: string; readonly logo: string; readonly accent: string };
  readonly subjectName: string;
  readonly type: OnboardingType;
  readonly description: string;
  readonly status: AccessStatus;
  readonly mayDecide: boolean;
}

/** One form as the client fills it in. */
export interface ClientForm {
  readonly request: string;
  readonly reference: string;
  readonly type: OnboardingType;
  readonly word: ClientWord;
  readonly org: {
    readonly name: string;
    readonly logo: string;
    readonly accent: string;
    readonly supportText: string;
    readonly supportEmail: string;
    readonly supportPhone: string;
  };
  readonly subject: { readonly id: string; readonly name: string };
  readonly transactionDescription: string;
  readonly deadline: string;
  readonly sourceOfFunds: boolean;
  readonly hasRepresentative: boolean;
  readonly access: { readonly id: string; readonly status: AccessStatus };
  readonly sections: readonly KycSection[];
  readonly answers: Partial<KycAnswers>;
  readonly revisions: Readonly<Partial<Record<KycSection, number>>>;
  readonly savedAt: string;
  readonly documents: readonly FormDocument[];
  readonly issues: readonly KycIssue[];
  /** What the register says, with its date, to mark where answers came from. */
  readonly register: RegisterAnswer | null;
  readonly corrections: readonly Correction[];
  /** Sections and documents that may be changed now; all before the first submit. */
  readonly editable:
    | 'all'
    | 'none'
    | {
        readonly sections: readonly KycSection[];
        readonly documents: readonly string[];
        readonly people: readonly string[];
      };
  readonly verifiedPeople: readonly string[];
  readonly submittedAt: string;
  readonly maySubmit: boolean;
}

export interface BeforeSignIn {
  readonly desk: {
    readonly name: string;
    readonly supportText: string;
    readonly supportEmail: string;
    readonly supportPhone: string;
    readonly termsUrl: string;
    readonly privacyUrl: string;
  };
  readonly institution: {
    readonly name: string;
    readonly logo: string;
    readonly supportText: string;
    readonly supportEmail: string;
    readonly supportPhone: string;
  } | null;
  readonly providers: readonly { readonly name: string; readonly displayName: string }[];
}

/** The wizard's draft as it was left. */
export interface DraftView {
  readonly request: string;
  readonly number: string;
  readonly status: OnboardingStatus;
  readonly subject: string;
  readonly values: DraftValues;
  readonly documents: readonly DocumentRow[];
  readonly updated: string;
  readonly accelerated: { readonly updatedAt: string } | null;
  /** After send: the mail to the client in both languages. */
  readonly invite: Record<'en' | 'nl', InviteMail> | null;
}

export interface MyData {
  readonly vaults: readonly {
    readonly subject: string;
    readonly name: string;
    readonly role: 'owner' | 'helper';
    readonly updatedAt: string;
    readonly documents: number;
  }[];
  readonly accesses: readonly (AccessRequestView & { readonly decidedAt: string })[];
}

/** Parameters and answer of every view. A file answer is fetched, not parsed. */
/** What an institution used, counted from its own rows. */
export interface Usage {
  /** Oldest first, the running month last. `2026-11`. */
  readonly months: readonly {
    readonly month: string;
    readonly started: number;
    readonly completed: number;
    readonly documents: number;
  }[];
  readonly activeSubscriptions: number;
  /** Documents that the institution added to its onboardings, ever. */
  readonly documents: number;
  /** Who sent most onboardings in the running month. */
  readonly people: readonly { readonly name: string; readonly started: number }[];
}

/** A member of staff in the settings of an organisation. */
export interface StaffRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: string;
  readonly state: 'active' | 'invited' | 'closed';
  /** Date texts, or ''. */
  readonly invitedAt: string;
  readonly lastSeenAt: string;
  readonly isMe: boolean;
}

/** The settings of an institution, or of the desk itself (`id` ''). */
export interface OrganisationSettings {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly sector: string;
  readonly accent: string;
  readonly logo: string;
  readonly defaultLanguage: 'en' | 'nl';
  readonly supportText: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly roles: readonly string[];
  readonly users: readonly StaffRow[];
  readonly mayManage: boolean;
  /** What an intern can choose between; empty for everybody else. */
  readonly organisations: readonly { readonly id: string; readonly name: string }[];
}

export interface Views {
  dashboard: { params: Record<string, never>; answer: Dashboard };
  onboardings: { params: ListParams & { status?: OnboardingStatus }; answer: OnboardingList };
  queue: { params: ListParams & { tab?: QueueTab; status?: OnboardingStatus }; answer: QueueList };
  /** `request` chooses an older onboarding; without it the newest of the viewer. */
  entity: { params: { subject: string; request?: string }; answer: Entity };
  'entity-history': {
    params: { subject: string; request?: string; kind?: string; actor?: string; before?: string };
    answer: {
      events: readonly HistoryEvent[];
      counts: Readonly<Record<string, number>>;
      actors: readonly { readonly id: string; readonly name: string }[];
      more: boolean;
    };
  };
  document: { params: { doc: string; subject: string; request?: string }; answer: DocumentPage };
  'document-file': { params: { doc: string; download?: boolean }; answer: FileAnswer };
  'document-history': { params: { owner: string; kind: string; subject: string }; answer: DocumentHistory };
  report: { params: { request: string }; answer: FileAnswer };
  'download-all': { params: { request: string }; answer: FileAnswer };
  'registry-search': {
    params: { q: string; country?: string };
    answer: {
      hits: readonly (RegisterAnswer & {
        readonly key: string;
        readonly near: boolean;
        readonly vaultUpdatedAt: string;
      })[];
      total: number;
    };
  };
  sbi: {
    params: { q?: string; codes?: string; edition?: '2008' | '2025' };
    answer: {
      rows: readonly {
        readonly code: string;
        readonly edition: '2008' | '2025';
        readonly nl: string;
        readonly en: string;
      }[];
      total: number;
    };
  };
  search: { params: { q: string; kind?: string }; answer: SearchAnswer };
  'client-forms': {
    params: Record<string, never>;
    answer: { forms: readonly ClientFormRow[]; accessRequests: readonly AccessRequestView[] };
  };
  /** By onboarding, or by access for the access-request screen. */
  'client-form': { params: { request: string }; answer: ClientForm };
  'access-request': { params: { access: string }; answer: AccessRequestView };
  'my-data': { params: Record<string, never>; answer: MyData };
  'my-answers': { params: { request: string }; answer: FileAnswer };
  'before-sign-in': { params: { formId?: string }; answer: BeforeSignIn };
  'earlier-documents': {
    params: { request: string; q?: string };
    answer: {
      documents: readonly (DocumentRow & {
        readonly from: { readonly request: string; readonly reference: string; readonly name: string };
      })[];
    };
  };
  draft: { params: { request: string }; answer: DraftView };
  /** `org` is an intern's choice: '' for the desk itself. */
  organisation: { params: { org?: string }; answer: OrganisationSettings };
  usage: { params: Record<string, never>; answer: Usage };
  'screening-lists': {
    params: Record<string, never>;
    answer: {
      lists: readonly ScreeningList[];
      /** May the viewer change any of it? */
      mayChange: boolean;
      provider: ScreeningProvider;
      /** Rescreening of subscribed clients against new versions, while it is under way. */
      rescreening: { readonly done: number; readonly total: number; readonly startedAt: string } | null;
    };
  };
  'screening-load': {
    params: { load: string };
    answer: {
      load: ListLoad;
      listName: string;
      bad: readonly { readonly record: string; readonly problem: string }[];
    };
  };
  subscriptions: {
    params: { subject?: string };
    answer: {
      /** Active ones first, the next run first; at most 500. */
      items: readonly SubscriptionRow[];
      total: number;
      /** Who of the viewer's organisation can get the alerts. Gatekeepers only. */
      colleagues: readonly { readonly id: string; readonly name: string; readonly email: string }[];
      /** Completed onboardings that are not watched yet: what a new one can start from. Gatekeepers only. */
      candidates: readonly {
        readonly request: string;
        readonly subject: string;
        readonly name: string;
        readonly type: OnboardingType;
        readonly country: string;
        readonly registrationNumber: string;
        readonly reference: string;
        readonly completedAt: string;
      }[];
    };
  };
}
