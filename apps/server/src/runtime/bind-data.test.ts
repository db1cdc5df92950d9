import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDatabase, testServer } from '@dossier/records/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf, newFolder, openTestDesk } from '../../test/test-desk.ts';
import { firstStart } from '../first-start.ts';
import { ConfigError, localOrigins } from './config.ts';
import { folderOfFiles } from './data-folder.ts';
import { openDesk } from './open-desk.ts';

const now = () => new Date();
const isOnPostgres = testServer() !== undefined;
const folders: string[] = [];

/** A desk with one stored file, stopped. */
async function stoppedDesk(): Promise<string> {
  const folder = await newFolder();
  folders.push(folder);
  const { store, files } = await openTestDesk(folder, now);
  await files.put('kyc_docs/d1/passport.png', new TextEncoder().encode('a scan'));
  await store.close();
  return folder;
}

async function contentOf(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).toSorted();
}

/** The text of a refused start, after which nothing has changed. */
async function refusalIn(folder: string, start: () => Promise<unknown>): Promise<string> {
  const before = await contentOf(folder);
  const error = await start().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ConfigError);
  expect(await contentOf(folder)).toEqual(before);
  return (error as Error).message;
}

let folder: string;
beforeEach(async () => {
  folder = await stoppedDesk();
});
afterEach(async () => {
  for (const one of folders.splice(0)) await rm(one, { recursive: true, force: true });
});

/** Replaces the database of a folder by that of another one. */
async function exchangeDatabase(target: string, source: string): Promise<void> {
  const file = isOnPostgres ? 'database-url' : 'dossier.db';
  await cp(join(source, file), join(target, file));
}

describe('A data folder and its database', () => {
  test('belong together at every later start', async () => {
    const identity = await readFile(join(folder, 'files', 'identity'), 'utf8');
    const { store } = await openTestDesk(folder, now);
    await store.close();
    expect(await readFile(join(folder, 'files', 'identity'), 'utf8')).toBe(identity);
  });

  test('of another desk are refused', async () => {
    const other = await stoppedDesk();
    await writeFile(join(other, 'files', 'identity'), 'another-identity\n');
    const url = await databaseOf(other);
    expect(await refusalIn(other, () => openDesk(other, now, url))).toContain('does not belong to the files in');
  });

  test('are refused when the folder has none of the files', async () => {
    const empty = await newFolder();
    folders.push(empty);
    await exchangeDatabase(empty, folder);
    const url = await databaseOf(empty);
    const message = await refusalIn(empty, () => openDesk(empty, now, url));
    expect(message).toContain('does not contain the files of this database');

    // The way out that the sentence names, for files that are lost.
    const [, id = ''] = /write (\S+) to/.exec(message) ?? [];
    await cp(join(folder, 'files', 'identity'), join(empty, 'files', 'identity'));
    expect(await readFile(join(empty, 'files', 'identity'), 'utf8')).toBe(`${id}\n`);
    const { store } = await openDesk(empty, now, url);
    await store.close();
  });

  test('are refused when the database is new: an empty one, or a missing file', async () => {
    const server = testServer();
    const database = server === undefined ? undefined : await makeDatabase(server);
    if (!database) await rm(join(folder, 'dossier.db'));
    const reason = database ? 'The database is empty' : 'dossier.db is missing';
    expect(await refusalIn(folder, () => openDesk(folder, now, database?.url))).toContain(reason);
    const files = folderOfFiles(folder);
    const config = { dataFolder: folder, databaseUrl: database?.url, files, demo: true, origins: localOrigins(8080) };
    expect(await refusalIn(folder, () => firstStart(config as never))).toContain(reason);
    await database?.drop();
  });

  test('are refused with files of an earlier version, which have no identity', async () => {
    const server = testServer();
    const database = server === undefined ? undefined : await makeDatabase(server);
    if (!database) await rm(join(folder, 'dossier.db'));
    await rm(join(folder, 'files', 'identity'));
    await refusalIn(folder, () => openDesk(folder, now, database?.url));
    await database?.drop();
  });

  test('of an earlier version are bound to each other at the first start', async () => {
    const url = await databaseOf(folder);
    const { store } = await openDesk(folder, now, url);
    await store.dialect.transaction((connection) => connection.run('DROP TABLE "_identity"', []));
    await store.close();
    await rm(join(folder, 'files', 'identity'));
    const updated = await openDesk(folder, now, url);
    await updated.store.close();
    expect(await readFile(join(folder, 'files', 'identity'), 'utf8')).toMatch(/^[0-9a-f-]{36}\n$/);
  });

  test('a backup of the database from an earlier version is accepted with its files', async () => {
    const url = await databaseOf(folder);
    const identity = await readFile(join(folder, 'files', 'identity'), 'utf8');
    const { store } = await openDesk(folder, now, url);
    await store.dialect.transaction((connection) => connection.run('DROP TABLE "_identity"', []));
    await store.close();
    for (let start = 0; start < 2; start += 1) {
      const later = await openDesk(folder, now, url);
      await later.store.close();
    }
    expect(await readFile(join(folder, 'files', 'identity'), 'utf8')).toBe(identity);
  });
});
