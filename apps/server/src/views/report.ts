import { accept, type Result, refuse } from '@dossier/domain/result';
import { findVisibleOnboarding } from '../case/onboarding.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { safeName } from './download/safe-name.ts';
import { readableReport } from './report/readable-report.ts';
import { defineView } from './view.ts';

/** The report as PDF: for institutions after completion; the desk may print a provisional one before. */
export const report = defineView('report', {
  async run(context, { request: id }): Promise<Result<FileAnswer>> {
    const request = await findVisibleOnboarding(context.records, context.actor, id);
    if (!request) return refuse('not-found');
    const bytes = await readableReport(context, request);
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
