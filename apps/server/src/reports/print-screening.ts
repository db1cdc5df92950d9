import type { ScreeningHit, ScreeningRow } from '@dossier/domain/contracts/answers/screening';
import { showDate, showDay, showMoment } from './format.ts';
import { noteCell, type PdfDocument, titledCell } from './pdf-document.ts';
import type { ReportData } from './report-data.ts';
import { isOpenHit, screeningsOf } from './report-result.ts';
import { statusKey } from './report-texts.ts';

/** Each list once with its version, who was searched, and every possible match with its decision and reason. */
export function printScreening(pdf: PdfDocument, data: ReportData): void {
  const { companyScreening, personScreening } = data.entity;
  if (!companyScreening.open && !personScreening.open) {
    pdf.paragraph(pdf.t('closed'));
    return;
  }
  const rows = screeningsOf(data);
  if (rows.length === 0) {
    pdf.paragraph(pdf.t('none-screened'));
    return;
  }
  printLists(pdf, rows);
  printScreened(pdf, rows);
  printHits(pdf, rows);
}

interface List {
  readonly name: string;
  readonly version: string;
  readonly date: string;
}
const keyOf = ({ name, version, date }: List) => [name, version, date].join('\n');

function printLists(pdf: PdfDocument, rows: readonly ScreeningRow[]): void {
  const lists = new Map(rows.flatMap((row) => row.lists).map((list): [string, List] => [keyOf(list), list]));
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
  const newest =
    rows
      .map(({ runAt }) => runAt)
      .toSorted()
      .at(-1) ?? '';
  const numbers = { companies: count('company'), people: count('person') };
  pdf.intro(pdf.t('screened-on', { ...numbers, date: showMoment(pdf.language, newest) }));
  pdf.table(
    [
      { head: pdf.t('list'), width: 34 },
      { head: pdf.t('version'), width: 30 },
      { head: pdf.t('companies'), width: 18 },
      { head: pdf.t('persons'), width: 18, align: 'right' },
    ],
    [...lists.values()].map((list) => [
      list.name,
      versionText(pdf, list),
      foundOn(pdf, list, rows, 'company'),
      foundOn(pdf, list, rows, 'person'),
    ]),
    { empty: pdf.t('no-lists') },
  );
}

/** The version of a list and its date, which often is the version. */
function versionText({ language }: PdfDocument, { version, date }: List): string {
  const day = showDate(language, date);
  return [version === date ? '' : version, day].filter(Boolean).join(', ');
}

/** What a list gave for all companies or persons that were searched on it. */
function foundOn(pdf: PdfDocument, list: List, rows: readonly ScreeningRow[], kind: ScreeningRow['kind']): string {
  const searched = rows.filter((row) => row.kind === kind && row.lists.some((one) => keyOf(one) === keyOf(list)));
  if (searched.length === 0) return pdf.t('not-searched');
  const hits = searched.flatMap((row) => row.hits).filter((hit) => isOfList(hit, list));
  const count = (state: (hit: ScreeningHit) => boolean) => hits.filter(state).length;
  const [open, confirmed] = [count(isOpenHit), count(({ state }) => state === 'true_match')];
  const dismissed = count(({ state }) => state === 'false_positive');
  const parts = [
    open > 0 ? pdf.t('found-open', { count: open }) : '',
    confirmed > 0 ? pdf.t('found-confirmed', { count: confirmed }) : '',
    dismissed > 0 ? pdf.t('found-dismissed', { count: dismissed }) : '',
  ].filter(Boolean);
  return parts.length === 0 ? pdf.t('no-hits') : parts.join(', ');
}

/** A hit of an older version of a list is counted with the version that was searched. */
const isOfList = (hit: ScreeningHit, list: List) => hit.list === list.name;

function printScreened(pdf: PdfDocument, rows: readonly ScreeningRow[]): void {
  pdf.heading(pdf.t('who-was-screened'), 3);
  pdf.table(
    [
      { head: pdf.t('screened'), width: 36 },
      { head: pdf.t('result-of'), width: 20 },
      { head: pdf.t('run'), width: 22 },
      { head: pdf.t('by'), width: 22, align: 'right' },
    ],
    rows.map((row) => [
      noteCell(row.name, [row.reason], 'strong'),
      pdf.t(`statuses:${statusKey(row.status)}`),
      showDay(pdf.language, row.runAt),
      row.by || pdf.t('automatic'),
    ]),
  );
}

function printHits(pdf: PdfDocument, rows: readonly ScreeningRow[]): void {
  pdf.heading(pdf.t('hits'), 3);
  const hits = rows.flatMap((row) => row.hits.map((hit) => ({ row, hit })));
  pdf.table(
    [
      { head: pdf.t('screened'), width: 22 },
      { head: pdf.t('entry'), width: 26 },
      { head: pdf.t('decision-and-reason'), width: 34 },
      { head: pdf.t('decided'), width: 18, align: 'right' },
    ],
    hits.map(({ row, hit }) => [
      row.name,
      noteCell(hit.entryName, [
        [hit.list, hit.entryId].filter(Boolean).join(', '),
        pdf.t('score', { score: Math.round(hit.score * 100) }),
      ]),
      titledCell(pdf.t(`hit-states:${hit.state}`), reasonOf(pdf, hit)),
      noteCell(hit.isFromElsewhere ? '' : showDay(pdf.language, hit.at), [hit.isFromElsewhere ? '' : hit.by]),
    ]),
    { empty: pdf.t('no-possible-hits') },
  );
}

/** A report is read by an institution, so it names no onboarding of another one. */
function reasonOf({ t }: PdfDocument, hit: ScreeningHit): string {
  if (hit.isFromElsewhere) return t('decided-elsewhere');
  return hit.reason || (isOpenHit(hit) ? '' : t('no-reason'));
}
