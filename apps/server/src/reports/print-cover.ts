import { dayOf, momentOf } from '../runtime/clock.ts';
import { showCountry, showDate, showMoment } from './format.ts';
import { type Cell, type Heading, lineCell, type PdfDocument } from './pdf-document.ts';
import { drawMark, type Mark, markColor } from './pdf-marks.ts';
import { headTop, ink, margin } from './pdf-style.ts';
import type { ReportData } from './report-data.ts';
import { decisionOf, resultOf, screeningsOf } from './report-result.ts';
import { scopeText, shortened, statusKey, statusMark, withPortal } from './report-texts.ts';

/** The first page: the client, the result, every check with who and when, and the contents. */
export function printCover(pdf: PdfDocument, data: ReportData, sections: readonly Heading[]): void {
  pdf.startCover(headTop);
  printMasthead(pdf, data);
  printTitle(pdf, data);
  printResult(pdf, data);
  pdf.paragraph(pdf.t('disclaimer', { org: shortened(data.entity.org.name) }), { soft: true });
  pdf.coverHeading(pdf.t('onboarding'));
  printOnboarding(pdf, data);
  pdf.coverHeading(pdf.t('checks'));
  printChecks(pdf, data);
  pdf.coverHeading(pdf.t('contents'));
  pdf.contents(sections);
}

/** The mark of the product, the name of the desk, and for whom the report is. */
function printMasthead({ canvas, doc, t }: PdfDocument, { entity, deskName }: ReportData): void {
  const top = headTop;
  canvas.decoration(() => {
    doc
      .save()
      .translate(margin.side, top - 2)
      .scale(16 / 20)
      .translate(-3, -3);
    doc.path(
      'M3 6.5A2.5 2.5 0 0 1 5.5 4h5.2l2.3 3H20.5A2.5 2.5 0 0 1 23 9.5v10a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 3 19.5z',
    );
    doc.fill(ink.accent);
    doc.path('m8.4 14.2 3.1 3.1 6.1-6.3').lineWidth(2).lineCap('round').lineJoin('round').stroke(ink.paper);
    doc.restore();
  });
  const half = canvas.width / 2;
  canvas.element(canvas.root, 'P', () => {
    canvas.oneLine(deskName, 'part', { x: margin.side + 22, y: top, width: half - 30 });
  });
  canvas.element(canvas.root, 'P', () => {
    const box = { x: margin.side + half, y: top + 1, width: half, align: 'right' } as const;
    canvas.oneLine(t('confidential', { org: entity.org.name }), 'soft', box);
  });
  doc.x = margin.side;
  doc.y = top + 30;
}

function printTitle(pdf: PdfDocument, { entity, language }: ReportData): void {
  const { subject, request } = entity;
  const number = subject.number === '' ? '' : `${subject.country} ${subject.number}`.trim();
  const place = [number, subject.city, showCountry(language, subject.country)].filter(Boolean).join(', ');
  pdf.paragraph(pdf.t('report'), { soft: true });
  pdf.title(subject.name);
  pdf.doc.y += 2;
  pdf.paragraph(
    [place, pdf.t('file', { reference: request.reference || request.number, number: request.number })].join('. '),
    {
      soft: true,
    },
  );
  pdf.doc.y += 6;
}

/** The box with the conclusion: status, who decided, when, on which version, and the next review. */
function printResult(pdf: PdfDocument, data: ReportData): void {
  const { canvas, doc } = pdf;
  const { mark, conclusion } = resultOf(data);
  const inset = 14;
  const page = doc.bufferedPageRange().count;
  const top = doc.y;
  doc.y += 12;
  canvas.decoration(() => drawMark(doc, mark, { x: margin.side + inset, y: doc.y - 0.5, size: 12 }));
  const title = pdf.t(`result.${conclusion}`, { date: showDate(data.language, data.moment) });
  const box = { x: margin.side + inset + 18, width: canvas.width - 2 * inset - 18 };
  canvas.element(canvas.root, 'H2', () => canvas.text(canvas.printable(title), 'part', { ...box, y: doc.y }));
  doc.y += 2;
  const summary = canvas.printable(summaryOf(pdf, data));
  canvas.element(canvas.root, 'P', () => canvas.text(summary, 'soft', { ...box, y: doc.y }));
  doc.y += 4;
  pdf.pairs(resultPairs(pdf, data), { columns: 2, inset });
  doc.y += 2;
  if (doc.bufferedPageRange().count === page) canvas.frame(top, markColor(mark));
  doc.y += 8;
}

