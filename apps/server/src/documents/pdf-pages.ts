import { Worker } from 'node:worker_threads';
import type { PdfFinding } from './inspect-pdf.ts';

/** Timeout for opening a file; a reviewer could not read a slower one either. Unit: milliseconds. */
const timeoutMs = 20_000;
/** Memory limit: twenty megabytes of pages and their decompressed content. Unit: megabytes. */
const memoryMb = 512;

/** An idle thread for reuse: starting one takes ten times as long as a small file. */
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
  // An error of an idle thread needs no handling: it is discarded by `exit`.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    if (idle === worker) idle = undefined;
  });
  return worker;
}

function release(worker: Worker): void {
  if (idle) {
    void worker.terminate();
    return;
  }
  idle = worker;
  // An idle thread must not keep the process running.
  worker.unref();
}

/**
 * Opens a PDF in a worker thread, so that a malicious file takes bounded time and memory and does not block other
 * requests.
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
      release(worker);
    };
    const giveUp = () => {
      settle('unreadable');
      void worker.terminate();
    };
    const timer = setTimeout(giveUp, timeoutMs);
    worker.on('message', answered).on('error', giveUp).on('exit', giveUp);
    worker.postMessage(bytes);
  });
}
