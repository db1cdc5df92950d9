import { evidenceOf } from './evidence.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { ReportData } from './report-data.ts';
import { documentsOf } from './report-result.ts';

/** The section is short and is read as one: it is not divided between pages. Unit: points. */
const wholeHeight = 190;

/** What is attached, its digest, and how the report is verified without the desk. */
export function printIntegrity(pdf: PdfDocument, data: ReportData): void {
  const { entity, events, earlierDocuments, isCompleted } = data;
  const evidence = evidenceOf(data);
  const documents = documentsOf(data).length + entity.ownDocuments.length + earlierDocuments.length;
  const { number } = entity.version;
  pdf.reserve(wholeHeight);
  pdf.intro(pdf.t(isCompleted ? 'integrity.same-bytes' : 'integrity.provisional', { number }));
  pdf.pairs([
    [pdf.t('integrity.attached'), evidence.name],
    [
      pdf.t('integrity.contains'),
      [pdf.t('integrity.events', { count: events.length }), pdf.t('integrity.documents', { count: documents })].join(
        ', ',
      ),
    ],
    [pdf.t('integrity.digest'), evidence.digest],
    [pdf.t('integrity.history', { number: String(data.historyEnd.number) }), data.historyEnd.hash],
    [pdf.t('integrity.verify'), pdf.t('integrity.how')],
    [pdf.t('integrity.format'), 'PDF/A-3b (ISO 19005-3)'],
  ]);
  if (pdf.canvas.hasMissingGlyphs) pdf.paragraph(pdf.t('integrity.missing-letters'), { soft: true });
}
