import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from './config.ts';
import { lockIn, runningIn } from './data-folder.ts';

/** The right of one process to use a data folder with SQLite. The operating system releases it when the process ends. */
export interface FolderLock {
  release(): void;
}

interface Holder {
  readonly pid: number;
  /** Absent for a command. */
  readonly port?: number;
  readonly host: string;
}

/** Waiting time for a command that holds the lock while it opens the database. Unit: milliseconds. */
const waitMs = 2000;
/** SQLITE_BUSY. */
const busy = 5;

/**
 * Locks a data folder for this process.
 * @param port of the server, for the sentence that another process prints
 * @throws ConfigError that names the process which uses the folder
 */
export function lockFolder(folder: string, port?: number): FolderLock {
  const lock = tryLock(folder, port, waitMs);
  if (!lock) throw new ConfigError(inUseSentence(folder, readHolder(folder)));
  return lock;
}

/** Locks a data folder, or returns undefined when another process uses it. */
export function tryLock(folder: string, port?: number, timeout = 0): FolderLock | undefined {
  // The lock of an empty SQLite database: the same mechanism that protects the data itself, on every platform.
  const database = openLock(folder, timeout);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
  const holder: Holder = { pid: process.pid, host: hostname(), ...(port !== undefined && { port }) };
  writeFileSync(runningIn(folder), JSON.stringify(holder), { mode: 0o600 });
  return {
    release() {
      rmSync(runningIn(folder), { force: true });
      database.close();
    },
  };
}

function openLock(folder: string, timeout: number): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(lockIn(folder), { timeout });
  } catch (error) {
    throw new ConfigError(
      `DOSSIER_DATA=${folder} cannot be written (${(error as Error).message}): give this user the folder, or set another one.`,
    );
  }
}

/** Informs only: the file remains when a process is killed. */
function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(runningIn(folder), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function inUseSentence(folder: string, holder: Holder | undefined): string {
  const wayOut = 'Stop it first, or set DOSSIER_DATA to another folder.';
  if (!holder) return `${folder} is in use by another process. ${wayOut}`;
  const facts = [
    `process ${holder.pid}`,
    ...(holder.port === undefined ? [] : [`port ${holder.port}`]),
    ...(holder.host === hostname() ? [] : [`on ${holder.host}`]),
  ];
  const program = holder.port === undefined ? 'a command' : 'another server';
  return `${folder} is in use by ${program} (${facts.join(', ')}). ${wayOut}`;
}
