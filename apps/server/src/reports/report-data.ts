import type { AccessAction, AccessKind, AccessParty } from '@dossier/domain/access-log';
import type { HistoryEvent } from '@dossier/domain/contracts/answers/dashboard';
import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import type { Entity } from '@dossier/domain/contracts/answers/entity';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import type { Declaration } from '@dossier/domain/kyc-form/declaration';
import type { AnsweredForm } from '@dossier/domain/kyc-form/lines/answer-lines';
import type { Language } from '@dossier/domain/languages';
import type { NoteSide } from '@dossier/domain/notes';
import type { SubscriptionCadence, SubscriptionLevel } from '@dossier/domain/subscriptions';

/** The answers of a client with what they are listed by. */
export interface ListedAnswers {
  readonly sections: readonly KycSection[];
  readonly form: AnsweredForm;
  /** Names of the activities in the language, by edition and code: `2025 6820`. */
  readonly activityNames: Readonly<Record<string, string>>;
}

/** Monitoring of the client for the institution. Days are date texts of records. */
export interface Monitoring {
  readonly level: SubscriptionLevel;
  readonly cadence: SubscriptionCadence;
  readonly startedAt: string;
  readonly nextRun: string;
}

/** A note that staff put into the report. */
export interface ReportedNote {
  readonly at: string;
  readonly by: string;
  readonly side: NoteSide;
  readonly text: string;
}

/** An event with the hash of its entry in the history. */
export type ReportedEvent = HistoryEvent & { readonly hash: string };

/** How often one party read one kind of data. Days are ISO dates. */
export interface ReadLine {
  readonly by: AccessParty;
  readonly action: AccessAction;
  readonly kind: AccessKind;
  readonly days: number;
  readonly people: number;
  readonly first: string;
  readonly last: string;
}

/** The data of a report, loaded before printing. Moments are date texts of records. */
export interface ReportData {
  readonly language: Language;
  /** Name of the desk, the author of the report. */
  readonly deskName: string;
  readonly entity: Omit<Entity, 'onboardings' | 'reminders' | 'due'>;
  /** The version of the answers as staff read it. */
  readonly answers: ListedAnswers;
  /** What the client agreed to; null when a program sent the answers. */
  readonly declaration: Declaration | null;
  /** Who started the onboarding at the institution, and when. */
  readonly started: { readonly by: string; readonly at: string };
  /** The client who gave access; '' without access. */
  readonly accessGivenBy: string;
  /** Versions of documents that were replaced or are no part of the answers any more. */
  readonly earlierDocuments: readonly DocumentRow[];
  /** The notes that were put into the report. Moments are date texts of records. */
  readonly notes: readonly ReportedNote[];
  readonly events: readonly ReportedEvent[];
  /** The newest entry of the whole history at `moment`: entries that the report does not state included. */
  readonly historyEnd: { readonly number: number; readonly hash: string };
  /** SHA-256 of each document's file, by its id in kyc_docs. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly monitoring: readonly Monitoring[];
  readonly reads: readonly ReadLine[];
  /** Time of the completion, or of printing if the onboarding is not completed. */
  readonly moment: string;
  readonly isCompleted: boolean;
}
