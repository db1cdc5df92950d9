import type { OnboardingType } from '@dossier/domain/onboarding';
import type {
  SubscriptionCadence,
  SubscriptionLevel,
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
