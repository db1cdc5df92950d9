import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf, type FileStore, localDisk, type Store } from '@dossier/records';
import { makeDatabase, testServer } from '@dossier/records/testing';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import { databaseOf } from '../../test/test-desk.ts';
import type { FileKeys } from '../files/file-keys.ts';
import { Sealer } from '../files/sealing.ts';
import { checkFiles } from '../migrate/check-files.ts';
import { ConfigError, type DataPlace } from '../runtime/config.ts';
import { folderOfFiles } from '../runtime/data-folder.ts';
import { openDesk } from '../runtime/open-desk.ts';
import { backUp as backUpDesk } from './back-up.ts';
import { listBackups, readIndex, removeOutdated } from './list-backups.ts';
import { type BackupParts, makeBackup } from './make-backup.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup, verifyWithoutKey } from './verify-backup.ts';

let world: World;
let databaseUrl: string | undefined;
let keys: string;
let recipient: string;
let scratch: string;
let request: string;
beforeAll(async () => {
  world = await startWorld();
  const { dataFolder } = world.config;
  databaseUrl = await databaseOf(dataFolder);
  request = await onboardingAt(world, 'completed');
  for (const language of ['en', 'nl', 'de'])
    await world.files.put(`reports/${request}/20261121-${language}.pdf`, Buffer.from(`%PDF-1.7 Hoekstra ${language}`));
  await writeFile(join(dataFolder, 'secret'), 'the secret of this desk\n');
  keys = await generateIdentity();
  recipient = await identityToRecipient(keys);
}, 120_000);
afterAll(() => world.close());

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'backup-'));
  return () => rm(scratch, { recursive: true, force: true });
});

const targetIn = (folder: string) => localDisk(join(folder, 'target'));

async function backUp({ files = world.files, target = targetIn(scratch), recipients = [] as string[] } = {}) {
  const { dataFolder } = world.config;
  const parts: BackupParts = {
    store: world.store,
    dataFolder,
    databaseUrl,
    files,
    target,
    sealer: new Sealer(recipients),
    recipients,
    program: { version: '1.2.3' },
    now: world.clock.now,
  };
  const made = await makeBackup(parts);
  world.clock.advance({ minutes: 1 });
  return { ...made, target };
}

/** An empty place of the kind of database that this test run uses. */
async function emptyPlace(fileKeys?: FileKeys): Promise<DataPlace> {
  const server = testServer();
  const database = server ? await makeDatabase(server) : undefined;
  const dataFolder = join(scratch, 'restored');
  return { dataFolder, databaseUrl: database?.url, files: { ...folderOfFiles(dataFolder), keys: fileKeys } };
}

const content = (store: unknown) => contentOf(store as Store);

