import type { Correction } from '@dossier/domain/contracts/answers/entity';
import type { DocumentSide } from '@dossier/domain/documents';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { retentionYears } from '@dossier/domain/limits';
import { keptUntil } from '@dossier/domain/retention';
import { dayOf, momentOf } from '../runtime/clock.ts';
import { showDate, showDay } from './format.ts';
import { type Cell, noteCell, type PdfDocument, titledCell } from './pdf-document.ts';
import { sectionName } from './print-answers.ts';
import type { ReportData } from './report-data.ts';
import { documentKindLabel } from './report-texts.ts';

export function printMonitoring(pdf: PdfDocument, { monitoring, language }: ReportData): void {
  pdf.table(
    [
      { head: pdf.t('subscriptions:columns.level'), width: 34 },
      { head: pdf.t('subscriptions:columns.cadence'), width: 22 },
      { head: pdf.t('monitored-since'), width: 22 },
      { head: pdf.t('subscriptions:columns.next'), width: 22, align: 'right' },
    ],
    monitoring.map((one) => [
      pdf.t(`subscriptions:levels.${one.level}`),
      pdf.t(`subscriptions:cadences.${one.cadence}`),
      showDate(language, one.startedAt),
      showDate(language, one.nextRun),
    ]),
    { empty: pdf.t('not-monitored') },
  );
}

/** The request for access, and everything that the client and the institution were asked, with the answers. */
export function printRequests(pdf: PdfDocument, data: ReportData): void {
  const { entity, language, accessGivenBy } = data;
  const { access, corrections } = entity;
  const decided = access && access.status !== 'pending' ? showDate(language, access.decidedAt) : '';
  pdf.pairs([
    [pdf.t('access-asked'), access ? showDate(language, access.askedAt) : ''],
    [
      pdf.t('access-answer'),
      [accessAnswer(pdf, access), access ? accessGivenBy : '', decided].filter(Boolean).join(', '),
    ],
    [pdf.t('access-withdrawn'), showDate(language, access?.withdrawnAt ?? '')],
  ]);
  pdf.table(
    [
      { head: pdf.t('asked-on'), width: 18 },
      { head: pdf.t('asked-about'), width: 41 },
      { head: pdf.t('answer'), width: 41 },
    ],
    corrections.map((one, at) => [
      noteCell(showDay(language, one.askedAt), [pdf.t('round', { count: one.round }), one.askedBy]),
      askedCell(aboutText(pdf, one), one.text, timesAsked(pdf, corrections.slice(0, at), one)),
      noteCell(one.answer || pdf.t(one.status === 'open' ? 'not-answered' : 'answered-by-change'), [
        showDate(language, one.answeredAt),
      ]),
    ]),
    { empty: pdf.t('nothing-asked') },
  );
}

/** What a question is about, its text, and how often it was asked. */
function askedCell(about: string, text: string, times: string): Cell {
  const { lines } = titledCell(about, text);
  return { lines: times === '' ? lines : [...lines, { text: times, style: 'small' }] };
}

function accessAnswer({ t }: PdfDocument, access: ReportData['entity']['access']): string {
  if (!access) return t('access-not-asked');
  if (access.status === 'pending') return t('not-answered');
  return t(`access-statuses:${access.withdrawnAt ? 'approved' : access.status}`);
}

/** Of what was asked: a section, a document or a person; a question to the institution. */
function aboutText(pdf: PdfDocument, { label, askedOf }: Correction): string {
  const { section, kind, owner, person } = label;
  const about = section
    ? sectionName(pdf.t, section as KycSection)
    : kind
      ? [documentKindLabel(pdf.t, kind, (label['side'] ?? '') as DocumentSide | ''), owner].filter(Boolean).join(', ')
      : (person ?? pdf.t('asked-institution'));
  return askedOf === '' ? about : pdf.t('asked-of', { about, name: askedOf });
}

/** What was asked more than once is an observation of supervisors. */
function timesAsked({ t }: PdfDocument, earlier: readonly Correction[], { target }: Correction): string {
  const count = earlier.filter((one) => one.target === target && target !== 'institution').length + 1;
  return count > 1 ? t('asked-again', { count }) : '';
}

/** The notes that both sides read and staff put into the report. */
export function printNotes(pdf: PdfDocument, { notes, entity, deskName, language }: ReportData): void {
  pdf.table(
    [
      { head: pdf.t('who'), width: 28 },
      { head: pdf.t('note'), width: 72 },
    ],
    notes.map(({ at, by, side, text }) => [
      noteCell(by, [side === 'desk' ? deskName : entity.org.name, showDay(language, at)]),
      text,
    ]),
    { empty: pdf.t('no-notes') },
  );
}

export function printRetention(pdf: PdfDocument, { entity, language, isCompleted }: ReportData): void {
  const { archivedAt } = entity.request;
  // A report of a completion states what was known then.
  if (isCompleted || archivedAt === '') {
    pdf.paragraph(pdf.t('kept-after-archive', { count: retentionYears }));
    return;
  }
  const until = showDate(language, keptUntil(dayOf(momentOf(archivedAt))));
  pdf.paragraph(pdf.t('kept-until', { date: until }));
}

/** Which data staff read or downloaded, in sum: each party, without names. */
export function printReads(pdf: PdfDocument, { reads, entity, deskName, language }: ReportData): void {
  if (reads.length === 0) {
    pdf.paragraph(pdf.t('no-reads'));
    return;
  }
  pdf.intro(pdf.t('reads-note'));
  pdf.table(
    [
      { head: pdf.t('who'), width: 28 },
      { head: pdf.t('data'), width: 34 },
      { head: pdf.t('people-and-days'), width: 18 },
      { head: pdf.t('period'), width: 20, align: 'right' },
    ],
    reads.map((one) => [
      one.by === 'institution' ? entity.org.name : deskName,
      `${pdf.t(`exports:access-log.actions.${one.action}`)}: ${pdf.t(`exports:access-log.kinds.${one.kind}`)}`,
      `${one.people} / ${one.days}`,
      [...new Set([showDay(language, one.first), showDay(language, one.last)])].join(' – '),
    ]),
  );
}
