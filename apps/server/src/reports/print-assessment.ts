import { checks } from '@dossier/domain/checks';
import type { AcceptedProblem } from '@dossier/domain/contracts/shared/problem';
import { answerGroups } from '@dossier/domain/kyc-form/lines/answer-lines';
import { showDate, showMoment } from './format.ts';
import { indicatorData, indicatorSentence } from './indicator-sentence.ts';
import { noteCell, type PdfDocument } from './pdf-document.ts';
import { answerFormat } from './print-answers.ts';
import type { ReportData } from './report-data.ts';
import { decisionOf, resultOf } from './report-result.ts';
import { documentKindLabel, statusKey, withPortal } from './report-texts.ts';

/** The purpose of the transaction, and where its money comes from. */
export function printPurpose(pdf: PdfDocument, { entity, answers }: ReportData): void {
  const { request, funds } = entity;
  pdf.pairs([[pdf.t('purpose'), request.transactionDescription || pdf.t('unknown')]]);
  pdf.heading(pdf.t('funds'), 3);
  if (!request.sourceOfFunds) {
    pdf.paragraph(pdf.t('not-asked-here'), { soft: true });
    return;
  }
  if (!funds.open) {
    pdf.paragraph(pdf.t('closed'));
    return;
  }
  const lines = answerGroups('funds', answers.form, answerFormat(pdf, answers)).flatMap((group) => group.lines);
  if (lines.length === 0) {
    pdf.paragraph(pdf.t('unknown'));
    return;
  }
  pdf.pairs(lines.map(({ term, value }) => [term, value]));
}

export function printRisk(pdf: PdfDocument, { entity, language }: ReportData): void {
  if (!entity.risk.open) {
    pdf.paragraph(pdf.t('closed'));
    return;
  }
  pdf.table(
    [
      { head: pdf.t('indicator'), width: 40 },
      { head: pdf.t('severity'), width: 14 },
      { head: pdf.t('data'), width: 28 },
      { head: pdf.t('found-on'), width: 18, align: 'right' },
    ],
    entity.risk.value.map((one) => [
      indicatorSentence(language, one),
      pdf.t(`entity:risk.severity.${one.severity}`),
      indicatorData(language, one).join('\n'),
      showDate(language, one.foundAt),
    ]),
    { empty: pdf.t('no-risk') },
  );
}

/** Which checks the institution asked for, and which it did not. */
export function printMeasures(pdf: PdfDocument, { entity }: ReportData): void {
  const label = (check: (typeof checks)[number]) => pdf.t(`checks:${check}`);
  const required = entity.statuses.filter((line) => line.required).map(({ check }) => check);
  const others = checks.filter((check) => !required.includes(check));
  pdf.pairs([
    [pdf.t('measures-required'), required.map(label).join(', ')],
    [pdf.t('measures-others'), others.map(label).join(', ')],
    [pdf.t('scope-note'), entity.request.scopeNote],
  ]);
}

/** The problems with which the onboarding was completed, each with the reason for it. */
function printProblems(pdf: PdfDocument, problems: readonly AcceptedProblem[]): void {
  if (problems.length === 0) return;
  pdf.heading(pdf.t('accepted-problems'), 3);
  pdf.table(
    [
      { head: pdf.t('problem'), width: 42 },
      { head: pdf.t('why-completed'), width: 58 },
    ],
    problems.map((problem) => [problemText(pdf, problem), problem.reason]),
  );
}

function problemText({ t }: PdfDocument, problem: AcceptedProblem): string {
  if (problem.kind === 'check') return t('entity:problem.is-check', { check: t(`checks:${problem.id}`) });
  if (problem.kind === 'hit') {
    return t('entity:problem.is-hit', { name: problem.name, score: Math.round(problem.score * 100) });
  }
  const kind = documentKindLabel(t, problem.documentKind);
  const { ownerName: owner } = problem;
  return owner === '' ? t('entity:problem.is-document', { kind }) : t('entity:problem.is-document-of', { kind, owner });
}

/** Who decided what, when and why; with the reason of every check that has one. */
export function printDecision(pdf: PdfDocument, data: ReportData): void {
  const { entity, language, moment } = data;
  const decision = decisionOf(data);
  pdf.pairs([
    [pdf.t('conclusion'), pdf.t(`result.${resultOf(data).conclusion}`, { date: showDate(language, moment) })],
    [pdf.t('decided-by'), decision ? withPortal(pdf.t, decision.by, decision.portal) : ''],
    [pdf.t('decided-on'), decision ? showMoment(language, decision.at) : ''],
    [pdf.t('reviewer'), entity.assigned?.name ?? ''],
    [pdf.t('reason'), decision?.reason ?? ''],
  ]);
  printProblems(pdf, decision?.problems ?? []);
  const reasons = entity.statuses.filter(({ reason }) => reason !== '');
  if (reasons.length > 0) pdf.heading(pdf.t('check-reasons'), 3);
  pdf.table(
    [
      { head: pdf.t('check'), width: 24 },
      { head: pdf.t('result-of'), width: 18 },
      { head: pdf.t('reason'), width: 58 },
    ],
    reasons.map((line) => [
      pdf.t(`checks:${line.check}`),
      pdf.t(`statuses:${statusKey(line.status)}`),
      noteCell(line.reason, [[line.by, showMoment(language, line.at)].filter(Boolean).join(', ')]),
    ]),
  );
  pdf.paragraph(pdf.t('disclaimer', { org: entity.org.name }), { soft: true });
}
