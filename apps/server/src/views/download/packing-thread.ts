import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { movable } from './movable.ts';
import type { ArchiveEntry, PackingAnswer, PackingOrder } from './packing-worker.ts';

/** Memory of the thread for JavaScript objects. Unit: megabytes. */
const memoryMb = 256;
/** Time after its last archive until the thread ends. Unit: milliseconds. */
const idleMs = 60_000;

/** A file of an archive whose content is built when the archive has been read up to it. */
export interface BuiltEntry {
  readonly path: string;
  readonly build: () => Promise<Uint8Array>;
}

export type Entry = Exclude<ArchiveEntry, { isRequested: true }> | BuiltEntry;

interface Packing {
  readonly stream: Readable;
  readonly entries: readonly Entry[];
}

/** The thread that packs all archives. It does not wait for one while it packs another. */
let thread: Worker | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let lastId = 0;
const archives = new Map<number, Packing>();

/**
 * Packs an archive in a worker thread, as fast as the stream is read. The thread reads files from disk by itself.
 * Destroying the stream cancels the archive.
 */
export function packInThread(entries: readonly Entry[]): Readable {
  const id = ++lastId;
  const stream = new Readable({
    read: () => tell({ id, order: 'read' }),
    destroy: (error, done) => {
      tell({ id, order: 'cancel' });
      archives.delete(id);
      if (archives.size === 0) rest();
      done(error);
    },
  });
  clearTimeout(idleTimer);
  thread ??= startThread();
  thread.ref();
  archives.set(id, { stream, entries });
  const sent = entries.map((entry) => ('build' in entry ? ({ path: entry.path, isRequested: true } as const) : entry));
  tell({ id, order: 'pack', entries: sent });
  return stream;
}

function tell(order: PackingOrder, moved: readonly ArrayBuffer[] = []): void {
  if (archives.has(order.id)) thread?.postMessage(order, moved);
}

function startThread(): Worker {
  const started = new Worker(new URL('./packing-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let cause: unknown;
  started.on('message', receive);
  started.on('error', (error) => {
    cause = error;
  });
  started.once('exit', () => {
    if (thread !== started) return;
    thread = undefined;
    for (const { stream } of [...archives.values()]) stream.destroy(new Error('the packing thread ended', { cause }));
  });
  return started;
}

function receive(answer: PackingAnswer): void {
  const packing = archives.get(answer.id);
  if (!packing) return;
  const { stream, entries } = packing;
  if (answer.answer === 'chunk') stream.push(answer.bytes);
  if (answer.answer === 'end') stream.push(null);
  if (answer.answer === 'error') stream.destroy(Object.assign(new Error(answer.message), { code: answer.code }));
  if (answer.answer === 'request') void give(answer.id, stream, entries[answer.at] as BuiltEntry);
}

async function give(id: number, stream: Readable, { build }: BuiltEntry): Promise<void> {
  try {
    const bytes = movable(await build());
    tell({ id, order: 'give', bytes }, [bytes.buffer]);
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

/** An idle thread does not keep the process running. */
function rest(): void {
  const resting = thread;
  resting?.unref();
  idleTimer = setTimeout(() => {
    if (thread === resting) thread = undefined;
    void resting?.terminate();
  }, idleMs).unref();
}
