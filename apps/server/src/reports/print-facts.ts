import { textIn } from '@dossier/domain/languages';
import { showAddress, showCountry, showDate, showMoment } from './format.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { ReportData } from './report-data.ts';
import { statusKey } from './report-texts.ts';

/** The title, the subject and the overall result. */
export function printSummary(pdf: PdfDocument, { entity, language, moment, isCompleted }: ReportData): void {
  const required = entity.statuses.filter((line) => line.required);
  const open = required.filter((line) => line.status === 'pending').length;
  const { subject } = entity;
  pdf.paragraph(pdf.t('confidential', { org: entity.org.name }), { soft: true });
  pdf.heading(pdf.t('report'), 1);
  pdf.heading(subject.name, 2);
  pdf.paragraph([`${subject.country} ${subject.number}`.trim(), subject.city].filter(Boolean).join(', '), {
    soft: true,
  });
  pdf.paragraph(pdf.t(isCompleted ? 'completed-on' : 'not-completed', { date: showDate(language, moment) }));
  pdf.paragraph(pdf.t(open === 0 ? 'all-final' : 'open-checks', { count: open === 0 ? required.length : open }));
  pdf.paragraph(pdf.t('disclaimer'), { soft: true });
}

export function printOnboarding(pdf: PdfDocument, { entity, language }: ReportData): void {
  const { request, version, access, assigned } = entity;
  const scope = request.scope.map((check) => pdf.t(`checks:${check}`));
  const sent = { number: version.number, date: showDate(language, version.submittedAt) };
  pdf.heading(pdf.t('onboarding'), 2);
  pdf.pairs([
    [pdf.t('reference'), request.reference],
    [pdf.t('number'), request.number],
    [pdf.t('institution'), entity.org.name],
    [pdf.t('purpose'), request.transactionDescription],
    [pdf.t('internal-note'), request.description],
    [pdf.t('deadline'), showDate(language, request.deadline)],
    [pdf.t('answers'), pdf.t('answers-of', sent)],
    [pdf.t('reviewer'), assigned?.name ?? ''],
    [pdf.t('access'), access?.status === 'approved' || access?.withdrawnAt ? showDate(language, access.decidedAt) : ''],
    [pdf.t('scope'), [...scope, request.scopeNote].filter(Boolean).join(', ')],
    [pdf.t('source-of-funds'), pdf.t(request.sourceOfFunds ? 'asked' : 'not-asked')],
  ]);
}

export function printRegistration(pdf: PdfDocument, { entity, language }: ReportData): void {
  const { registration, individual } = entity;
  if (individual) {
    pdf.heading(pdf.t('person'), 2);
    pdf.pairs([
      [pdf.t('name'), `${individual.firstName} ${individual.lastName}`],
      [pdf.t('birth-date'), showDate(language, individual.birthDate)],
      [pdf.t('nationality'), showCountry(language, individual.nationality)],
      [pdf.t('residence'), showCountry(language, individual.countryOfResidence)],
      [pdf.t('document-number'), `${individual.documentNumber} ${showCountry(language, individual.country)}`.trim()],
    ]);
  }
  if (!registration) return;
  const checked = { date: showDate(language, registration.registerCheckedAt) };
  const listed = registration.listed === null ? '' : pdf.t(registration.listed ? 'yes' : 'no');
  pdf.heading(pdf.t('company'), 2);
  pdf.pairs([
    [pdf.t('name'), registration.name],
    [pdf.t('registration-number'), `${registration.country} ${registration.registrationNumber}`],
    [pdf.t('legal-form'), [registration.legalFormName, registration.legalForm].filter(Boolean).join(', ')],
    [pdf.t('since'), showDate(language, registration.registeredSince)],
    [pdf.t('address'), showAddress(language, registration.address)],
    [pdf.t('vat'), registration.vatNumber],
    [pdf.t('website'), registration.website],
    [pdf.t('listed'), listed],
    [pdf.t('source'), pdf.t(`source-${registration.source}`, checked)],
  ]);
}

export function printActivities(pdf: PdfDocument, { entity, language }: ReportData): void {
  if (!entity.activities) return;
  pdf.heading(pdf.t('activities'), 2);
  if (entity.activities.description) pdf.paragraph(entity.activities.description);
  pdf.table(
    [
      { head: pdf.t('code'), width: 2 },
      { head: pdf.t('activity'), width: 10 },
    ],
    entity.activities.details.map((one) => [
      `${one.code} (${one.edition})`,
      `${textIn(language, one) || one.code}${one.main ? `, ${pdf.t('main')}` : ''}`,
    ]),
  );
}

export function printChecks(pdf: PdfDocument, { entity, language }: ReportData): void {
  pdf.heading(pdf.t('checks'), 2);
  pdf.table(
    [
      { head: pdf.t('check'), width: 3 },
      { head: pdf.t('result'), width: 2 },
      { head: pdf.t('by'), width: 3 },
      { head: pdf.t('on'), width: 3 },
      { head: pdf.t('reason'), width: 4 },
    ],
    entity.statuses.map((line) => [
      pdf.t(`checks:${line.check}`),
      pdf.t(`statuses:${statusKey(line.status)}`),
      line.by,
      showMoment(language, line.at),
      line.reason,
    ]),
  );
}
