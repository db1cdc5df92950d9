import type { PictureReading } from '../mrz/read-picture.ts';
import { inspectionTurns } from './inspection-turns.ts';
import { LimitedProcesses, type ProcessLimits } from './limited-processes.ts';

/** A picture to read. */
export interface ZoneOrder {
  readonly bytes: Uint8Array;
  /** ISO date, for years of two digits. */
  readonly today: string;
  /** No further try starts after so much processor time. Unit: milliseconds. */
  readonly timeMs: number;
}

/** The person waits for the reading. Processor time; unit: milliseconds. */
const patienceMs = 4_000;

const processes = new LimitedProcesses<ZoneOrder, PictureReading>({
  module: new URL('./read-zone-process.ts', import.meta.url),
  limits: { memoryMb: 640, timeMs: 30_000 },
  usesAddons: true,
});

/**
 * Reads the machine-readable zone of a picture in a child process, in turn with inspections of files.
 * @param person one file at a time is opened per person
 * @returns `too-complex` at the limit of time or memory
 */
export function readZoneIsolated(
  { bytes, today, person }: { readonly bytes: Uint8Array; readonly today: string; readonly person: string },
  limits?: ProcessLimits,
): Promise<PictureReading | 'too-complex'> {
  return inspectionTurns.run(person, () => processes.run({ bytes, today, timeMs: patienceMs }, limits));
}
