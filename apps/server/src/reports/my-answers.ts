import type { FormDocument, KycAnswers, KycSection, PersonAnswers } from '@dossier/domain/kyc-form/answers';
import type { Language } from '@dossier/domain/languages';
import { momentOf } from '../runtime/clock.ts';
import { showAddress, showCountry, showDate, showMoment, showMoney, showShare } from './format.ts';
import { createPdf, type PdfDocument } from './pdf-document.ts';
import { printNoOwner } from './print-owners.ts';
import { documentKindLabel, reportTexts } from './report-texts.ts';

/** The data of the client's own copy: answers and files, without notes of the desk or the institution. */
export interface AnswersData {
  readonly language: Language;
  readonly orgName: string;
  readonly subjectName: string;
  readonly reference: string;
  readonly sections: readonly KycSection[];
  readonly answers: Partial<KycAnswers>;
  readonly documents: readonly FormDocument[];
  /** Date text of a record: when it was sent, or when it was last saved. */
  readonly moment: string;
  readonly isSent: boolean;
}

type Print<S extends KycSection> = (pdf: PdfDocument, answers: KycAnswers[S], data: AnswersData) => void;

const printers: { readonly [S in KycSection]: Print<S> } = {
  contact: (pdf, answers) =>
    pdf.pairs([
      [pdf.t('name'), nameOf(answers)],
      [pdf.t('email'), answers.email ?? ''],
      [pdf.t('phone'), answers.phone ?? ''],
    ]),
  'legal-entity': (pdf, answers, { language }) =>
    pdf.pairs([
      [pdf.t('name'), answers.name ?? ''],
      [pdf.t('registration-number'), `${answers.country ?? ''} ${answers.registrationNumber ?? ''}`.trim()],
      [pdf.t('legal-form'), [answers.legalFormName, answers.legalForm].filter(Boolean).join(', ')],
      [pdf.t('address'), showAddress(language, answers.address ?? null)],
      [pdf.t('vat'), answers.vatNumber ?? ''],
      [pdf.t('website'), answers.website ?? ''],
      [pdf.t('description'), answers.description ?? ''],
      [pdf.t('listed'), listingText(pdf, answers)],
    ]),
  activities(pdf, answers) {
    if (answers.description) pdf.paragraph(answers.description);
    pdf.table(
      [
        { head: pdf.t('code'), width: 2 },
        { head: pdf.t('activity'), width: 10 },
      ],
      (answers.details ?? []).map((one) => [
        `${one.sbi} (${one.edition})`,
        [one.description, one.sbi === answers.main ? pdf.t('main') : ''].filter(Boolean).join(', '),
      ]),
    );
  },
  ownership(pdf, answers, { language, subjectName }) {
    const names = new Map(
      (answers.nodes ?? []).map((node) => [node.id, node.kind === 'company' ? (node.name ?? '') : nameOf(node)]),
    );
    names.set('client', subjectName);
    pdf.table(
      [
        { head: pdf.t('owner'), width: 4 },
        { head: pdf.t('share'), width: 2 },
        { head: pdf.t('owned'), width: 4 },
      ],
      (answers.edges ?? []).map((edge) => [
        names.get(edge.owner) ?? '',
        edge.share === undefined ? bandText(language, edge.band) : showShare(language, edge.share),
        names.get(edge.owned) ?? '',
      ]),
    );
    if (answers.nobodyReason) printNoOwner(pdf, answers.nobodyReason);
  },
  people(pdf, answers, { language }) {
    for (const person of answers.people ?? []) {
      pdf.heading(nameOf(person), 3);
      const roles = [
        person.isUbo && pdf.t('ubo'),
        person.isStandIn && pdf.t('stand-in'),
        person.isRepresentative && pdf.t('representative'),
        person.isPrimaryContact && pdf.t('primary-contact'),
      ];
      pdf.pairs([
        [pdf.t('function'), person.function ?? ''],
        [pdf.t('roles'), roles.filter(Boolean).join(', ')],
        [pdf.t('email'), person.email ?? ''],
        [pdf.t('birth-date'), showDate(language, person.birthDate ?? '')],
        [pdf.t('nationality'), showCountry(language, person.nationality ?? '')],
        [pdf.t('residence'), showCountry(language, person.countryOfResidence ?? '')],
        [pdf.t('document-number'), identityText(pdf, person)],
      ]);
    }
  },
  funds: (pdf, answers, { language }) =>
    pdf.pairs([
      [pdf.t('description'), answers.description ?? ''],
      [pdf.t('amount'), answers.amount ? showMoney(language, answers.amount, answers.currency ?? '') : ''],
    ]),
  individual: (pdf, answers, { language }) =>
    pdf.pairs([
      [pdf.t('name'), nameOf(answers)],
      [
        pdf.t('birth-date'),
        [showDate(language, answers.birthDate ?? ''), answers.birthPlace].filter(Boolean).join(', '),
      ],
      [pdf.t('nationality'), showCountry(language, answers.nationality ?? '')],
      [pdf.t('residence'), showCountry(language, answers.countryOfResidence ?? '')],
      [pdf.t('address'), showAddress(language, answers.address ?? null)],
      [pdf.t('document-number'), identityText(pdf, answers)],
    ]),
  identity(pdf, answers) {
    const methods = Object.values(answers.choices ?? {}).flatMap(({ method }) =>
      method ? [pdf.t(`identity-methods:${method}`)] : [],
    );
    pdf.pairs([[pdf.t('method'), methods.join(', ')]]);
  },
};

