import { Worker } from 'node:worker_threads';
import type { PdfFinding } from './inspect-pdf.ts';

/** The longest that opening may take; what is slower cannot be read by a reviewer either. Unit: milliseconds. */
const patienceMs = 20_000;
/** Memory of one opening: twenty megabytes of pages and what they unpack to. Unit: megabytes. */
const memoryMb = 512;

/**
 * Opens a PDF in a thread of its own, so that one made to exhaust its reader costs a bounded time and memory
 * and nobody else waits for it.
 */
export function pdfPages(bytes: Uint8Array): Promise<PdfFinding> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('../workers/inspect-pdf.ts', import.meta.url), {
      workerData: bytes,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => finish('unreadable'), patienceMs);
    const finish = (finding: PdfFinding) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(finding);
    };
    worker.once('message', finish);
    worker.once('error', () => finish('unreadable'));
    worker.once('exit', () => finish('unreadable'));
  });
}
