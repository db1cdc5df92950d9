import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase, type TestDatabase, testServer } from '@dossier/records/testing';
import { type OpenDesk, openDesk, openTarget } from '../src/runtime/open-desk.ts';
import type { SecretBox } from '../src/runtime/secret-box.ts';

/** The data of a stopped server, to be copied. */
export interface StoredData {
  readonly folder: string;
  readonly database: TestDatabase | undefined;
}

const noteOf = (folder: string): string => join(folder, 'database-url');

/** A new data folder with its database: empty, or a copy of stored data. */
export async function newFolder(like?: StoredData): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  const server = testServer();
  if (like) await cp(like.folder, folder, { recursive: true });
  if (like && server) await writeFile(noteOf(folder), (await makeDatabase(server, like.database)).url);
  return folder;
}

/** Stores what `fill` writes to a new folder, until this process ends. The server is then stopped. */
export async function storeData(fill: (folder: string) => Promise<void>): Promise<StoredData> {
  const folder = await newFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await fill(folder);
  const url = await databaseOf(folder);
  return { folder, database: url === undefined ? undefined : { url, drop: () => Promise.resolve() } };
}

let tables: Promise<StoredData> | undefined;

/** A database with tables and without records, created once because copying is faster. */
async function makeTables(server: string): Promise<StoredData> {
  const database = await makeDatabase(server);
  return storeData(async (folder) => {
    await writeFile(noteOf(folder), database.url);
    const store = await openTarget(database.url, () => new Date());
    await store.close();
  });
}

/** Address of this folder's database, with tables or empty, when the tests run on PostgreSQL. */
export async function databaseOf(folder: string, what: 'tables' | 'empty' = 'tables'): Promise<string | undefined> {
  const server = testServer();
  if (!server) return undefined;
  const note = noteOf(folder);
  if (!existsSync(note)) {
    if (what === 'tables') tables ??= makeTables(server);
    const like = what === 'tables' ? await tables : undefined;
    await writeFile(note, (await makeDatabase(server, like?.database)).url);
  }
  return readFile(note, 'utf8');
}

/** Opens the data of a folder, on the database of this test run. */
export async function openTestDesk(folder: string, now: () => Date, secrets?: SecretBox): Promise<OpenDesk> {
  return openDesk(folder, now, await databaseOf(folder), secrets && { secrets });
}
