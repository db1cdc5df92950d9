import type { PersonAnswers } from '@dossier/domain/kyc-form/answers';
import { rolesText } from '@dossier/domain/kyc-form/lines/roles-text';
import { computeOwnership, type OwnershipResult, type PersonInterest } from '@dossier/domain/ownership/ubo';
import { displayName } from '@dossier/domain/subject';
import { namesIn } from '../case/people.ts';
import { dayOf, momentOf } from '../runtime/clock.ts';
import { drawOwnership } from './chart.ts';
import { showCountry, showDate, showNationality, showShare, showShares } from './format.ts';
import { ownershipCalculation, reasonsOf, sumOfAll } from './ownership-calculation.ts';
import { type Cell, noteCell, type PdfDocument } from './pdf-document.ts';
import { answerFormat } from './print-answers.ts';
import type { ReportData } from './report-data.ts';
import { statusKey } from './report-texts.ts';
import { nextUboRule } from './ubo-rules.ts';

/** The chart of the owners and the calculation of each interest. */
export function printOwnership(pdf: PdfDocument, { entity }: ReportData): void {
  if (entity.request.type !== 'business') {
    pdf.paragraph(pdf.t('person-has-no-owners'), { soft: true });
    return;
  }
  if (!entity.ownership.open) {
    pdf.paragraph(pdf.t('closed'));
    return;
  }
  const given = entity.ownership.value;
  if (!given) {
    pdf.paragraph(pdf.t('unknown'));
    return;
  }
  const { answers, result } = given;
  const names = namesIn({ ownership: answers }).set('client', entity.subject.name);
  pdf.intro(pdf.t('ownership-from', { number: entity.version.number }));
  const detail = `${entity.subject.country} ${entity.subject.number}`.trim();
  const isDrawn = drawOwnership(pdf, { name: entity.subject.name, detail }, given);
  if (!isDrawn && result.people.length > 0) pdf.paragraph(pdf.t('chart-too-large'), { soft: true });
  if (result.people.length > 0) printCalculation(pdf, result, names);
}

function printCalculation(pdf: PdfDocument, result: OwnershipResult, names: ReadonlyMap<string, string>): void {
  const { language } = pdf;
  pdf.heading(pdf.t('calculation-title'), 3);
  pdf.table(
    [
      { head: pdf.t('owner'), width: 26 },
      { head: pdf.t('calculation'), width: 56 },
      { head: pdf.t('interest'), width: 18, align: 'right' },
    ],
    [
      ...result.people.map((person) => [
        person.name,
        ownershipCalculation(pdf, person, names).join('\n'),
        showShares(language, person.lowest.share, person.highest.share),
      ]),
      ...(result.people.length > 1 ? [[pdf.t('together'), '', sumOfAll(language, result)]] : []),
    ],
  );
  pdf.paragraph(pdf.t('exact'), { soft: true });
}

/** The people of the company: birth, role, why they are beneficial owners, and how their identity was verified. */
export function printOwners(pdf: PdfDocument, data: ReportData): void {
  const { entity, answers } = data;
  if (entity.request.type !== 'business') {
    pdf.paragraph(pdf.t('person-has-no-owners'), { soft: true });
    return;
  }
  if (!entity.people.open || !entity.ownership.open) {
    pdf.paragraph(pdf.t('closed'));
    return;
  }
  const result = entity.ownership.value?.result;
  const people = answers.form.answers.people?.people ?? [];
  const unlisted = (result?.people ?? []).filter(
    (one) => one.isUbo !== 'no' && !people.some(({ id }) => id === one.id),
  );
  if (people.length + unlisted.length === 0) pdf.paragraph(pdf.t('unknown'));
  else pdf.intro(pdf.t('people-from', { count: people.length + unlisted.length, number: entity.version.number }));
  pdf.table(
    [
      { head: pdf.t('verified-person'), width: 28 },
      { head: pdf.t('born'), width: 20 },
      { head: pdf.t('role-and-reason'), width: 27 },
      { head: pdf.t('identity'), width: 25 },
    ],
    [...people.map((person) => personRow(pdf, data, person)), ...unlisted.map((person) => ownerRow(pdf, data, person))],
  );
  if (result) printRule(pdf, data, result);
}

