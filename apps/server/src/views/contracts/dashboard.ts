import type { DerivedStatus } from '@dossier/domain/checks';
import type { OnboardingStatus } from '@dossier/domain/onboarding';
import type { PortalName } from '@dossier/domain/portal';
import type { LoadProblem } from '@dossier/domain/screening';
import type { AlertRow } from './monitoring.ts';

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
