import type { Readable } from 'node:stream';
import { StreamThread } from '../../workers/stream-thread.ts';
import type { ArchiveEntry } from './packing-worker.ts';

type SentEntry = Extract<ArchiveEntry, { isRequested: true }>;

/** A file of an archive whose content is read when the archive has been read up to it. */
interface ReadEntry extends Omit<SentEntry, 'isRequested'> {
  readonly read: () => AsyncIterable<Uint8Array>;
}

export type Entry = Exclude<ArchiveEntry, SentEntry> | ReadEntry;

/** The thread that packs all archives. It does not wait for one while it packs another. */
const thread = new StreamThread<readonly ArchiveEntry[]>({
  module: new URL('./packing-worker.ts', import.meta.url),
  memoryMb: 256,
});

/** Packs an archive in a worker thread, as fast as the stream is read. Destroying the stream cancels the archive. */
export function packInThread(entries: readonly Entry[]): Readable {
  return thread.run(entries.map(sentOf), (at) => (entries[at] as ReadEntry).read());
}

function sentOf(entry: Entry): ArchiveEntry {
  if ('text' in entry) return entry;
  const { path, stored } = entry;
  return { path, isRequested: true, ...(stored && { stored }) };
}
