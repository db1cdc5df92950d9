import { accept, type Result, refuse } from '@dossier/domain/result';
import { mayReadVersion, newestAccess } from '../case/access.ts';
import { findVisibleOnboarding } from '../case/onboarding.ts';
import { hasRight } from '../case/portal-rights.ts';
import { lastStoredReport } from '../case/stored-reports.ts';
import type { Row } from '../collections/rows.ts';
import type { FileAnswer, ViewContext } from '../runtime/view-context.ts';
import { safeName } from './download/safe-name.ts';
import { buildReport, reportOfCompletion } from './report/stored-reports.ts';
import { defineView } from './view.ts';

/** The report as PDF: for institutions after completion; the desk may print a provisional one before. */
export const report = defineView('report', {
  async run(context, { request: id }): Promise<Result<FileAnswer>> {
    const request = await findVisibleOnboarding(context.records, context.actor, id);
    if (!request) return refuse('not-found');
    const bytes = await bytesOf(context, request);
    if (!bytes) return refuse('report-not-ready');
    context.noteAccess({ kind: 'report', action: 'downloaded', request });
    return accept<FileAnswer>({
      stream: bytes,
      mediaType: 'application/pdf',
      fileName: `${safeName(request.reference || request.number)} ${safeName(request.client_name)}.pdf`,
      disposition: 'attachment',
      size: bytes.byteLength,
    });
  },
});

async function bytesOf(context: ViewContext, request: Row<'gk_requests'>): Promise<Uint8Array | undefined> {
  const { records, actor, ports, language, now, today, signal } = context;
  const question = { request, language, now, today, printing: { key: actor.id, signal } };
  const isUngated = hasRight(actor, 'read-ungated');
  if (!isUngated && !mayReadVersion(await newestAccess(records, request.id), request)) return undefined;
  if (request.completed_at !== '') return reportOfCompletion(records, ports.files, question);
  if (!isUngated) return lastStoredReport(ports.files, request, language);
  return buildReport(records, question);
}
