import { statfs } from 'node:fs/promises';
import { lowDiskBytes } from '@dossier/domain/limits';

/** Bytes that the user of the server can still write in a folder. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface DiskWatch {
  readonly dataFolder: string;
  readonly log: { warn(facts: object, text: string): void };
}

/** Logs a warning before the disk is full. */
export async function warnOfLowDisk({ dataFolder, log }: DiskWatch, free = freeBytesIn): Promise<void> {
  const freeBytes = await free(dataFolder);
  if (freeBytes >= lowDiskBytes) return;
  log.warn({ job: 'disk-space', freeBytes }, 'The disk of the data folder is almost full: free space or enlarge it.');
}
