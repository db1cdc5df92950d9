import { Worker } from 'node:worker_threads';
import type { PdfFinding } from './inspect-pdf.ts';

/** The longest that opening may take; what is slower cannot be read by a reviewer either. Unit: milliseconds. */
const patienceMs = 20_000;
/** Memory of one opening: twenty megabytes of pages and what they unpack to. Unit: megabytes. */
const memoryMb = 512;

/** A thread that has nothing to do: starting one costs ten times what a small file does. */
let idle: Worker | undefined;

function takeWorker(): Worker {
  const worker = idle ?? startWorker();
  idle = undefined;
  worker.ref();
  return worker;
}

function startWorker(): Worker {
  const worker = new Worker(new URL('../workers/inspect-pdf.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  // A thread that dies while nobody uses it is forgotten.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    if (idle === worker) idle = undefined;
  });
  return worker;
}

function giveBack(worker: Worker): void {
  if (idle) {
    void worker.terminate();
    return;
  }
  idle = worker;
  // An idle thread keeps no program running.
  worker.unref();
}

/**
 * Opens a PDF in a thread of its own, so that one made to exhaust its reader costs a bounded time and memory
 * and nobody else waits for it.
 */
export function pdfPages(bytes: Uint8Array): Promise<PdfFinding> {
  return new Promise((resolve) => {
    const worker = takeWorker();
    const settle = (finding: PdfFinding) => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', giveUp).off('exit', giveUp);
      resolve(finding);
    };
    const answered = (finding: PdfFinding) => {
      settle(finding);
      giveBack(worker);
    };
    const giveUp = () => {
      settle('unreadable');
      void worker.terminate();
    };
    const timer = setTimeout(giveUp, patienceMs);
    worker.on('message', answered).on('error', giveUp).on('exit', giveUp);
    worker.postMessage(bytes);
  });
}
