import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobLog } from './job-log.ts';

/** An upload that received nothing for this long was interrupted. Unit: milliseconds. */
const maxIdleMs = 3_600_000;

export interface UploadSweep {
  /** The folder of uploads. */
  readonly folder: string;
  readonly now: () => Date;
  readonly log: JobLog;
  /** Default: an hour. 0 at the start of the only process that uses the folder. Unit: milliseconds. */
  readonly idleMs?: number;
}

/**
 * Deletes uploads of requests that a killed process did not complete. They contain identity documents.
 * @returns the number of deleted uploads
 */
export async function sweepUploads({ folder, now, log, idleMs = maxIdleMs }: UploadSweep): Promise<number> {
  const before = now().getTime() - idleMs;
  let deleted = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    if ((await lastWrite(path)) >= before) continue;
    await rm(path, { recursive: true, force: true });
    deleted += 1;
  }
  if (deleted > 0) log.warn({ job: 'sweep-uploads', deleted }, 'Deleted interrupted uploads.');
  return deleted;
}

/** Time of the last write to an upload or its files. Unit: milliseconds since the epoch. */
async function lastWrite(path: string): Promise<number> {
  const names = await namesIn(path);
  const times = await Promise.all([path, ...names.map((name) => join(path, name))].map(modifiedAt));
  return Math.max(...times);
}

/** Empty for a file, and for a folder that was removed in the meantime. */
async function namesIn(path: string): Promise<string[]> {
  return readdir(path).catch(() => []);
}

async function modifiedAt(path: string): Promise<number> {
  const info = await stat(path).catch(() => undefined);
  return info?.mtimeMs ?? 0;
}
