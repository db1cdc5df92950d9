import { buffer } from 'node:stream/consumers';
import type { FileStore } from '@dossier/records';
import type { Reader, Row } from '../case/rows-by-id.ts';
import { gatherReport, type ReportQuestion } from './gather.ts';
import { printReport } from './print-report.ts';
import type { Language } from './texts.ts';

/** Where the reports of an onboarding are kept. Names begin with the moment of their completion, so they sort by it. */
const folderOf = (request: string) => `reports/${request}/`;
const nameOf = (moment: string, language: Language) => `${moment.replace(/\D/g, '')}-${language}.pdf`;

/**
 * The report of a completed onboarding: printed once per completion and language, then kept byte for byte, so that
 * what was handed out stays what it was when the file is taken up again. Undefined when there is nothing to report.
 */
export async function keptReport(
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

/** The newest report that was kept before the onboarding was taken up again. */
export async function lastKeptReport(
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

/** Prints and keeps the reports of a completion at once, in both languages. Run after the completing transaction. */
export async function keepReports(
  records: Reader,
  files: FileStore,
  question: Omit<ReportQuestion, 'language'>,
): Promise<void> {
  for (const language of ['en', 'nl'] as const) await keptReport(records, files, { ...question, language });
}
