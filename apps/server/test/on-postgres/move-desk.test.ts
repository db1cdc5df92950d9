import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf, type Store } from '@dossier/records';
import { makeDatabase, type TestDatabase, testServer } from '@dossier/records/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveDesk } from '../../src/migrate/move-desk.ts';
import { renameMovedDatabase } from '../../src/runtime/bind-data.ts';
import { ConfigError, localOrigins } from '../../src/runtime/config.ts';
import { type OpenDesk, openDesk, openTarget } from '../../src/runtime/open-desk.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';

const now = () => new Date();
const databases: TestDatabase[] = [];
const open: Pick<OpenDesk, 'store'>[] = [];
let folder: string;
let from: OpenDesk;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
  await seedDemo({ dataFolder: folder, origins: localOrigins(8080), now });
  from = await openDesk(folder, now);
}, 120_000);

afterAll(async () => {
  for (const { store } of [from, ...open]) await store.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function target(): Promise<Pick<OpenDesk, 'store'>> {
  const database = await makeDatabase(String(testServer()));
  databases.push(database);
  const desk = { store: await openTarget(database.url, now) };
  open.push(desk);
  return desk;
}

const move = (to: Pick<OpenDesk, 'store'>, source = from) =>
  moveDesk(source.store as unknown as Store, to.store as unknown as Store, from.files);
const content = ({ store }: Pick<OpenDesk, 'store'>) => contentOf(store as unknown as Store);

describe('Moving the data from SQLite to PostgreSQL', () => {
  test('copies every record of the demo with its values and order, and finds every file', async () => {
    const to = await target();
    const { tables, files } = await move(to);
    expect(tables.find(({ collection }) => collection === 'gk_requests')?.count).toBeGreaterThanOrEqual(12);
    expect(await content(to)).toEqual(await content(from));
    expect(files.count).toBeGreaterThan(10);
    expect(files.bad).toEqual([]);
    const sorted = (desk: Pick<OpenDesk, 'store'>) => desk.store.reader.find('events', '', {}, { sort: '-created' });
    expect(await sorted(to)).toEqual(await sorted(from));
  });

  test('can be repeated, and then copies changes made since', async () => {
    const to = await target();
    await move(to);
    const org = await from.store.reader.first('gk_org', '');
    await from.store.transaction((records) => records.update('gk_org', String(org?.id), { support_text: 'Later.' }));
    await move(to);
    expect((await to.store.reader.get('gk_org', String(org?.id)))?.support_text).toBe('Later.');
    expect(await content(to)).toEqual(await content(from));
  });

  test('refuses a target that has changed since, and leaves it unchanged', async () => {
    const to = await target();
    await move(to);
    const org = await to.store.reader.first('gk_org', '');
    await to.store.transaction((records) => records.update('gk_org', String(org?.id), { support_text: 'Here.' }));
    const before = await content(to);
    await expect(move(to)).rejects.toThrow(ConfigError);
    expect(await content(to)).toEqual(before);
  });

  test('refuses a target with other data, and leaves it unchanged', async () => {
    const to = await target();
    await to.store.transaction((records) =>
      records.create('gk_org', { name: 'Other', code: 'OT', accent: '#1f3a4d' } as never),
    );
    const before = await content(to);
    await expect(move(to)).rejects.toThrow('other data');
    expect(await content(to)).toEqual(before);
  });

  test('the moved data belongs to the same files, and the SQLite file is renamed at the first start with it', async () => {
    const copied = await mkdtemp(join(tmpdir(), 'moved-'));
    await cp(folder, copied, { recursive: true });
    const old = await openDesk(copied, now);
    const database = await makeDatabase(String(testServer()));
    databases.push(database);
    const moved = await openTarget(database.url, now);
    await moveDesk(old.store as unknown as Store, moved as unknown as Store, old.files);
    await moved.close();
    await old.store.close();

    const { store } = await openDesk(copied, now, database.url);
    await renameMovedDatabase(store, copied);
    await store.close();
    expect(await readdir(copied)).not.toContain('dossier.db');
    await expect(openDesk(copied, now)).rejects.toThrow('was moved to PostgreSQL: set DATABASE_URL');
    expect(await readdir(copied)).not.toContain('dossier.db');
    await rm(copied, { recursive: true });
  });

  test('another database does not rename the SQLite file of a folder', async () => {
    const to = await target();
    await renameMovedDatabase(to.store, folder);
    expect(await readdir(folder)).toContain('dossier.db');
  });

  test('names files that are missing or changed', async () => {
    const [document] = await from.store.reader.find('kyc_docs', 'file != ""');
    const collection = from.store.collections.get('kyc_docs');
    const place = join(folder, 'files', String(collection?.id), String(document?.id));
    const [name] = await readdir(place);
    await writeFile(join(place, String(name)), 'changed content');
    const { files } = await move(await target());
    expect(files.bad).toEqual([`${collection?.id}/${document?.id}/${name}`]);
  });
});
