import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { contentOf, type FileStore, type LocalDisk, localDisk, StorageError, type Store } from '@dossier/records';
import { makeDatabase, testServer } from '@dossier/records/testing';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import { databaseOf } from '../../test/test-desk.ts';
import type { FileKeys } from '../files/file-keys.ts';
import { Sealer } from '../files/sealing.ts';
import type { FilesPlace } from '../files/storages.ts';
import { checkFiles } from '../migrate/check-files.ts';
import { ConfigError, type DataPlace } from '../runtime/config.ts';
import { folderOfFiles } from '../runtime/data-folder.ts';
import { openDesk } from '../runtime/open-desk.ts';
import { createSecretBox } from '../runtime/secret-box.ts';
import { backUp as backUpDesk } from './back-up.ts';
import { listBackups, readIndex, removeOutdated } from './list-backups.ts';
import { type BackupParts, makeBackup } from './make-backup.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup, verifyWithoutKey } from './verify-backup.ts';
import { type RestoredDesk, verifyNewest } from './verify-newest.ts';

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
    secrets: createSecretBox(world.config.secret),
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
    const place: FilesPlace = { kind: 'folder', path: folder };
    const config = {
      dataFolder,
      databaseUrl,
      backup: { place, recipients: [] },
      files: { ...files, keys: keysOfFiles },
      secret: world.config.secret,
    };
    const { index } = await backUpDesk(config, world, { place, now: world.clock.now });
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
    for (const { name: part } of [...index.files.slice(2, 3), ...index.parts]) {
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
    await target.delete(index.files[1]?.name ?? '');
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

test('without the key every stored byte is compared, and a single one that changed is found', async () => {
  const first = await backUp({ recipients: [recipient] });
  const { target, name, index, files } = await backUp({ target: first.target, recipients: [recipient] });
  const size = [...index.files, ...index.parts].reduce((sum, object) => sum + object.size, 0);
  expect(await verifyWithoutKey(target, name)).toEqual({ level: 'stored', files: index.files.length, size });
  expect(files).toBeGreaterThanOrEqual(index.files.length);
  for (const { name: object } of [...index.files.slice(0, 1), ...index.parts]) {
    const bytes = await readFile(target.pathOf(object));
    await writeFile(target.pathOf(object), Buffer.concat([bytes.subarray(0, -1), Buffer.from([1])]));
    await expect(verifyWithoutKey(target, name)).rejects.toThrow(`${object} is missing or damaged`);
    await writeFile(target.pathOf(object), bytes);
  }
  await target.delete(index.files[0]?.name ?? '');
  await expect(verifyWithoutKey(target, name)).rejects.toThrow(index.files[0]?.name);
});

test('of a backup of the first format, which knows no digests of its files, they are looked for', async () => {
  const { target, name, index } = await backUp({ recipients: [recipient] });
  const { proof: _, ...rest } = index;
  const old = { ...rest, format: 1, files: index.files.map((file) => file.name) };
  await writeFile(target.pathOf(`${name}/index.json`), JSON.stringify(old));
  expect(await verifyWithoutKey(target, name)).toMatchObject({ level: 'present', files: index.files.length });
  expect((await verifyBackup(await openBackup({ target, name, keys }))).files).toBeGreaterThan(3);
  // Which bytes were stored is not known, so the next backup writes them again.
  const next = await backUp({ target, recipients: [recipient] });
  expect(next.added).toBe(index.files.length);
  expect(await verifyWithoutKey(target, next.name)).toMatchObject({ level: 'stored' });
});

describe('the verification of the newest backup', () => {
  const settings = (fileKeys?: FileKeys) => {
    const { dataFolder, secret, files } = world.config;
    const place: FilesPlace = { kind: 'folder', path: join(scratch, 'target') };
    return { dataFolder, databaseUrl, secret, files: { ...files, keys: fileKeys }, backup: { place, recipients: [] } };
  };
  const started: RestoredDesk[] = [];
  const tryStart = async (desk: RestoredDesk) => {
    started.push(desk);
    const files = await readdir(join(desk.dataFolder, 'files'), { recursive: true, withFileTypes: true });
    const document = files.find((entry) => entry.name.endsWith('.pdf'));
    firstBytes = await readFile(join(document?.parentPath ?? '', document?.name ?? ''), 'latin1');
  };
  let firstBytes = '';

  test('starts the desk on a place of its own, and keeps files encrypted there', async () => {
    await backUp({ recipients: [recipient] });
    const before = await content(world.store);
    const verified = await verifyNewest(settings({ identities: [keys], recipients: [] }), tryStart);
    expect(verified).toMatchObject({ level: 'started' });
    expect(firstBytes.startsWith('age-encryption.org/v1')).toBe(true);
    expect(started[0]?.dataFolder).toContain('verify-work');
    if (databaseUrl !== undefined) {
      expect(started[0]?.databaseUrl).not.toBe(databaseUrl);
      await expect(openDesk(scratch, world.clock.now, started[0]?.databaseUrl)).rejects.toThrow(/does not exist/);
    }
    expect(await content(world.store)).toEqual(before);
    expect(existsSync(join(world.config.dataFolder, 'verify-work'))).toBe(false);
  });

  test('compares every stored byte when the key is elsewhere', async () => {
    await backUp({ recipients: [recipient] });
    expect(await verifyNewest(settings(), () => Promise.reject(new Error('started')))).toMatchObject({
      level: 'stored',
    });
  });

  test('is refused when another than this desk wrote the index, or its start fails', async () => {
    const { target, name, index } = await backUp();
    const fails = () => Promise.reject(new ConfigError('The restored desk did not start'));
    await expect(verifyNewest(settings(), fails)).rejects.toThrow('did not start');
    const [gone, ...files] = index.files;
    expect(gone).toBeDefined();
    await writeFile(target.pathOf(`${name}/index.json`), JSON.stringify({ ...index, files }));
    await expect(verifyNewest(settings(), tryStart)).rejects.toThrow('not the one that this desk wrote');
  });
});

/** The storage of the backups is away from the given write on. */
function awayAfter(target: FileStore, writes: number): FileStore {
  let left = writes;
  return {
    ...target,
    async put(key, bytes) {
      if (left-- <= 0) throw new StorageError('ECONNREFUSED', 'The object storage cannot be reached.');
      await target.put(key, bytes);
    },
  };
}

test('a storage that is away during a backup leaves none that looks whole, and the next one needs no repair', async () => {
  for (const recipients of [[], [recipient]]) {
    const whole = await backUp({ recipients });
    await rm(join(scratch, 'target'), { recursive: true });
    // Identity, files, database, manifest and index.
    const writes = 1 + whole.added + whole.index.parts.length + 1;
    for (const away of [writes - 1, 2]) {
      const target = awayAfter(targetIn(scratch), away) as LocalDisk;
      await expect(backUp({ recipients, target })).rejects.toThrow(StorageError);
      expect(await listBackups(target)).toEqual([]);
    }
    const { name, target } = await backUp({ recipients });
    const source = { target, name, keys: recipients.length === 0 ? undefined : keys };
    expect((await verifyBackup(await openBackup(source))).files).toBe(whole.files);
    expect(existsSync(join(world.config.dataFolder, 'backup-work'))).toBe(false);
    await rm(join(scratch, 'target'), { recursive: true });
  }
});

test('a storage that cannot be reached is not called a damaged backup', async () => {
  const { target, name } = await backUp();
  const away: FileStore = {
    ...target,
    read: () =>
      new Readable({
        read() {
          this.destroy(new StorageError('ETIMEDOUT', 'It does not answer in time.'));
        },
      }),
  };
  const sentence = 'The storage of backups: It does not answer in time. Nothing was changed.';
  await expect(openBackup({ target: away, name, keys: undefined })).rejects.toThrow(sentence);
  const opened = await openBackup({ target, name, keys: undefined });
  await expect(verifyBackup({ ...opened, target: away })).rejects.toThrow(sentence);
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
  for (const file of index.files) expect(await target.info(file.name)).toBeDefined();
  expect((await listBackups(target)).map((one) => one.name)).toEqual([second.name]);
});
