import { isMainThread, Worker } from 'node:worker_threads';

/** Interval of the checks of memory and parent. Unit: milliseconds. */
const checkMs = 20;

if (!isMainThread) endWhenDue();

/** In a process of `LimitedProcesses`: answers each order until the parent has ended. */
export function answerOrders<Order>(answer: (order: Order) => Promise<unknown>): void {
  // A thread of its own, because reading a file can occupy this one.
  new Worker(new URL(import.meta.url), { execArgv: [] }).unref();
  process.on('message', async (order: Order) => {
    process.send?.(await answer(order));
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
