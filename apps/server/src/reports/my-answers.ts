import { type DocumentPurpose, documentKind } from '@dossier/domain/documents';
import type { FormDocument, KycSection } from '@dossier/domain/kyc-form/answers';
import type { Declaration } from '@dossier/domain/kyc-form/declaration';
import { type AnsweredForm, type AnswerFormat, answerGroups } from '@dossier/domain/kyc-form/lines/answer-lines';
import { type Language, localeOf } from '@dossier/domain/languages';
import { displayName } from '@dossier/domain/subject';
import { momentOf } from '../runtime/clock.ts';
import { showCountry, showDate, showExactMoment, showMoment, showMoney, showShare } from './format.ts';
import { createPdf, type PdfDocument } from './pdf-document.ts';
import { documentKindLabel, reportTexts } from './report-texts.ts';

/** The data of the client's own copy: answers and files, without notes of the desk or the institution. */
export interface AnswersData {
  readonly language: Language;
  readonly orgName: string;
  readonly subjectName: string;
  readonly reference: string;
  readonly sections: readonly KycSection[];
  readonly form: AnsweredForm;
  /** Names of the activities in the language, by edition and code: `2025 6820`. */
  readonly activityNames: Readonly<Record<string, string>>;
  /** Date text of a record: when it was sent, or when it was last saved. */
  readonly moment: string;
  readonly isSent: boolean;
  /** What the client agreed to; null before sending, and when a program sent none. */
  readonly declaration: Declaration | null;
  /** Number of the version of the answers. */
  readonly number: number;
}

/** Formats of a report for the answers of a form. */
function answerFormat({ t, language }: PdfDocument, { activityNames }: AnswersData): AnswerFormat {
  return {
    t: t as unknown as AnswerFormat['t'],
    date: (day) => showDate(language, day),
    country: (code) => showCountry(language, code),
    money: (amount, currency) => showMoney(language, amount, currency),
    share: (share) => showShare(language, share),
    activity: (sbi, edition) => activityNames[`${edition} ${sbi}`] ?? '',
    list: (names) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names),
  };
}

function printSection(pdf: PdfDocument, section: KycSection, data: AnswersData): void {
  pdf.heading(pdf.t(`kyc-form:sections.${section}`), 2);
  const groups = answerGroups(section, data.form, answerFormat(pdf, data));
  if (groups.length === 0) pdf.paragraph(pdf.t('unknown'), { soft: true });
  for (const { title, lines } of groups) {
    if (title !== '') pdf.heading(title, 3);
    pdf.pairs(lines.map(({ term, value }) => [term, value]));
  }
}

/** Every file with its kind, owner and dates. */
function printDocuments(pdf: PdfDocument, { form, language, subjectName }: AnswersData): void {
  const owners = new Map(
    (form.answers.people?.people ?? []).map((person) => [person.id, displayName(person.firstName, person.lastName)]),
  );
  const datesOf = ({ issuedOn, expiresOn }: FormDocument) =>
    [
      issuedOn && pdf.t('kyc-form:documents.issued', { date: showDate(language, issuedOn) }),
      expiresOn && pdf.t('kyc-form:review.until', { date: showDate(language, expiresOn) }),
    ]
      .filter(Boolean)
      .join(', ');
  pdf.heading(pdf.t('documents'), 2);
  pdf.table(
    [
      { head: pdf.t('document'), width: 4 },
      { head: pdf.t('name'), width: 4 },
      { head: pdf.t('owner'), width: 3 },
      { head: pdf.t('issued'), width: 3 },
    ],
    form.documents.map((one) => [
      documentKindLabel(pdf.t, documentKind(one.type, one.purpose as DocumentPurpose | ''), one.side),
      one.name,
      one.person === '' ? subjectName : (owners.get(one.person) ?? ''),
      datesOf(one),
    ]),
  );
}

/** Who agreed to which text, and when. */
function printDeclaration(pdf: PdfDocument, { declaration, language, number, reference }: AnswersData): void {
  if (!declaration) return;
  const { name, email, at, version, date, type } = declaration;
  const languageName = new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(declaration.language) ?? '';
  const text = { version, date: showDate(language, date), language: languageName };
  pdf.heading(pdf.t('declaration:title'), 2);
  for (const paragraph of declaration.text) pdf.paragraph(paragraph);
  pdf.pairs([
    [pdf.t('declaration:agreed-by'), pdf.t('declaration:name-email', { name, email })],
    [pdf.t('declaration:time'), showExactMoment(language, at)],
    [pdf.t('declaration:text'), pdf.t(`declaration:text-of.${type}`, text)],
    [pdf.t('declaration:belongs'), pdf.t('declaration:belongs-to', { number, reference })],
  ]);
  pdf.paragraph(pdf.t('declaration:not-qualified'), { soft: true });
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
  printDocuments(pdf, data);
  printDeclaration(pdf, data);
  return pdf.finish();
}
