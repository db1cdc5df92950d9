import type { KycSection } from '@dossier/domain/kyc-form/answers';
import type { Declaration } from '@dossier/domain/kyc-form/declaration';
import { type AnswerFormat, answerGroups } from '@dossier/domain/kyc-form/lines/answer-lines';
import { localeOf } from '@dossier/domain/languages';
import { showCountry, showDate, showExactMoment, showMoment, showMoney, showNationality, showShare } from './format.ts';
import type { PdfDocument } from './pdf-document.ts';
import { ink } from './pdf-style.ts';
import type { ListedAnswers } from './report-data.ts';
import type { ReportT } from './report-texts.ts';

/** Formats of a report for the answers of a form. */
export function answerFormat({ t, language }: PdfDocument, { activityNames }: ListedAnswers): AnswerFormat {
  return {
    t: t as unknown as AnswerFormat['t'],
    date: (day) => showDate(language, day),
    country: (code) => showCountry(language, code),
    nationality: (code) => showNationality(language, code),
    money: (amount, currency) => showMoney(language, amount, currency),
    share: (share) => showShare(language, share),
    activity: (sbi, edition) => activityNames[`${edition} ${sbi}`] ?? '',
    list: (names) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names),
  };
}

/** Prints the headings of a list of answers. */
export interface AnswerHeadings {
  /** Of a section. `hasOwn`: answers follow before those of its persons, or a statement that there are none. */
  readonly section: (section: KycSection, hasOwn: boolean) => void;
  /** Of the answers of one person. */
  readonly person: (section: KycSection, name: string) => void;
}

/** Prints every answer of every section: the lines that the client reads in the review step. */
export function printSections(pdf: PdfDocument, answers: ListedAnswers, headings: AnswerHeadings): void {
  const format = answerFormat(pdf, answers);
  for (const section of answers.sections) {
    const groups = answerGroups(section, answers.form, format);
    headings.section(section, groups[0] === undefined || groups[0].title === '');
    if (groups.length === 0) pdf.paragraph(pdf.t('unknown'), { soft: true });
    for (const { title, lines } of groups) {
      if (title !== '') headings.person(section, title);
      pdf.pairs(lines.map(({ term, value }) => [term, value]));
    }
  }
}

/** Who agreed to which text, and when. `about`: pairs that follow. */
export function printDeclaration(
  pdf: PdfDocument,
  declaration: Declaration,
  about: readonly (readonly [string, string])[] = [],
): void {
  const { language, t } = pdf;
  const { name, email, at, version, date, type } = declaration;
  const languageName = new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(declaration.language) ?? '';
  const text = { version, date: showDate(language, date), language: languageName };
  pdf.framed(
    declaration.text,
    [
      [t('declaration:agreed-by'), t('declaration:name-email', { name, email })],
      [t('declaration:time'), showExactMoment(language, at)],
      [t('declaration:signed-in-by'), signInText(pdf, declaration)],
      [t('declaration:text'), t(`declaration:text-of.${type}`, text)],
      ...about,
    ],
    ink.accent,
  );
  pdf.paragraph(t('declaration:not-qualified'), { soft: true });
}

function signInText({ language, t }: PdfDocument, { signIn }: Declaration): string {
  if (!signIn) return t('declaration:signed-in.unknown');
  const moment = showMoment(language, signIn.at);
  if (signIn.method === 'code') return t('declaration:signed-in.code', { moment });
  return t('declaration:signed-in.provider', { provider: signIn.provider, moment });
}

/** Name of a section of the form as staff read it. */
export const sectionName = (t: ReportT, section: KycSection): string =>
  section === 'individual' ? t('person') : t(`kyc-form:sections.${section}`);
