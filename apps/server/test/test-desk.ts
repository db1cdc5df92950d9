import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase, type TestDatabase, testServer } from '@dossier/records/testing';
import { type OpenDesk, openDesk } from '../src/open-desk.ts';

let tables: Promise<TestDatabase> | undefined;

/** A desk's tables without a record, made once: copying them is quicker than making them. */
async function makeTables(server: string): Promise<TestDatabase> {
  const [database, folder] = [await makeDatabase(server), await mkdtemp(join(tmpdir(), 'desk-'))];
  const { store } = await openDesk(folder, () => new Date(), database.url);
  await store.close();
  await rm(folder, { recursive: true });
  return database;
}

/** Address of this folder's database, with a desk's tables or empty, when this run of the tests is for PostgreSQL. */
export async function databaseOf(folder: string, what: 'tables' | 'empty' = 'tables'): Promise<string | undefined> {
  const server = testServer();
  if (!server) return undefined;
  const note = join(folder, 'database-url');
  if (!existsSync(note)) {
    if (what === 'tables') tables ??= makeTables(server);
    const like = what === 'tables' ? await tables : undefined;
    await writeFile(note, (await makeDatabase(server, like)).url);
  }
  return readFile(note, 'utf8');
}

/** The desk of a folder, on the database that this run of the tests is for. */
export async function openTestDesk(folder: string, now: () => Date): Promise<OpenDesk> {
  return openDesk(folder, now, await databaseOf(folder));
}
