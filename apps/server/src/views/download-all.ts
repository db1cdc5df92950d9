import type { Language } from '@dossier/domain/languages';
import { accept, refuse } from '@dossier/domain/result';
import { mayReadVersion } from '../case/access.ts';
import { type History, historyOf } from '../case/events.ts';
import { canDownloadDocuments, findVisibleOnboarding } from '../case/onboarding.ts';
import { hasRight } from '../case/portal-rights.ts';
import { loadVisibleCase, type VisibleCase } from '../case/visible-case.ts';
import type { Row } from '../collections/rows.ts';
import { reportTexts } from '../reports/report-texts.ts';
import type { FileAnswer, ViewContext } from '../runtime/view-context.ts';
import { exportTexts } from './download/export-texts.ts';
import { historyProof } from './download/history-proof.ts';
import { indexPage } from './download/index-page.ts';
import { safeName } from './download/safe-name.ts';
import { manifestName, type Packed, packLater, packText, type Zip, zipOf } from './download/zip.ts';
import { documentLines } from './entity/documents.ts';
import { ownRows } from './parts/document-rows.ts';
import { readableReport } from './report/readable-report.ts';
import { defineView } from './view.ts';

/**
 * Everything of an onboarding as one archive: the documents of its version, gated, the institution's own, the report as
 * far as the reader may have it, the history with its hashes, and a page that lists them.
 */
export const downloadAll = defineView('download-all', {
  async run(context, { request: id }) {
    const { records, actor, today, ports, noteAccess } = context;
    const request = await findVisibleOnboarding(records, actor, id);
    const file = request && (await loadVisibleCase(records, actor, request, today));
    if (!file) return refuse('not-found');
    if (!canDownloadDocuments(actor, request)) return refuse('report-not-ready');
    const inVault = file.gate('documents') ? [] : await documentLines(file);
    const lines = [...inVault, ...(await ownRows(records, [id]))];
    const hasReport = isReported(file);
    const history = await historyOf(records, actor, { subject: request.subject, request: id });
    const org = await records.get('gk_org', request.org);
    noteAccess({ kind: inVault.length > 0 ? 'archive' : 'own-document', action: 'downloaded', request });
    if (hasReport) noteAccess({ kind: 'report', action: 'downloaded', request });
    if (history) noteAccess({ kind: 'history', action: 'downloaded', request });
    return accept<FileAnswer>({
      stream: await zipOf(records, ports.files, lines, (zip, documents) => {
        const report = hasReport ? packReport(zip, context, request) : '';
        const proof = history ? packHistory(zip, context, history) : '';
        packIndex(zip, { language: context.language, request, institution: org?.name ?? '', report, proof, documents });
      }),
      mediaType: 'application/zip',
      fileName: `${safeName(request.client_name)} ${request.number}.zip`,
      disposition: 'attachment',
    });
  },
});

/** Is there a report that the actor may read? The same question as in `readableReport`, without building one. */
function isReported({ actor, access, request, version }: VisibleCase): boolean {
  if (!version || version.state === 'draft') return false;
  return hasRight(actor, 'read-ungated') || mayReadVersion(access, request);
}

/** Adds the report, which is printed or read when the archive has been sent up to it; returns its path. */
function packReport(zip: Zip, context: ViewContext, request: Row<'gk_requests'>): string {
  return packLater(zip, `${exportTexts(context.language)('file-names.report')}.pdf`, async () => {
    const bytes = await readableReport(context, request);
    if (!bytes) throw new Error(`onboarding ${request.id} has no report any more`);
    return bytes;
  });
}

/** Adds the history with its hashes; returns its path. */
function packHistory(zip: Zip, { records, actor, language }: ViewContext, history: History): string {
  return packLater(zip, `${exportTexts(language)('file-names.history')}.json`, async () => {
    const proof = await historyProof(records, actor, history);
    if (!proof) throw new Error(`onboarding ${history.request.id} was deleted`);
    return proof;
  });
}

interface Index {
  readonly language: Language;
  readonly request: Row<'gk_requests'>;
  readonly institution: string;
  readonly report: string;
  readonly proof: string;
  readonly documents: readonly Packed[];
}

function packIndex(zip: Zip, { language, request, institution, report, proof, documents }: Index): void {
  const t = reportTexts(language);
  const facts: [string, string][] = [
    [t('institution'), institution],
    [t('reference'), request.reference],
    [t('number'), request.number],
    [t('status'), t(`statuses:${request.status}`)],
  ];
  const page = {
    language,
    client: request.client_name,
    facts,
    report,
    history: proof,
    manifest: manifestName,
    documents,
  };
  packText(zip, 'index.html', indexPage(page));
}
