import { parentPort } from 'node:worker_threads';
import { type AnswersData, printAnswers } from './my-answers.ts';
import { printReport } from './print-report.ts';
import type { ReportData } from './report-data.ts';

/** A document to print, with its data. */
export type PrintJob =
  | { readonly kind: 'report'; readonly data: ReportData }
  | { readonly kind: 'answers'; readonly data: AnswersData };

/** The bytes of the document, or why it could not be printed. */
export type PrintAnswer = { readonly bytes: Uint8Array } | { readonly error: string };

const print = (job: PrintJob): Promise<Buffer> =>
  job.kind === 'report' ? printReport(job.data) : printAnswers(job.data);

async function answer(job: PrintJob): Promise<PrintAnswer> {
  try {
    return { bytes: await print(job) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (job: PrintJob) => parentPort?.postMessage(await answer(job)));
