import { Session } from 'node:inspector/promises';

/** Delay after startup, so that first requests and jobs are not blocked. Unit: milliseconds. */
const quietMs = 2_000;

/**
 * Collects garbage shortly after startup: two thirds of the heap, which V8 would not release before its first full
 * collection, on an idle server hours later. Blocks the event loop once, for a sixth of a second.
 */
export function releaseMemory(): void {
  setTimeout(() => void collect(), quietMs).unref();
}

/** Triggers a collection through the inspector session of the process; opens no port. */
async function collect(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
