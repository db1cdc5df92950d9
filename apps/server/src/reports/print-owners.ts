import type { OwnershipResult, PersonInterest } from '@dossier/domain/ownership/ubo';
import { namesIn } from '../case/people.ts';
import { drawOwnership } from './chart.ts';
import { showCountry, showMoney, showShare, showShares } from './format.ts';
import { ownershipCalculation, reasonsOf } from './ownership-calculation.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { ReportData } from './report-data.ts';
import { statusKey } from './report-texts.ts';

export function printOwnership(pdf: PdfDocument, data: ReportData): void {
  const { entity } = data;
  if (entity.request.type !== 'business') return;
  pdf.heading(pdf.t('ownership'), 2);
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
  pdf.paragraph(pdf.t('ownership-from', { number: entity.version.number }), { soft: true });
  const detail = `${entity.subject.country} ${entity.subject.number}`.trim();
  drawOwnership(pdf, { name: entity.subject.name, detail }, given);
  if (result.people.length > 0) printCalculation(pdf, result, names);
  printUbos(
    pdf,
    data,
    result.people.filter((person) => person.isUbo !== 'no'),
  );
}

function printCalculation(pdf: PdfDocument, result: OwnershipResult, names: ReadonlyMap<string, string>): void {
  pdf.heading(pdf.t('calculation-title'), 3);
  pdf.table(
    [
      { head: pdf.t('owner'), width: 3 },
      { head: pdf.t('calculation'), width: 7 },
      { head: pdf.t('interest'), width: 2 },
    ],
    result.people.map((person) => [
      person.name,
      ownershipCalculation(pdf, person, names).join('\n'),
      showShares(pdf.language, person.lowest.share, person.highest.share),
    ]),
  );
  pdf.paragraph(pdf.t('exact'), { soft: true });
}

function printUbos(pdf: PdfDocument, { entity, language }: ReportData, ubos: readonly PersonInterest[]): void {
  if (!entity.ownership.open || !entity.ownership.value) return;
  const { answers, result } = entity.ownership.value;
  const people = entity.people.open ? entity.people.value : [];
  const residence = (id: string) =>
    showCountry(language, people.find((person) => person.id === id)?.countryOfResidence ?? '');
  pdf.heading(pdf.t('ubos'), 3);
  if (ubos.length === 0) printNoOwner(pdf, answers.nobodyReason);
  const standIns = people.filter((person) => person.isStandIn);
  pdf.table(
    [
      { head: pdf.t('name'), width: 3 },
      { head: pdf.t('interest'), width: 2 },
      { head: pdf.t('why'), width: 5 },
      { head: pdf.t('residence'), width: 2 },
    ],
    [
      ...ubos.map((person) => [
        person.name,
        showShares(language, person.lowest.share, person.highest.share),
        reasonsOf(pdf, person, result),
        residence(person.id),
      ]),
      ...standIns.map((person) => [
        `${person.firstName} ${person.lastName}`,
        '',
        pdf.t('case-roles:stand-in'),
        residence(person.id),
      ]),
    ],
  );
  const rule = result.threshold.orMore ? 'rule-from' : 'rule-more';
  pdf.paragraph(pdf.t(rule, { share: showShare(language, result.threshold.share) }), { soft: true });
}

/** States that no person is a beneficial owner, with the client's reason if there is one. */
export function printNoOwner(pdf: PdfDocument, reason = ''): void {
  const given = reason.trim() === '' ? '' : pdf.t('reason-given', { reason });
  pdf.paragraph([pdf.t('no-beneficial-owner'), given].filter(Boolean).join(' '));
}

export function printPeople(pdf: PdfDocument, { entity, language }: ReportData): void {
  if (entity.request.type !== 'business') return;
  pdf.heading(pdf.t('people'), 2);
  if (!entity.people.open) {
    pdf.paragraph(pdf.t('closed'));
    return;
  }
  if (entity.people.value.length === 0) pdf.paragraph(pdf.t('unknown'));
  pdf.table(
    [
      { head: pdf.t('name'), width: 4 },
      { head: pdf.t('function'), width: 3 },
      { head: pdf.t('roles'), width: 4 },
      { head: pdf.t('residence'), width: 3 },
      { head: pdf.t('identity'), width: 2 },
    ],
    entity.people.value.map((person) => {
      const roles = [
        person.isUbo ? pdf.t('case-roles:ubo') : '',
        person.isStandIn ? pdf.t('case-roles:stand-in') : '',
        person.isRepresentative ? pdf.t('case-roles:representative') : '',
        person.isPrimaryContact ? pdf.t('case-roles:primary-contact') : '',
      ];
      return [
        `${person.firstName} ${person.lastName}`,
        person.function,
        roles.filter(Boolean).join(', '),
        showCountry(language, person.countryOfResidence),
        pdf.t(`statuses:${statusKey(person.identity)}`),
      ];
    }),
  );
}

export function printFunds(pdf: PdfDocument, { entity, language }: ReportData): void {
  if (!entity.request.sourceOfFunds) return;
  pdf.heading(pdf.t('funds'), 2);
  if (!entity.funds.open || !entity.funds.value) {
    pdf.paragraph(pdf.t(entity.funds.open ? 'unknown' : 'closed'));
    return;
  }
  const { description = '', amount = '', currency = '' } = entity.funds.value;
  pdf.pairs([
    [pdf.t('description'), description],
    [pdf.t('amount'), amount === '' ? '' : showMoney(language, amount, currency)],
  ]);
}
