import { accept, refuse } from '@dossier/domain/result';
import { findVisibleOnboarding } from '../case/onboarding.ts';
import { hasRight } from '../case/portal-rights.ts';
import { loadVisibleCase } from '../case/visible-case.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { safeName } from './download/safe-name.ts';
import { zipOf } from './download/zip.ts';
import { documentLines } from './entity/documents.ts';
import { ownRows } from './parts/document-rows.ts';
import { defineView } from './view.ts';

/** All documents of an onboarding as one archive: those of its version, gated, and the institution's own. */
export const downloadAll = defineView('download-all', {
  async run({ records, actor, today, ports, noteAccess }, { request: id }) {
    const request = await findVisibleOnboarding(records, actor, id);
    const file = request && (await loadVisibleCase(records, actor, request, today));
    if (!file) return refuse('not-found');
    if (!hasRight(actor, 'read-ungated') && request.completed_at === '') return refuse('report-not-ready');
    const inVault = file.gate('documents') ? [] : await documentLines(file);
    const lines = [...inVault, ...(await ownRows(records, [id]))];
    noteAccess({ kind: inVault.length > 0 ? 'archive' : 'own-document', action: 'downloaded', request });
    return accept<FileAnswer>({
      stream: await zipOf(records, ports.files, lines),
      mediaType: 'application/zip',
      fileName: `${safeName(request.client_name)} ${request.number}.zip`,
      disposition: 'attachment',
    });
  },
});
