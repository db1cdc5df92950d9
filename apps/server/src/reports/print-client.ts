import { textIn } from '@dossier/domain/languages';
import { displayName } from '@dossier/domain/subject';
import { showAddress, showCountry, showDate, showNationality } from './format.ts';
import { noteCell, type PdfDocument } from './pdf-document.ts';
import type { ReportData } from './report-data.ts';
import { scopeText, statusKey } from './report-texts.ts';

/** Why the client is examined: for whom, for which purpose and with which scope. */
export function printReason(pdf: PdfDocument, { entity, language, started }: ReportData): void {
  const { request, org, contact } = entity;
  pdf.pairs([
    [pdf.t('institution'), org.name],
    [pdf.t('reference'), request.reference],
    [pdf.t('number'), request.number],
    [pdf.t('started-by'), [started.by, showDate(language, started.at)].filter(Boolean).join(', ')],
    [pdf.t('sent-to-client'), showDate(language, request.requestedAt)],
    [pdf.t('contact-person'), contact ? displayName(contact.firstName, contact.lastName) : ''],
    [pdf.t('purpose'), request.transactionDescription || pdf.t('unknown')],
    [pdf.t('scope'), scopeText(pdf.t, request)],
    [pdf.t('source-of-funds'), pdf.t(request.sourceOfFunds ? 'asked' : 'not-asked')],
    [pdf.t('deadline'), showDate(language, request.deadline)],
  ]);
}

/** The facts of the company or the person, with their source. */
export function printIdentity(pdf: PdfDocument, data: ReportData): void {
  if (data.entity.individual) printPerson(pdf, data);
  if (data.entity.registration) printRegistration(pdf, data);
  if (!data.entity.individual && !data.entity.registration) pdf.paragraph(pdf.t('unknown'));
  printActivities(pdf, data);
}

function printPerson(pdf: PdfDocument, { entity, answers, language }: ReportData): void {
  const { individual } = entity;
  if (!individual) return;
  const { birthPlace = '', address, identityKind, identityExpiry = '' } = answers.form.answers.individual ?? {};
  const kind = identityKind ? pdf.t(`identity:kinds.${identityKind}`) : '';
  const document = [kind, individual.documentNumber, showCountry(language, individual.country)];
  pdf.pairs([
    [pdf.t('name'), displayName(individual.firstName, individual.lastName)],
    [pdf.t('birth-date'), [showDate(language, individual.birthDate), birthPlace].filter(Boolean).join(', ')],
    [pdf.t('nationality'), showNationality(language, individual.nationality)],
    [pdf.t('residence'), showCountry(language, individual.countryOfResidence)],
    [pdf.t('address'), showAddress(language, address ?? null)],
    [pdf.t('document-number'), document.filter(Boolean).join(', ')],
    [pdf.t('expires'), showDate(language, identityExpiry)],
    [pdf.t('source'), pdf.t('source-client')],
  ]);
}

function printRegistration(pdf: PdfDocument, { entity, language }: ReportData): void {
  const { registration } = entity;
  if (!registration) return;
  const checked = { date: showDate(language, registration.registerCheckedAt) };
  const listed = registration.listed === null ? '' : pdf.t(registration.listed ? 'yes' : 'no');
  const form = [registration.legalFormName, registration.legalForm].filter(Boolean).join(', ');
  const earlier = registration.earlierAddresses.map(({ address, since }) =>
    pdf.t('address-since', { address: showAddress(language, address), date: showDate(language, since) }),
  );
  pdf.pairs([
    [pdf.t('name'), registration.name],
    [pdf.t('register-name'), registration.registerName === registration.name ? '' : registration.registerName],
    [pdf.t('registration-number'), `${registration.country} ${registration.registrationNumber}`],
    [pdf.t('legal-form'), form],
    [pdf.t('since'), showDate(language, registration.registeredSince)],
    [pdf.t('address'), showAddress(language, registration.address)],
    [pdf.t('earlier-addresses'), earlier.join('\n')],
    [pdf.t('vat'), registration.vatNumber],
    [pdf.t('website'), registration.website],
    [pdf.t('listed'), listed],
    [pdf.t('source'), pdf.t(`source-${registration.source}`, checked)],
  ]);
}

function printActivities(pdf: PdfDocument, { entity, language }: ReportData): void {
  if (!entity.activities) return;
  pdf.heading(pdf.t('activities'), 3);
  const { description, details } = entity.activities;
  if (description) pdf.paragraph(description);
  if (!description && details.length === 0) pdf.paragraph(pdf.t('unknown'));
  pdf.table(
    [
      { head: pdf.t('code'), width: 20 },
      { head: pdf.t('activity'), width: 80 },
    ],
    details.map((one) => [
      `${one.code} (${one.edition})`,
      `${textIn(language, one) || one.code}${one.main ? `, ${pdf.t('main')}` : ''}`,
    ]),
  );
}

/** Who acts for the client, and on which authority. */
export function printRepresentation(pdf: PdfDocument, { entity, answers }: ReportData): void {
  const { contact } = answers.form.answers;
  const people = answers.form.answers.people?.people ?? [];
  const representatives = people.filter(({ isRepresentative }) => isRepresentative === true);
  const identity = new Map((entity.people.open ? entity.people.value : []).map((one) => [one.id, one.identity]));
  pdf.pairs([
    [pdf.t('contact-person'), contact ? displayName(contact.firstName, contact.lastName) : ''],
    [pdf.t('has-representative'), pdf.t(entity.request.hasRepresentative ? 'yes' : 'no')],
    [pdf.t('fills-in-own'), contact?.fillsInOwn === undefined ? '' : pdf.t(contact.fillsInOwn ? 'yes' : 'no')],
  ]);
  pdf.table(
    [
      { head: pdf.t('case-roles:representative'), width: 34 },
      { head: pdf.t('authority'), width: 36 },
      { head: pdf.t('identity'), width: 30 },
    ],
    representatives.map((person) => [
      noteCell(displayName(person.firstName, person.lastName), [person.function ?? ''], 'strong'),
      person.authorityFrom ? pdf.t(`kyc-form:people.authority-${person.authorityFrom}`) : pdf.t('unknown'),
      pdf.t(`statuses:${statusKey(identity.get(person.id) ?? 'pending')}`),
    ]),
  );
}
