import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../test/test-desk.ts';
import { openExisting } from '../cli/open-existing.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { lockFolder } from './lock-folder.ts';
import { openDesk } from './open-desk.ts';
import { schemaStamp } from './schema-version.ts';

const now = () => new Date();
const copy = `dossier.db.before-v${schemaStamp.version}`;

let folder: string;
beforeEach(async () => {
  folder = await newFolder();
  await start();
});
afterEach(() => rm(folder, { recursive: true }));

async function start(): Promise<void> {
  const { store } = await openDesk(folder, now);
  await store.close();
}

/** Writes and returns the version of the stored schema. */
function version(change?: number): unknown {
  const database = new DatabaseSync(join(folder, 'dossier.db'));
  if (change !== undefined) database.exec(`PRAGMA user_version = ${change}`);
  const row = database.prepare('PRAGMA user_version').get();
  database.close();
  return row?.['user_version'];
}

test('a start on data of a newer version is refused in a sentence, and nothing is changed', async () => {
  version(schemaStamp.version + 1);
  await expect(start()).rejects.toThrow(ConfigError);
  await expect(start()).rejects.toThrow('written by a newer version of this program');
  expect(version()).toBe(schemaStamp.version + 1);
});

test('a file that another program made, or that is no database, is refused in a sentence', async () => {
  const database = new DatabaseSync(join(folder, 'dossier.db'));
  database.exec('PRAGMA application_id = 7');
  database.close();
  await expect(start()).rejects.toThrow(
    new ConfigError(
      'The database was made by another program. Set the path or address of the database of this program, or of an empty one.',
    ),
  );
  await writeFile(join(folder, 'dossier.db'), 'This is the text of a letter, and no database. '.repeat(99));
  await expect(start()).rejects.toThrow(/is not a database, or is damaged/);
});

test('the database is copied before a new version changes it, readable by its owner only', async () => {
  expect(existsSync(join(folder, copy))).toBe(false);
  version(0);
  await start();
  expect(version()).toBe(schemaStamp.version);
  expect((await stat(join(folder, copy))).mode & 0o777).toBe(0o600);
  const before = new DatabaseSync(join(folder, copy), { readOnly: true });
  expect(before.prepare('PRAGMA user_version').get()).toEqual({ user_version: 0 });
  expect(before.prepare('SELECT count(*) AS n FROM "gk_requests"').get()).toEqual({ n: 0 });
  before.close();
  await rm(join(folder, copy));
  await start();
  expect(existsSync(join(folder, copy))).toBe(false);
});

/** Writes copies of earlier versions, each a day older than the one before it. */
async function writeOldCopies(...names: string[]): Promise<void> {
  for (const [days, name] of names.entries()) {
    const path = join(folder, `dossier.db.before-${name}`);
    await writeFile(path, '');
    const at = new Date(Date.now() - (days + 1) * 86_400_000);
    await utimes(path, at, at);
  }
}

test('the three newest copies are kept', async () => {
  await writeOldCopies('v-1', 'v-2', 'v-3');
  version(0);
  await start();
  const copies = (await readdir(folder)).filter((name) => name.startsWith('dossier.db.before-'));
  expect(copies.toSorted()).toEqual(['dossier.db.before-v-1', 'dossier.db.before-v-2', copy].toSorted());
});

test('a copy that a killed process left unfinished is removed, and displaces no other', async () => {
  await writeOldCopies('v-1.part', 'v-2', 'v-3');
  version(0);
  await start();
  const copies = (await readdir(folder)).filter((name) => name.startsWith('dossier.db.before-'));
  expect(copies.toSorted()).toEqual(['dossier.db.before-v-2', 'dossier.db.before-v-3', copy].toSorted());
});

test('a start whose copy cannot be written is refused, and the schema is unchanged', async () => {
  await mkdir(join(folder, `${copy}.part`));
  version(0);
  await expect(start()).rejects.toThrow(/the copy of the database before it failed .* Nothing was changed/);
  expect(version()).toBe(0);
});

test('a command opens the desk of a running server, and never changes its schema', async () => {
  const config = { dataFolder: folder, databaseUrl: undefined } as Config;
  const lock = lockFolder(folder, 8080);
  const second = await openExisting(config);
  await second.store.close();
  version(0);
  await expect(openExisting(config)).rejects.toThrow(/a server is using it\. Stop the server first/);
  expect(version()).toBe(0);
  lock.release();
  const alone = await openExisting(config);
  await alone.store.close();
  expect(version()).toBe(schemaStamp.version);
});

test('a command creates no desk where there is none', async () => {
  const empty = join(folder, 'empty');
  const sentence = `No desk in ${empty}. Set DOSSIER_DATA or DATABASE_URL`;
  for (const env of [{ DOSSIER_DATA: empty }, { DOSSIER_DATA: empty, DATABASE_URL: 'postgres://localhost/none' }])
    expect(() => readConfig(env, { mustExist: true })).toThrow(sentence);
  expect(existsSync(empty)).toBe(false);
});
