import { mayReadVersion, newestAccess } from '../../case/access.ts';
import { hasRight } from '../../case/portal-rights.ts';
import { lastStoredReport } from '../../case/stored-reports.ts';
import type { Row } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { buildReport, reportOfCompletion } from './stored-reports.ts';

type Asked = Pick<ViewContext, 'records' | 'actor' | 'ports' | 'language' | 'now' | 'today' | 'signal'>;

/**
 * The report as the actor may read it: for institutions that of a completion, for the desk also a provisional one;
 * undefined when there is none.
 */
export async function readableReport(context: Asked, request: Row<'gk_requests'>): Promise<Uint8Array | undefined> {
  const { records, actor, ports, language, now, today, signal } = context;
  const question = { request, language, now, today, printing: { key: actor.id, signal } };
  const isUngated = hasRight(actor, 'read-ungated');
  if (!isUngated && !mayReadVersion(await newestAccess(records, request.id), request)) return undefined;
  if (request.completed_at !== '') return reportOfCompletion(records, ports.files, question);
  if (!isUngated) return lastStoredReport(ports.files, request, language);
  return buildReport(records, question);
}
