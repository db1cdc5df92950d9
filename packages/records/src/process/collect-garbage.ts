import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';
import { trimAllocator } from './trim-allocator.ts';

/** Delay after startup, so that first requests and jobs are not blocked. Unit: milliseconds. */
const quietMs = 2_000;

/**
 * Collects garbage shortly after startup: two thirds of the heap, which V8 would not release before its first full
 * collection, on an idle server hours later. Blocks the event loop once, for a sixth of a second.
 */
export function releaseMemory(): void {
  setTimeout(() => void collect(), quietMs).unref();
}

/**
 * A server that computes for less than this share of the time is at rest: by the event loop or by the processor, because
 * on a busy machine the event loop of a server that does little is active for long.
 */
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
 * what its last jobs and requests left behind. What is free then in the C library goes back to the system as well.
 * Blocks the event loop each time: for up to a sixth of a second, and for about 7 ms for each MB that is given back.
 * @returns ends it
 */
export function releaseAtRest({ release, everyMs = 30_000 }: RestOptions): () => void {
  let before = { loop: performance.eventLoopUtilization(), processor: process.cpuUsage() };
  let collected = before.processor;
  let low = 0;
  let hasEnded = false;
  const timer = setInterval(() => {
    const loop = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(loop, before.loop);
    const used = milliseconds(process.cpuUsage(before.processor)) / everyMs;
    before = { loop, processor: process.cpuUsage() };
    if (Math.min(utilization, used) > restShare) return;
    const worked = milliseconds(process.cpuUsage(collected));
    if (worked < worthwhileMs && process.memoryUsage.rss() < low + worthwhileBytes) return;
    void collect().then(() => {
      // What it releases may be closed by now.
      if (hasEnded) return;
      release();
      trimAllocator();
      low = process.memoryUsage.rss();
      collected = process.cpuUsage();
    });
  }, everyMs);
  timer.unref();
  return () => {
    hasEnded = true;
    clearInterval(timer);
  };
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

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
