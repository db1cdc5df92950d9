import { displayName } from '@dossier/domain/subject';
import { showDay } from './format.ts';
import { noteCell, type PdfDocument } from './pdf-document.ts';
import type { ReportData } from './report-data.ts';
import { statusKey, statusMark } from './report-texts.ts';

/** Every verification of an identity: of whom, by which method and document, by whom and when. */
export function printIdentification(pdf: PdfDocument, { entity, language }: ReportData): void {
  const verified = entity.identities.map(({ person }) => person);
  const missing = entity.identityPeople.filter(({ id, required }) => required && !verified.includes(id));
  pdf.table(
    [
      { head: pdf.t('verified-person'), width: 28 },
      { head: pdf.t('result-of'), width: 18 },
      { head: pdf.t('method'), width: 34 },
      { head: pdf.t('verifier'), width: 20, align: 'right' },
    ],
    [
      ...entity.identities.map((one) => [
        noteCell(displayName(one.verifiedFirstName, one.verifiedLastName), [one.reason], 'strong'),
        { ...noteCell(pdf.t(`statuses:${statusKey(one.result)}`), []), mark: statusMark(one.result) },
        noteCell(pdf.t(`identity:methods.${one.method}`), [one.documentUsed]),
        noteCell(displayName(one.verifierFirstName, one.verifierLastName), [showDay(language, one.date)]),
      ]),
      ...missing.map(({ name }) => [
        name,
        { ...noteCell(pdf.t('statuses:pending'), []), mark: statusMark('pending') },
        '',
        '',
      ]),
    ],
    { empty: pdf.t('none') },
  );
}
