import { readFile } from 'node:fs/promises';
import { isMainThread, Worker } from 'node:worker_threads';
import type { PdfFinding } from './inspect-pdf.ts';
import type { PdfOrder } from './isolated-pdf.ts';

/** Interval of the checks of memory and parent. Unit: milliseconds. */
const checkMs = 20;

if (isMainThread) await answerOrders();
else endWhenDue();

async function answerOrders(): Promise<void> {
  // A thread of its own, because reading a file can occupy this one.
  new Worker(new URL(import.meta.url), { execArgv: [] }).unref();
  // pdf.js warns on import that it cannot draw; it reads pages without drawing.
  console.warn = () => undefined;
  const { inspectPdf } = await import('./inspect-pdf.ts');
  process.on('message', async ({ path, bounds }: PdfOrder) => {
    const finding: PdfFinding = await inspectPdf(await readFile(path), bounds);
    process.send?.(finding);
  });
  process.on('disconnect', () => process.exit());
}

/** Ends the process when it takes too much memory or its parent has ended. Buffers are outside the heap limit of V8. */
function endWhenDue(): void {
  const parent = process.ppid;
  const maxBytes = Number(process.env['MAX_MEMORY_MB']) * 1024 * 1024;
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, checkMs);
}
