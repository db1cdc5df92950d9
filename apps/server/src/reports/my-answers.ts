import { type DocumentPurpose, documentKind } from '@dossier/domain/documents';
import type { FormDocument, KycSection } from '@dossier/domain/kyc-form/answers';
import type { Declaration } from '@dossier/domain/kyc-form/declaration';
import type { Language } from '@dossier/domain/languages';
import { displayName } from '@dossier/domain/subject';
import { momentOf } from '../runtime/clock.ts';
import { showDate, showMoment } from './format.ts';
import { createPdf, type PdfDocument } from './pdf-document.ts';
import { printDeclaration, printSections } from './print-answers.ts';
import type { ListedAnswers } from './report-data.ts';
import { documentKindLabel, reportTexts } from './report-texts.ts';

interface Delegation {
  readonly sections: readonly KycSection[];
  readonly name: string;
  readonly invitedBy: string;
  /** Date text of a record. */
  readonly at: string;
}

/** The data of the client's own copy: answers and files, without notes of the desk or the institution. */
export interface AnswersData extends ListedAnswers {
  readonly language: Language;
  readonly orgName: string;
  readonly subjectName: string;
  readonly reference: string;
  /** Date text of a record: when it was sent, or when it was last saved. */
  readonly moment: string;
  readonly isSent: boolean;
  /** Who gave the institution access, and until when it had it; null without approval. Date texts of records. */
  readonly access: { readonly by: string; readonly at: string; readonly withdrawnAt: string } | null;
  /** Colleagues who were asked to fill in sections, oldest first. */
  readonly delegations: readonly Delegation[];
  /** What the client agreed to; null before sending, and when a program sent none. */
  readonly declaration: Declaration | null;
  /** Number of the version of the answers. */
  readonly number: number;
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
      { head: pdf.t('date'), width: 3 },
    ],
    form.documents.map((one) => [
      documentKindLabel(pdf.t, documentKind(one.type, one.purpose as DocumentPurpose | ''), one.side),
      one.name,
      one.person === '' ? subjectName : (owners.get(one.person) ?? ''),
      datesOf(one),
    ]),
  );
}

/** Who had a part in the answers besides the client, and who gave access to them. */
function printTakers(pdf: PdfDocument, { language, orgName, access, delegations, declaration }: AnswersData): void {
  if (delegations.length > 0) {
    pdf.heading(pdf.t('delegated'), 2);
    const sent = declaration ? pdf.t('seen-and-sent', { name: declaration.name }) : '';
    pdf.pairs(
      delegations.map(({ sections, name, invitedBy, at }) => [
        sections.map((section) => pdf.t(`kyc-form:sections.${section}`)).join(', '),
        [pdf.t('asked-by', { name, by: invitedBy, date: showDate(language, at) }), sent].filter(Boolean).join('. '),
      ]),
    );
  }
  if (access) {
    const { by, at, withdrawnAt } = access;
    const given = pdf.t('access-approved', { name: by, date: showMoment(language, at) });
    const ended = withdrawnAt && pdf.t('withdrawn-on', { date: showMoment(language, withdrawnAt) });
    pdf.heading(pdf.t('access-to'), 2);
    pdf.pairs([[orgName, [given, ended].filter(Boolean).join('. ')]]);
  }
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
  printSections(pdf, data, {
    section: (section) => pdf.heading(pdf.t(`kyc-form:sections.${section}`), 2),
    person: (_, name) => pdf.heading(name, 3),
  });
  printDocuments(pdf, data);
  printTakers(pdf, data);
  if (data.declaration) {
    const { number, reference } = data;
    pdf.heading(pdf.t('declaration:title'), 2);
    printDeclaration(pdf, data.declaration, [
      [pdf.t('declaration:belongs'), pdf.t('declaration:belongs-to', { number, reference })],
    ]);
  }
  return pdf.finish();
}
