import type { HistoryEvent } from '@dossier/domain/contracts/answers/dashboard';
import type { Entity } from '@dossier/domain/contracts/answers/entity';
import type { Language } from '@dossier/domain/languages';

/** Everything that a report says, gathered before a line is printed. */
export interface ReportData {
  readonly language: Language;
  readonly entity: Omit<Entity, 'onboardings'>;
  readonly events: readonly HistoryEvent[];
  /** SHA-256 of each document's file, by its id in kyc_docs. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Moment of the completion, or of the print when it is not completed. Date text of a record. */
  readonly moment: string;
  readonly isCompleted: boolean;
}
