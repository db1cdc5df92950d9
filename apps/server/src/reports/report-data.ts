import type { HistoryEvent } from '@dossier/domain/contracts/answers/dashboard';
import type { Entity } from '@dossier/domain/contracts/answers/entity';
import type { Language } from '@dossier/domain/languages';

/** The data of a report, loaded before printing. */
export interface ReportData {
  readonly language: Language;
  /** Name of the desk, the author of the report. */
  readonly deskName: string;
  readonly entity: Omit<Entity, 'onboardings'>;
  readonly events: readonly HistoryEvent[];
  /** SHA-256 of each document's file, by its id in kyc_docs. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Time of the completion, or of printing if the onboarding is not completed. Date text of a record. */
  readonly moment: string;
  readonly isCompleted: boolean;
}
