import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase, type TestDatabase, testServer } from '@dossier/records/testing';
import { type OpenDesk, openDesk } from '../src/open-desk.ts';

let empty: Promise<TestDatabase> | undefined;

/** A desk's tables without a record, made once: copying them is quicker than making them. */
async function makeEmpty(server: string): Promise<TestDatabase> {
  const [database, folder] = [await makeDatabase(server), await mkdtemp(join(tmpdir(), 'desk-'))];
  const { store } = await openDesk(folder, () => new Date(), database.url);
  await store.close();
  await rm(folder, { recursive: true });
  return database;
}

/** Address of the database that belongs to this folder, when this run of the tests is for PostgreSQL. */
export async function databaseOf(folder: string): Promise<string | undefined> {
  const server = testServer();
  if (!server) return undefined;
  const note = join(folder, 'database-url');
  empty ??= makeEmpty(server);
  if (!existsSync(note)) await writeFile(note, (await makeDatabase(server, await empty)).url);
  return readFile(note, 'utf8');
}

/** The desk of a folder, on the database that this run of the tests is for. */
export async function openTestDesk(folder: string, now: () => Date): Promise<OpenDesk> {
  return openDesk(folder, now, await databaseOf(folder));
}
