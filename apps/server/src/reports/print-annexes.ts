import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import { canExpire } from '@dossier/domain/documents';
import { showDate, showDay, showMoment, showTime, showWeekday } from './format.ts';
import { historyLines } from './history-lines.ts';
import { type Cell, noteCell, type PdfDocument } from './pdf-document.ts';
import { printDeclaration, printSections, sectionName } from './print-answers.ts';
import type { ReportData } from './report-data.ts';
import { documentKindLabel, statusKey, statusMark } from './report-texts.ts';

/** Every document with its dates and the digest of its file, then the versions that were replaced. */
export function printDocuments(pdf: PdfDocument, data: ReportData): void {
  const { documents, ownDocuments } = data.entity;
  if (!documents.open) pdf.paragraph(pdf.t('closed'));
  const rows = [...(documents.open ? documents.value : []), ...ownDocuments];
  if (rows.length === 0) {
    pdf.paragraph(pdf.t('none'));
    return;
  }
  pdf.intro(`${pdf.t('documents-count', { count: rows.length })} ${pdf.t('documents-note')}`);
  printDocumentRows(pdf, data, rows);
  if (data.earlierDocuments.length === 0) return;
  pdf.heading(pdf.t('earlier-documents'), 3);
  printDocumentRows(pdf, data, data.earlierDocuments);
}

function printDocumentRows(pdf: PdfDocument, data: ReportData, rows: readonly DocumentRow[]): void {
  pdf.table(
    [
      { head: pdf.t('document-and-file'), width: 44 },
      { head: pdf.t('version'), width: 9 },
      { head: pdf.t('issued'), width: 15 },
      { head: pdf.t('expires'), width: 15 },
      { head: pdf.t('result-and-digest'), width: 17, align: 'right' },
    ],
    rows.map((row) => documentRow(pdf, data, row)),
  );
}

function documentRow(pdf: PdfDocument, { hashes, entity }: ReportData, row: DocumentRow): (string | Cell)[] {
  const { t, language } = pdf;
  const isOwn = row.origin === 'institution';
  const verified =
    !isOwn && row.verifiedBy && [row.verifiedBy, showDate(language, row.verifiedAt)].filter(Boolean).join(', ');
  const added = [isOwn ? entity.org.name : row.uploadedBy, showMoment(language, row.uploadedAt)]
    .filter(Boolean)
    .join(', ');
  const title = [documentKindLabel(t, row.kind, row.side), row.ownerName].filter(Boolean).join(', ');
  const notes = [
    row.name,
    t('added-by', { who: added }),
    verified ? t(row.verification === 'rejected' ? 'rejected-by' : 'verified-by', { who: verified }) : '',
    row.reason,
    scanNote(pdf, row),
  ];
  const digest = { text: hashes.get(row.doc) ?? '', style: 'digits', isWide: true } as const;
  const result = isOwn ? t('own-document') : t(`statuses:${statusKey(row.verification)}`);
  return [
    noteCell(title, notes, 'strong'),
    String(row.version),
    showDay(language, row.issuedOn) || t('unknown'),
    showDay(language, row.expiresOn) || t(canExpire(row.kind) ? 'unknown' : 'never-expires'),
    { lines: [{ text: result, style: 'text' }, digest], ...(isOwn ? {} : { mark: statusMark(row.verification) }) },
  ];
}

/** Result of the malware scanner; '' on a desk without one. */
function scanNote({ t, language }: PdfDocument, { scan, scanSignature, scannedAt }: DocumentRow): string {
  if (scan === 'waiting') return t('scan-waiting');
  if (scan === 'infected') return t('scan-infected', { signature: scanSignature });
  return scan === 'clean' ? t('scan-clean', { date: showDate(language, scannedAt) }) : '';
}

/** Every event by day, oldest first, with the number of its entry; automatic ones are grouped. */
export function printHistory(pdf: PdfDocument, { events, language }: ReportData): void {
  if (events.length === 0) {
    pdf.paragraph(pdf.t('none'));
    return;
  }
  pdf.intro(pdf.t('history-note', { count: events.length }));
  const days = Map.groupBy(historyLines(language, events), ({ at }) => showWeekday(language, at));
  for (const [day, lines] of days) {
    pdf.heading(day, 3);
    pdf.timeline(
      lines.map(({ at, sentence, by, entries }) => [showTime(language, at), noteCell(sentence, [by]), entries]),
    );
  }
}

/** Every answer of the client as staff read it, and the declaration. */
export function printClientAnswers(pdf: PdfDocument, { answers, declaration, entity, language }: ReportData): void {
  const { number, submittedAt } = entity.version;
  pdf.intro(pdf.t('answers-note', { number, date: showMoment(language, submittedAt) }));
  printSections(pdf, answers, {
    section: (section, hasOwn) => {
      if (hasOwn) pdf.heading(sectionName(pdf.t, section), 3);
    },
    person: (section, name) => pdf.heading(`${sectionName(pdf.t, section)}, ${name}`, 3),
  });
  if (!declaration) return;
  pdf.heading(pdf.t('declaration:title'), 3);
  printDeclaration(pdf, declaration);
}
