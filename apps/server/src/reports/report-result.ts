import { finalCheckStatuses } from '@dossier/domain/checks';
import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import type { RiskIndicator } from '@dossier/domain/contracts/answers/entity';
import type { ScreeningHit, ScreeningRow } from '@dossier/domain/contracts/answers/screening';
import type { AcceptedProblem, ProblemFacts } from '@dossier/domain/contracts/shared/problem';
import { openHitStates } from '@dossier/domain/screening';
import type { Mark } from './pdf-marks.ts';
import type { ReportData } from './report-data.ts';

/** What a report concludes, counted from what it contains. */
export interface ReportResult {
  readonly conclusion: 'completed-clean' | 'completed-with-objections' | 'not-completed';
  readonly mark: Mark;
  readonly checks: { readonly required: number; readonly open: number; readonly rejected: number };
  readonly hits: { readonly dismissed: number; readonly confirmed: number; readonly open: number };
  readonly risk: Readonly<Record<RiskIndicator['severity'], number>>;
  readonly rejectedDocuments: number;
  readonly openQuestions: number;
}

export const documentsOf = ({ entity: { documents } }: ReportData): readonly DocumentRow[] =>
  documents.open ? documents.value : [];

export const screeningsOf = ({ entity: { companyScreening, personScreening } }: ReportData): ScreeningRow[] =>
  [companyScreening, personScreening].flatMap((part) => (part.open ? part.value : []));

export const isOpenHit = ({ state }: Pick<ScreeningHit, 'state'>): boolean => openHitStates.includes(state);

const isFinal = (status: string) => (finalCheckStatuses as readonly string[]).includes(status);

/** Statuses by which a check ends with an objection. */
const objections: readonly string[] = ['rejected', 'failed'];

export function resultOf(data: ReportData): ReportResult {
  const { entity, isCompleted } = data;
  const required = entity.statuses.filter((line) => line.required);
  const hits = screeningsOf(data).flatMap((row) => row.hits);
  const rejected = entity.statuses.filter(({ status }) => objections.includes(status)).length;
  const confirmed = hits.filter(({ state }) => state === 'true_match').length;
  const rejectedDocuments = documentsOf(data).filter(({ verification }) => objections.includes(verification)).length;
  const hasObjections = rejected + confirmed + rejectedDocuments > 0;
  const risk = entity.risk.open ? entity.risk.value : [];
  const ofSeverity = (severity: RiskIndicator['severity']) => risk.filter((one) => one.severity === severity).length;
  return {
    conclusion: !isCompleted ? 'not-completed' : hasObjections ? 'completed-with-objections' : 'completed-clean',
    mark: !isCompleted ? 'open' : hasObjections ? 'warn' : 'ok',
    checks: {
      required: required.length,
      open: required.filter(({ status }) => !isFinal(status)).length,
      rejected,
    },
    hits: {
      dismissed: hits.filter(({ state }) => state === 'false_positive').length,
      confirmed,
      open: hits.filter(isOpenHit).length,
    },
    risk: { high: ofSeverity('high'), medium: ofSeverity('medium'), low: ofSeverity('low') },
    rejectedDocuments,
    openQuestions: entity.corrections.filter(({ status }) => status === 'open').length,
  };
}

/** A problem as the event of the completion has it: what it is about, and the reason. */
const acceptedProblem = ({ before, after }: { before: unknown; after: unknown }): AcceptedProblem => ({
  ...(before as ProblemFacts),
  reason: String(after),
});

/** Who completed the onboarding, when, and with which problems; undefined before the completion. */
export function decisionOf({ events, isCompleted, moment }: ReportData) {
  const event = isCompleted ? events.findLast(({ action }) => action === 'onboarding-completed') : undefined;
  if (!event) return undefined;
  const problems = event.changes.filter(({ field }) => field === 'problem').map(acceptedProblem);
  return { by: event.actorName, portal: event.portal, at: moment, reason: event.facts['reason'] ?? '', problems };
}