describe('a backup', () => {
  test.each(['plain', 'encrypted', 'of encrypted files'])(
    'that is %s restores every record and every file into an empty place',
    async (form) => {
      const recipients = form === 'plain' ? [] : [recipient];
      const fileKeys = form === 'of encrypted files' ? { identities: [keys], recipients: [] } : undefined;
      const { name, target } = await backUp({ recipients });
      const wanted = await content(world.store);
      const source = { target, name, keys: form === 'plain' ? undefined : `# created\n${keys}\n` };
      const checked = await verifyBackup(await openBackup(source));
      const place = await emptyPlace(fileKeys);
      expect(await restoreBackup(await openBackup(source), place)).toEqual(checked);
      const restored = await openDesk(place.dataFolder, world.clock.now, place.databaseUrl, {
        files: place.files,
      });
      expect(await content(restored.store)).toEqual(wanted);
      const { count, bad } = await checkFiles(restored.store as unknown as Store, restored.files);
      expect(bad).toEqual([]);
      expect(count).toBeGreaterThan(0);
      const reports: string[] = [];
      for await (const key of restored.files.list(`reports/${request}/`)) reports.push(key);
      expect(reports).toHaveLength(3);
      const stored = await readFile(join(place.dataFolder, 'files', reports[0] ?? ''), 'latin1');
      expect(stored.startsWith('age-encryption.org/v1')).toBe(fileKeys !== undefined);
      expect(await readFile(join(place.dataFolder, 'secret'), 'utf8')).toBe('the secret of this desk\n');
      await restored.store.close();
    },
  );

  test('that is encrypted shows no name, no content and no secret', async () => {
    await backUp({ recipients: [recipient] });
    const all: string[] = [];
    for (const entry of await readdir(join(scratch, 'target'), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) all.push(entry.name, (await readFile(join(entry.parentPath, entry.name))).toString('latin1'));
    expect(all.join('\n')).not.toMatch(/Hoekstra|Zilverlinde|the secret of this desk|%PDF|SQLite format|PGDMP/);
  });

  test('writes a file once for all backups, and reads only new ones', async () => {
    const first = await backUp();
    expect(first.added).toBeGreaterThan(3);
    const read: string[] = [];
    const files: FileStore = {
      ...world.files,
      read: (key, range) => {
        read.push(key);
        return world.files.read(key, range);
      },
    };
    const second = await backUp({ files });
    expect(second.added).toBe(0);
    expect(read).toEqual([]);
    expect(second.index.files).toEqual(first.index.files);
    expect((await listBackups(second.target)).map(({ name }) => name)).toEqual([first.name, second.name]);
  });

  test('of a desk with encrypted files is encrypted to their recipients when no others are set', async () => {
    const folder = join(scratch, 'target');
    const { dataFolder, files } = world.config;
    const keysOfFiles = { identities: [keys], recipients: [] };
    const config = {
      dataFolder,
      databaseUrl,
      backup: { folder, recipients: [] },
      files: { ...files, keys: keysOfFiles },
    };
    const { index } = await backUpDesk(config, world, { folder, now: world.clock.now });
    expect(index.recipients).toEqual([recipient]);
    world.clock.advance({ minutes: 1 });
  });

  test('to another recipient uses no file that was encrypted to the former one', async () => {
    const first = await backUp({ recipients: [recipient] });
    const newKeys = await generateIdentity();
    const second = await backUp({ target: first.target, recipients: [await identityToRecipient(newKeys)] });
    expect(second.added).toBe(first.added);
    const source = { target: first.target, name: second.name, keys: newKeys };
    expect((await verifyBackup(await openBackup(source))).files).toBe(second.files);
  });

  test('begins again when a file was deleted with its record after the copy of the database', async () => {
    const key = 'lost/record00000001/scan.pdf';
    let lists = 0;
    const [victim] = await filesOfRecords();
    const files: FileStore = {
      ...world.files,
      async *list(prefix) {
        lists += 1;
        for await (const one of world.files.list(prefix)) if (lists > 1 || one !== victim) yield one;
      },
    };
    const { name, target } = await backUp({ files });
    expect(lists).toBe(2);
    const { manifest } = await openBackup({ target, name, keys: undefined });
    expect(manifest.files.map((file) => file.key)).toContain(victim);
    expect(manifest.files.map((file) => file.key)).not.toContain(key);
  });

  test('into the folder of another desk is refused and changes nothing there', async () => {
    const target = targetIn(scratch);
    await target.put('identity', Buffer.from('another desk'));
    await target.put('2020-01-01T00-00-00Z/index.json', Buffer.from('{}'));
    await expect(backUp({ target })).rejects.toThrow('another desk');
    const keys: string[] = [];
    for await (const key of target.list('')) keys.push(key);
    expect(keys.toSorted()).toEqual(['2020-01-01T00-00-00Z/index.json', 'identity']);
  });

  test('is refused, and none is left, while a file that a record refers to is missing', async () => {
    const [victim = ''] = await filesOfRecords();
    const files: FileStore = {
      ...world.files,
      async *list(prefix) {
        for await (const one of world.files.list(prefix)) if (one !== victim) yield one;
      },
    };
    await expect(backUp({ files })).rejects.toThrow(victim);
    expect(await listBackups(targetIn(scratch))).toEqual([]);
    expect(existsSync(join(world.config.dataFolder, 'backup-work'))).toBe(false);
  });
});

async function filesOfRecords(): Promise<string[]> {
  const { files } = (await openBackup({ ...(await backUp()), keys: undefined })).manifest;
  await rm(join(scratch, 'target'), { recursive: true });
  return files.map(({ key }) => key).filter((key) => !/^(?:reports|lists|identity)/.test(key));
}

describe('a restore is refused, and changes nothing,', () => {
  const refused = async (source: Parameters<typeof openBackup>[0], place: DataPlace) => {
    const restoring = openBackup(source).then((backup) => restoreBackup(backup, place));
    await expect(restoring).rejects.toThrow(ConfigError);
    expect((await readdir(scratch)).filter((name) => name.includes('restoring'))).toEqual([]);
  };

  test('when a single byte of a file, of the database or of the manifest has changed', async () => {
    const { target, name, index } = await backUp();
    const place = await emptyPlace();
    for (const part of [index.files[2] ?? '', ...index.parts.map((one) => one.name)]) {
      const path = target.pathOf(part);
      const bytes = await readFile(path);
      const changed = Buffer.from(bytes);
      const middle = changed.length >> 1;
      changed[middle] = (changed[middle] ?? 0) ^ 1;
      await writeFile(path, changed);
      await refused({ target, name, keys: undefined }, place);
      expect(existsSync(place.dataFolder)).toBe(false);
      await writeFile(path, bytes);
    }
    await target.delete(index.files[1] ?? '');
    await refused({ target, name, keys: undefined }, place);
  });

  test('without the key, with another key, and into a folder that is not empty', async () => {
    const { target, name } = await backUp({ recipients: [recipient] });
    const place = await emptyPlace();
    await refused({ target, name, keys: undefined }, place);
    await refused({ target, name, keys: await generateIdentity() }, place);
    await mkdir(place.dataFolder);
    await writeFile(join(place.dataFolder, 'notes.txt'), 'mine');
    await refused({ target, name, keys }, place);
    expect(await readdir(place.dataFolder)).toEqual(['notes.txt']);
  });

  test('for a backup that was interrupted before its index', async () => {
    const { target, name } = await backUp();
    await target.delete(`${name}/index.json`);
    await refused({ target, name, keys: undefined }, await emptyPlace());
  });
});

test('without the key it is found out whether everything is present', async () => {
  const { target, name, index, files } = await backUp({ recipients: [recipient] });
  expect((await verifyWithoutKey(target, name)).files).toBe(index.files.length);
  expect(files).toBeGreaterThanOrEqual(index.files.length);
  await target.delete(index.files[0] ?? '');
  await expect(verifyWithoutKey(target, name)).rejects.toThrow(index.files[0]);
});

test('outdated backups are removed with the files that no other one uses, and what was never finished', async () => {
  const { target, name } = await backUp();
  const index = await readIndex(target, name);
  const unused = `files/00/${'0'.repeat(64)}`;
  await target.put(unused, new Uint8Array([1]));
  await target.put('2026-11-01T00-00-00Z/database', new Uint8Array([1]));
  await target.put('notes-of-the-operator.txt', new Uint8Array([1]));
  expect(await removeOutdated(target, new Date())).toEqual([]);
  expect(await target.info(unused)).toBeDefined();
  const later = new Date(Date.now() + 2 * 86_400_000);
  const second = await backUp({ target });
  expect(await removeOutdated(target, later)).toEqual([name]);
  expect(await target.info(unused)).toBeUndefined();
  expect(await target.info('2026-11-01T00-00-00Z/database')).toBeUndefined();
  expect(await target.info('notes-of-the-operator.txt')).toBeDefined();
  for (const file of index.files) expect(await target.info(file)).toBeDefined();
  expect((await listBackups(target)).map((one) => one.name)).toEqual([second.name]);
});
