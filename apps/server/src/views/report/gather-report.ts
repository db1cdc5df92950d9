import { fallbackLanguage, type Language } from '@dossier/domain/languages';
import { dateText } from '@dossier/records';
import { deskName } from '../../case/desk-name.ts';
import { historyEndAt, reportedEvents } from '../../case/events.ts';
import { reportedNotes } from '../../case/notes.ts';
import { loadVisibleCase } from '../../case/visible-case.ts';
import type { Reader, Row } from '../../collections/rows.ts';
import type { PrintRequest } from '../../reports/print.ts';
import type { ReportData } from '../../reports/report-data.ts';
import type { Actor } from '../../runtime/actor.ts';
import { dayOf, momentOf } from '../../runtime/clock.ts';
import { entityOf } from '../entity/entity-of.ts';
import { historyEvents } from '../parts/events.ts';
import { accessGivenBy, earlierRows, hashesOf, listedAnswers, monitoringOf, readsOf, startOf } from './report-facts.ts';

export interface ReportQuestion {
  readonly request: Row<'gk_requests'>;
  readonly language: Language;
  readonly now: Date;
  readonly today: string;
  /** On whose behalf the report is printed; absent: by a job of the desk. */
  readonly printing?: PrintRequest;
}

/** Reports are built as the desk reads them; the report's own gate decides who gets one. */
const desk: Actor = {
  id: '',
  collection: 'internal_users',
  portal: 'intern',
  role: 'intern',
  org: '',
  email: '',
  firstName: '',
  lastName: '',
  language: fallbackLanguage,
};

/**
 * The data of a report; undefined while there is no submitted version. Of a completed onboarding it is what was known at
 * the completion, whenever the report is built.
 */
export async function gatherReport(records: Reader, question: ReportQuestion): Promise<ReportData | undefined> {
  const { request, language, now } = question;
  const isCompleted = request.completed_at !== '';
  const moment = isCompleted ? request.completed_at : dateText(now);
  const today = isCompleted ? dayOf(momentOf(moment)) : question.today;
  const file = await loadVisibleCase(records, desk, request, today);
  if (!file?.version || file.version.state === 'draft') return undefined;
  const entity = await entityOf(file);
  const documents = [...(entity.documents.open ? entity.documents.value : []), ...entity.ownDocuments];
  const earlierDocuments = await earlierRows(file, moment);
  const events = await reportedEvents(records, request.id, moment);
  return {
    language,
    deskName: await deskName(records),
    entity,
    answers: await listedAnswers(file, language, today),
    declaration: file.version.declaration,
    started: await startOf(file),
    accessGivenBy: await accessGivenBy(file),
    earlierDocuments,
    notes: (await reportedNotes(records, request.id, moment)).map(({ created, author_name, side, text }) => ({
      at: created,
      by: author_name,
      side,
      text,
    })),
    events: (await historyEvents(records, desk, events)).map((event, at) => ({
      ...event,
      hash: events[at]?.hash ?? '',
    })),
    historyEnd: await historyEndAt(records, request.id, moment),
    hashes: await hashesOf(records, [...documents, ...earlierDocuments]),
    monitoring: await monitoringOf(file, moment),
    reads: await readsOf(records, request, moment),
    moment,
    isCompleted,
  };
}
