import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase, type TestDatabase, testServer } from '@dossier/records/testing';
import { type OpenDesk, openDesk } from '../src/runtime/open-desk.ts';

/** The data of a desk that is closed, to be copied. */
export interface Kept {
  readonly folder: string;
  readonly database: TestDatabase | undefined;
}

const noteOf = (folder: string): string => join(folder, 'database-url');

/** A new folder of data: empty, or a copy of what was kept. Its database comes with it. */
export async function newFolder(like?: Kept): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  const server = testServer();
  if (like) await cp(like.folder, folder, { recursive: true });
  if (like && server) await writeFile(noteOf(folder), (await makeDatabase(server, like.database)).url);
  return folder;
}

/** Keeps what `fill` puts into a new folder, until this process ends. It leaves the desk closed. */
export async function keep(fill: (folder: string) => Promise<void>): Promise<Kept> {
  const folder = await newFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await fill(folder);
  const url = await databaseOf(folder);
  return { folder, database: url === undefined ? undefined : { url, drop: () => Promise.resolve() } };
}

let tables: Promise<Kept> | undefined;

/** A desk's tables without a record, made once: copying them is quicker than making them. */
async function makeTables(server: string): Promise<Kept> {
  const database = await makeDatabase(server);
  return keep(async (folder) => {
    await writeFile(noteOf(folder), database.url);
    const { store } = await openDesk(folder, () => new Date(), database.url);
    await store.close();
  });
}

/** Address of this folder's database, with a desk's tables or empty, when this run of the tests is for PostgreSQL. */
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

/** The desk of a folder, on the database that this run of the tests is for. */
export async function openTestDesk(folder: string, now: () => Date): Promise<OpenDesk> {
  return openDesk(folder, now, await databaseOf(folder));
}
