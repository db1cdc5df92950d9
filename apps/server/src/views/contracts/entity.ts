import type { AccessStatus } from '@dossier/domain/access-request';
import type { Check, ShownStatus, VerificationStatus } from '@dossier/domain/checks';
import type { IdentityMethod, KycAnswers, OwnershipAnswers } from '@dossier/domain/kyc-form/answers';
import type { OnboardingStatus, OnboardingType, Outcome, WaitingOn } from '@dossier/domain/onboarding';
import type { MoveName } from '@dossier/domain/onboarding-machine';
import type { OwnershipResult } from '@dossier/domain/ownership/ubo';
import type { Blocker } from '../../case/blockers.ts';
import type { Gated } from '../../case/gates.ts';
import type { RegisterAnswer } from '../../collections/shapes.ts';
import type { DocumentRow } from './documents.ts';
import type { ScreeningRow, ScreeningRun } from './screening.ts';

export type { Blocker } from '../../case/blockers.ts';

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
