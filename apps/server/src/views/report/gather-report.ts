import { fallbackLanguage, type Language } from '@dossier/domain/languages';
import { dateText } from '@dossier/records';
import { deskName } from '../../case/desk-name.ts';
import { reportedEvents } from '../../case/events.ts';
import { loadVisibleCase } from '../../case/visible-case.ts';
import { type Reader, type Row, rowsById } from '../../collections/rows.ts';
import type { PrintRequest } from '../../reports/print.ts';
import type { ReportData } from '../../reports/report-data.ts';
import type { Actor } from '../../runtime/actor.ts';
import { entityOf } from '../entity/entity-of.ts';
import { historyEvents } from '../parts/events.ts';

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

/** The data of a report; undefined while there is no submitted version. */
export async function gatherReport(records: Reader, question: ReportQuestion): Promise<ReportData | undefined> {
  const { request, language, now, today } = question;
  const file = await loadVisibleCase(records, desk, request, today);
  if (!file?.version || file.version.state === 'draft') return undefined;
  const entity = await entityOf(file);
  const isCompleted = request.completed_at !== '';
  const moment = isCompleted ? request.completed_at : dateText(now);
  const events = await reportedEvents(records, request.id, moment);
  const documents = [...(entity.documents.open ? entity.documents.value : []), ...entity.ownDocuments];
  const files = await rowsById(
    records,
    'kyc_docs',
    documents.map(({ doc }) => doc),
  );
  return {
    language,
    deskName: await deskName(records),
    entity,
    events: await historyEvents(records, desk, events),
    hashes: new Map([...files].map(([id, one]) => [id, one.sha256])),
    moment,
    isCompleted,
  };
}
