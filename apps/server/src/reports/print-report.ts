import { momentOf } from '../runtime/clock.ts';
import { showMoment } from './format.ts';
import { openPaper, type Paper } from './paper.ts';
import { printDocuments, printHistory, printIdentities, printRisk, printScreening } from './parts/evidence.ts';
import { printActivities, printChecks, printOnboarding, printRegistration, printSummary } from './parts/facts.ts';
import { printFunds, printOwnership, printPeople } from './parts/owners.ts';
import type { ReportData } from './report-data.ts';
import { say } from './texts.ts';

/** The parts of a report in their order. */
const parts: readonly ((paper: Paper, data: ReportData) => void)[] = [
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

/** Prints a report as PDF. The same data gives the same pages. */
export async function printReport(data: ReportData): Promise<Buffer> {
  const { entity, language, moment } = data;
  const reference = entity.request.reference || entity.request.number;
  const paper = await openPaper({
    language,
    title: `${say(language, 'report')}, ${entity.subject.name}`,
    header: entity.subject.name,
    footer: say(language, 'printed', { reference, date: showMoment(language, moment) }),
    date: momentOf(moment),
  });
  for (const print of parts) print(paper, data);
  return paper.finish();
}
