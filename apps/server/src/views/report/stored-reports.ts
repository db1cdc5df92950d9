import { languages } from '@dossier/domain/languages';
import type { FileStore } from '@dossier/records';
import { isReportStored, storedReport } from '../../case/stored-reports.ts';
import type { Reader } from '../../collections/rows.ts';
import { print } from '../../reports/print.ts';
import type { ReportQuestion } from './gather-report.ts';

/** The stored report of a completion, built on first use; undefined when there is nothing to report. */
export function reportOfCompletion(
  records: Reader,
  files: FileStore,
  question: ReportQuestion,
): Promise<Uint8Array | undefined> {
  const { request, language } = question;
  return storedReport(files, request, language, () => buildReport(records, question));
}

/** Builds a report without storing it; undefined when there is nothing to report. */
export async function buildReport(records: Reader, question: ReportQuestion): Promise<Uint8Array | undefined> {
  // Loaded when a report has to be built, which a start usually does not need.
  const { gatherReport } = await import('./gather-report.ts');
  const data = await gatherReport(records, question);
  return data && print({ kind: 'report', data }, question.printing ?? { key: 'job' });
}

/** Stores the missing reports of a completion in every language. Call after the commit. */
export async function storeReports(
  records: Reader,
  files: FileStore,
  question: Omit<ReportQuestion, 'language'>,
): Promise<void> {
  for (const language of languages) {
    if (await isReportStored(files, question.request, language)) continue;
    await reportOfCompletion(records, files, { ...question, language });
  }
}