function personRow(pdf: PdfDocument, data: ReportData, person: PersonAnswers): (string | Cell)[] {
  const { t, language } = pdf;
  const { entity, answers } = data;
  const result = entity.ownership.open ? entity.ownership.value?.result : undefined;
  const interest = result?.people.find(({ id }) => id === person.id);
  const lives = showCountry(language, person.countryOfResidence ?? '');
  const nationality = showNationality(language, person.nationality ?? '');
  const from = [nationality && t('nationality-of', { nationality }), lives && t('lives-in', { country: lives })];
  const roles = result ? rolesText(person, result, answerFormat(pdf, answers)) : (person.function ?? '');
  const reason = interest && result ? whyOwner(pdf, interest, result) : '';
  return [
    noteCell(
      displayName(person.firstName, person.lastName) || t('unknown'),
      from.filter((one) => one !== undefined),
      'strong',
    ),
    showDate(language, person.birthDate ?? '') || t('unknown'),
    noteCell(roles || t('unknown'), [reason]),
    identityCell(pdf, data, person.id),
  ];
}

/** Why a person is a beneficial owner, or why an owner is none. */
function whyOwner(pdf: PdfDocument, person: PersonInterest, result: OwnershipResult): string {
  if (person.isUbo !== 'no') return capital(reasonsOf(pdf, person, result));
  const { share, orMore } = result.threshold;
  const interest = showShares(pdf.language, person.lowest.share, person.highest.share);
  return pdf.t(orMore ? 'no-owner-from' : 'no-owner', { interest, share: showShare(pdf.language, share) });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The newest verification of a person's identity, or its status. */
function identityCell(pdf: PdfDocument, { entity, language }: ReportData, id: string): Cell {
  const found = entity.identities.find(({ person }) => person === id);
  if (!found) {
    const status = entity.people.open ? entity.people.value.find((one) => one.id === id)?.identity : undefined;
    const asked = entity.identityPeople.find((one) => one.id === id);
    if (asked?.required) return noteCell(pdf.t(`statuses:${statusKey(status ?? 'pending')}`), []);
    return noteCell(pdf.t('identity-not-required'), asked ? [pdf.t('identity-not-required-why')] : []);
  }
  const how = [pdf.t(`identity:methods.${found.method}`), showDate(language, found.date)].join(', ');
  const by = displayName(found.verifierFirstName, found.verifierLastName);
  return noteCell(pdf.t(`statuses:${statusKey(found.result)}`), [how, by]);
}

/** A beneficial owner of the ownership answers who is not among the people. */
function ownerRow(pdf: PdfDocument, { entity }: ReportData, person: PersonInterest): (string | Cell)[] {
  const result = entity.ownership.open ? entity.ownership.value?.result : undefined;
  const share = showShares(pdf.language, person.lowest.share, person.highest.share);
  return [
    person.name,
    pdf.t('unknown'),
    noteCell(pdf.t('kyc-form:people.ubo', { share }), [result ? capital(reasonsOf(pdf, person, result)) : '']),
    pdf.t('identity-not-required'),
  ];
}

/** The rule of beneficial owners that was applied, and whether the next one has the same result. */
function printRule(pdf: PdfDocument, { entity }: ReportData, result: OwnershipResult): void {
  const { t, language } = pdf;
  const { threshold } = result;
  const given = entity.ownership.open ? entity.ownership.value : null;
  const ubos = (one: OwnershipResult) => one.people.filter(({ isUbo }) => isUbo !== 'no').map(({ id }) => id);
  if (ubos(result).length === 0) printNoOwner(pdf, given?.answers.nobodyReason);
  const rule = t(threshold.orMore ? 'rule-from' : 'rule-more', { share: showShare(language, threshold.share) });
  const next = nextUboRule(dayOf(momentOf(entity.version.submittedAt)));
  if (!next || !given) {
    pdf.paragraph(rule, { soft: true });
    return;
  }
  const later = computeOwnership(given.answers, { clientName: entity.subject.name, today: next.from });
  const isSame = ubos(later).join() === ubos(result).join();
  const names = later.people.filter(({ isUbo }) => isUbo !== 'no').map(({ name }) => name);
  const change = t(next.value.orMore ? 'rule-becomes-from' : 'rule-becomes-more', {
    share: showShare(language, next.value.share),
    date: showDate(language, next.from),
  });
  const outcome = isSame ? t('rule-same') : t('rule-other', { names: names.join(', ') || t('none') });
  pdf.paragraph([rule, change, outcome].join(' '), { soft: true });
}

/** States that no person is a beneficial owner, with the client's reason if there is one. */
export function printNoOwner(pdf: PdfDocument, reason = ''): void {
  const given = reason.trim() === '' ? '' : pdf.t('reason-given', { reason });
  pdf.paragraph([pdf.t('no-beneficial-owner'), given].filter(Boolean).join(' '));
}
