import { buffer } from 'node:stream/consumers';
import type { Language } from '@dossier/domain/languages';
import { languages } from '@dossier/domain/languages';
import type { FileStore } from '@dossier/records';
import type { Reader, Row } from '../../collections/rows.ts';
import { printReport } from '../../reports/print-report.ts';
import { gatherReport, type ReportQuestion } from './gather-report.ts';

/** Folder of an onboarding's reports. File names start with the time of completion, so they sort by it. */
const folderOf = (request: string) => `reports/${request}/`;
const nameOf = (moment: string, language: Language) => `${moment.replace(/\D/g, '')}-${language}.pdf`;

/**
 * Returns the stored report of a completion, or builds and stores it. A stored report never changes, also when the
 * onboarding is reopened. Undefined when there is nothing to report.
 */
export async function storedReport(
  records: Reader,
  files: FileStore,
  question: ReportQuestion,
): Promise<Uint8Array | undefined> {
  const { request, language } = question;
  const key = `${folderOf(request.id)}${nameOf(request.completed_at, language)}`;
  if (await files.info(key)) return buffer(files.read(key));
  const data = await gatherReport(records, question);
  if (!data) return undefined;
  const bytes = await printReport(data);
  await files.put(key, bytes);
  return bytes;
}

/** Returns the newest report that was stored before the onboarding was reopened. */
export async function lastStoredReport(
  files: FileStore,
  request: Row<'gk_requests'>,
  language: Language,
): Promise<Uint8Array | undefined> {
  const keys: string[] = [];
  for await (const key of files.list(folderOf(request.id))) keys.push(key);
  const inLanguage = keys.filter((key) => key.endsWith(`-${language}.pdf`));
  const last = (inLanguage.length > 0 ? inLanguage : keys).toSorted().at(-1);
  return last === undefined ? undefined : buffer(files.read(last));
}

/** Stores the reports of a completion in every language. Call after the commit. */
export async function storeReports(
  records: Reader,
  files: FileStore,
  question: Omit<ReportQuestion, 'language'>,
): Promise<void> {
  for (const language of languages) await storedReport(records, files, { ...question, language });
}
