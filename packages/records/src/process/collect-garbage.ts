import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

/** Delay after startup, so that first requests and jobs are not blocked. Unit: milliseconds. */
const quietMs = 2_000;

/**
 * Collects garbage shortly after startup: two thirds of the heap, which V8 would not release before its first full
 * collection, on an idle server hours later. Blocks the event loop once, for a sixth of a second.
 */
export function releaseMemory(): void {
  setTimeout(() => void collect(), quietMs).unref();
}

/** A server that computes for less than this share of the time is at rest. */
const restShare = 0.01;
/** Growth since the last collection that is worth another one. Unit: bytes. */
const worthwhileBytes = 32_000_000;
/**
 * Work since the last collection that is worth another one: what was in use then may not be now, without any growth.
 * Unit: milliseconds.
 */
const worthwhileMs = 1_000;

export interface RestOptions {
  /** Releases what is outside the heap. */
  readonly release: () => void;
  /** Time over which the load is measured. Unit: milliseconds. */
  readonly everyMs?: number;
}

/**
 * Collects garbage when nothing happens: V8 collects only when a heap grows, so that a server at rest keeps for hours
 * what its last jobs and requests left behind. Blocks the event loop for up to a sixth of a second each time.
 * @returns ends it
 */
export function releaseAtRest({ release, everyMs = 30_000 }: RestOptions): () => void {
  let before = performance.eventLoopUtilization();
  let collected = before;
  let low = 0;
  let hasEnded = false;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > restShare) return;
    const { active } = performance.eventLoopUtilization(now, collected);
    if (active < worthwhileMs && process.memoryUsage.rss() < low + worthwhileBytes) return;
    collected = now;
    void collect().then(() => {
      // What it releases may be closed by now.
      if (hasEnded) return;
      release();
      low = process.memoryUsage.rss();
    });
  }, everyMs);
  timer.unref();
  return () => {
    hasEnded = true;
    clearInterval(timer);
  };
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
