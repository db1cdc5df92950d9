import { momentOf } from '../runtime/clock.ts';
import { showMoment } from './format.ts';
import { createPdf, type PdfDocument } from './pdf-document.ts';
import { printDocuments, printHistory, printIdentities, printRisk, printScreening } from './print-evidence.ts';
import { printActivities, printChecks, printOnboarding, printRegistration, printSummary } from './print-facts.ts';
import { printFunds, printOwnership, printPeople } from './print-owners.ts';
import type { ReportData } from './report-data.ts';
import { reportTexts } from './report-texts.ts';

/** The parts of a report in their order. */
const parts: readonly ((pdf: PdfDocument, data: ReportData) => void)[] = [
  printSummary,
  printOnboarding,
  printRegistration,
  printActivities,
  printChecks,
  printOwnership,
  printPeople,
  printFunds,
  printDocuments,
  printScreening,
  printRisk,
  printIdentities,
  printHistory,
];

/** Prints a report as PDF. The same data gives the same bytes. */
export async function printReport(data: ReportData): Promise<Buffer> {
  const { entity, language, moment } = data;
  const t = reportTexts(language);
  const reference = entity.request.reference || entity.request.number;
  const pdf = await createPdf({
    language,
    title: `${t('report')}, ${entity.subject.name}`,
    header: entity.subject.name,
    footer: t('printed', { reference, date: showMoment(language, moment) }),
    author: data.deskName,
    date: momentOf(moment),
  });
  for (const print of parts) print(pdf, data);
  return pdf.finish();
}
