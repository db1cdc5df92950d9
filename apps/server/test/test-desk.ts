import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDatabase, testServer } from '@dossier/records/testing';
import { type OpenDesk, openDesk } from '../src/open-desk.ts';

/** Address of the database that belongs to this folder, when this run of the tests is for PostgreSQL. */
export async function databaseOf(folder: string): Promise<string | undefined> {
  const server = testServer();
  if (!server) return undefined;
  const note = join(folder, 'database-url');
  if (!existsSync(note)) await writeFile(note, (await makeDatabase(server)).url);
  return readFile(note, 'utf8');
}

/** The desk of a folder, on the database that this run of the tests is for. */
export async function openTestDesk(folder: string, now: () => Date): Promise<OpenDesk> {
  return openDesk(folder, now, await databaseOf(folder));
}