const nameOf = (person: { firstName?: string; lastName?: string }) =>
  `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();

function listingText({ t }: PdfDocument, { listed, listedMarket }: KycAnswers['legal-entity']): string {
  if (listed === undefined) return '';
  return [t(listed ? 'yes' : 'no'), listed ? listedMarket : ''].filter(Boolean).join(', ');
}

/** Kind, number and last day of an identity document, as far as they are given. */
function identityText(
  { t, language }: PdfDocument,
  {
    identityKind,
    identityNumber,
    identityExpiry,
  }: Pick<PersonAnswers, 'identityKind' | 'identityNumber' | 'identityExpiry'>,
): string {
  const kind = identityKind && t(`kyc-form:identity-kinds.${identityKind}`);
  const until = identityExpiry && t('kyc-form:review.until', { date: showDate(language, identityExpiry) });
  return [kind, identityNumber, until].filter(Boolean).join(', ');
}

function bandText(language: Language, band: { from: number; to: number } | undefined): string {
  return band ? `${showShare(language, band.from)} – ${showShare(language, band.to)}` : '';
}

function printSection<S extends KycSection>(pdf: PdfDocument, section: S, data: AnswersData): void {
  const answers = data.answers[section];
  pdf.heading(pdf.t(`kyc-form:sections.${section as KycSection}`), 2);
  if (answers) printers[section](pdf, answers as KycAnswers[S], data);
  else pdf.paragraph(pdf.t('unknown'), { soft: true });
}

export async function printAnswers(data: AnswersData): Promise<Buffer> {
  const { language, subjectName, moment, isSent } = data;
  const title = reportTexts(language)('my-answers-for', { org: data.orgName, reference: data.reference });
  const pdf = await createPdf({
    language,
    title,
    header: subjectName,
    footer: title,
    author: subjectName,
    date: momentOf(moment),
  });
  pdf.heading(pdf.t('my-answers'), 1);
  pdf.paragraph(title);
  pdf.paragraph(pdf.t(isSent ? 'sent-on' : 'not-sent', { date: showMoment(language, moment) }), { soft: true });
  for (const section of data.sections) printSection(pdf, section, data);
  pdf.heading(pdf.t('documents'), 2);
  pdf.table(
    [
      { head: pdf.t('document'), width: 5 },
      { head: pdf.t('name'), width: 5 },
      { head: pdf.t('issued'), width: 3 },
    ],
    data.documents.map((one) => [
      documentKindLabel(pdf.t, one.purpose === '' ? one.type : `${one.type}-${one.purpose}`),
      one.name,
      showDate(language, one.issuedOn),
    ]),
  );
  return pdf.finish();
}