function resultPairs(pdf: PdfDocument, data: ReportData): [string, string][] {
  const { entity, language, monitoring, moment, isCompleted } = data;
  const { request, version } = entity;
  const decision = decisionOf(data);
  const review = monitoring.filter(({ level }) => level === 'full_review').map(({ nextRun }) => nextRun);
  const met = isCompleted && request.deadline !== '' ? dayOf(momentOf(moment)) <= request.deadline : undefined;
  const deadline = met === undefined ? 'deadline-on' : met ? 'deadline-met' : 'deadline-missed';
  return [
    [pdf.t('status'), pdf.t(`statuses:${isCompleted ? 'completed' : request.status}`)],
    [pdf.t('decided-by'), decision ? withPortal(pdf.t, decision.by, decision.portal) : ''],
    [pdf.t('decided-on'), decision ? showMoment(language, decision.at) : ''],
    [pdf.t('next-review'), showDate(language, review.toSorted().at(0) ?? '')],
    [pdf.t('answers'), pdf.t('version-of', { number: version.number, date: showDate(language, version.submittedAt) })],
    [pdf.t('deadline'), request.deadline === '' ? '' : pdf.t(deadline, { date: showDate(language, request.deadline) })],
    [pdf.t('reviewer'), entity.assigned?.name ?? ''],
  ];
}

/** What was found, in sentences; also that nothing was. */
function summaryOf(pdf: PdfDocument, data: ReportData): string {
  const { t } = pdf;
  const { checks, hits, risk, rejectedDocuments, openQuestions } = resultOf(data);
  const problems = decisionOf(data)?.problems ?? [];
  const counted = (key: 'result.hits-open' | 'result.hits-confirmed' | 'result.hits-dismissed', count: number) =>
    count > 0 ? t(key, { count }) : '';
  const severities = (['high', 'medium', 'low'] as const).filter((one) => risk[one] > 0);
  const found = severities.map((one) => `${risk[one]} ${t(`entity:risk.severity.${one}`).toLowerCase()}`).join(', ');
  return [
    checks.open === 0 ? t('all-final', { count: checks.required }) : t('open-checks', { count: checks.open }),
    checks.rejected > 0 ? t('result.checks-rejected', { count: checks.rejected }) : '',
    counted('result.hits-open', hits.open),
    counted('result.hits-confirmed', hits.confirmed),
    counted('result.hits-dismissed', hits.dismissed),
    hits.open + hits.confirmed + hits.dismissed === 0 ? t('result.no-hits') : '',
    problems.length > 0 ? t('result.problems', { count: problems.length }) : '',
    found === '' ? t('result.no-risk') : t('result.risk', { found }),
    rejectedDocuments === 0 ? t('result.no-rejected') : t('result.rejected', { count: rejectedDocuments }),
    openQuestions === 0 ? t('result.no-question') : t('result.questions', { count: openQuestions }),
  ]
    .filter(Boolean)
    .join(' ');
}

function printOnboarding(pdf: PdfDocument, { entity, language, started, accessGivenBy }: ReportData): void {
  const { request, access, org } = entity;
  const given = access?.status === 'approved' || access?.withdrawnAt ? showDate(language, access.decidedAt) : '';
  pdf.pairs(
    [
      [pdf.t('institution'), shortened(org.name)],
      [pdf.t('purpose'), shortened(request.transactionDescription)],
      [pdf.t('scope'), shortened(scopeText(pdf.t, request))],
      [pdf.t('started-by'), [started.by, showDate(language, started.at)].filter(Boolean).join(', ')],
      [pdf.t('access'), given === '' ? '' : [accessGivenBy, given].filter(Boolean).join(', ')],
    ],
    { columns: 2 },
  );
}

function printChecks(pdf: PdfDocument, data: ReportData): void {
  const { entity, language } = data;
  const dismissed = (kind: string) =>
    screeningsOf(data)
      .filter((row) => `${row.kind}_screening` === kind)
      .flatMap(({ hits }) => hits)
      .filter(({ state }) => state === 'false_positive').length;
  pdf.table(
    [
      { head: pdf.t('check'), width: 24 },
      { head: pdf.t('result-of'), width: 27 },
      { head: pdf.t('by'), width: 29 },
      { head: pdf.t('on'), width: 20, align: 'right' },
    ],
    entity.statuses.map((line) => {
      const count = dismissed(line.check);
      const status = pdf.t(`statuses:${statusKey(line.status)}`);
      const result = count > 0 ? pdf.t('with-dismissed', { status, count }) : status;
      const isAutomatic = line.by === '' && line.at !== '';
      return [
        pdf.t(`checks:${line.check}`),
        markedCell(line.required ? result : pdf.t('not-required', { status }), statusMark(line.status)),
        isAutomatic ? pdf.t('automatic') : line.by,
        showDate(language, line.at),
      ];
    }),
    { isCompact: true },
  );
}

const markedCell = (text: string, mark: Mark): Cell => ({ ...lineCell(text, 'text'), mark });
