import type { OnboardingType } from '@dossier/domain/onboarding';
import type {
  AlertKind,
  RegisterResult,
  SubscriptionCadence,
  SubscriptionCause,
  SubscriptionLevel,
  SubscriptionPart,
  SubscriptionResult,
  SubscriptionStatus,
} from '@dossier/domain/screening';
import type { ListVersion } from '../../collections/shapes.ts';

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
  readonly kind: AlertKind;
  /** For the sentence. Of a hit: `names` (who), `lists`, `count`; of the register: `field`, `before`, `after`; of a document: `names`, `date`. */
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

/** A list of subscriptions: a window of it, and how many each part has. */
export interface SubscriptionList {
  readonly items: readonly SubscriptionRow[];
  readonly total: number;
  readonly counts: Readonly<Record<SubscriptionPart, number>>;
  /** Who may be told. Empty for the desk. */
  readonly colleagues: readonly { readonly id: string; readonly name: string; readonly email: string }[];
}

export interface SubscriptionParams {
  /** One subscription alone. */
  readonly subscription?: string;
  readonly subject?: string;
  readonly status?: SubscriptionPart;
  readonly search?: string;
  readonly level?: SubscriptionLevel;
  readonly cadence?: SubscriptionCadence;
  readonly offset?: number;
  readonly limit?: number;
}

/** A completed onboarding that nobody watches yet. */
export interface SubscriptionCandidate {
  readonly request: string;
  readonly subject: string;
  readonly name: string;
  readonly type: OnboardingType;
  readonly country: string;
  readonly registrationNumber: string;
  readonly reference: string;
  readonly completedAt: string;
}

/** One run of a subscription. */
export interface SubscriptionRun {
  readonly id: string;
  readonly at: string;
  readonly cause: SubscriptionCause;
  readonly result: SubscriptionResult;
  readonly alerts: number;
  readonly lists: readonly ListVersion[];
  /** '' where the level does not look in the register. */
  readonly register: RegisterResult | '';
}

export interface SubscriptionRuns {
  readonly items: readonly SubscriptionRun[];
  readonly total: number;
  /** The last 30 days, today last: how many runs, and the gravest of their results. */
  readonly days: readonly {
    readonly day: string;
    readonly runs: number;
    readonly result: SubscriptionResult | '';
  }[];
}
