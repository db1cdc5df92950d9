import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readZip } from '../../../test/read-zip.ts';
import { done, onboardingAt, startWorld, type World } from '../../../test/scenario.ts';
import { testFile } from '../../../test/test-app.ts';
import { fileKeyOf } from '../../case/file-key.ts';
import { ownRows } from '../parts/document-rows.ts';
import { openZip, packLater, packText, sealed, zipOf } from './zip.ts';

let world: World;
/** Two documents of one institution: a photo and a scan. */
let rows: DocumentRow[];
beforeAll(async () => {
  world = await startWorld();
  const request = await onboardingAt(world, 'requested');
  for (const file of ['phone-photo.jpg', 'scan-three-pages.pdf']) {
    await done(world.upload(world.gatekeeper, { request, owner: 'request', type: 'other' }, file));
    world.clock.advance({ minutes: 1 });
  }
  rows = await ownRows(world.store.reader, [request]);
}, 60_000);
afterAll(() => world.close());

const archiveOf = async (documents: readonly DocumentRow[]) =>
  readZip(await buffer(await zipOf(world.store.reader, world.files, documents)));
const vaultRow = (values: Partial<DocumentRow>, at = 0): DocumentRow =>
  ({ ...rows[at], origin: 'vault', ...values }) as DocumentRow;
/** Files that this process has open, its threads included. */
const openFiles = async () => {
  const names = await readdir('/proc/self/fd');
  return Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
};
const manifestOf = (files: ReadonlyMap<string, Buffer>) =>
  (files.get('manifest.csv')?.subarray(3).toString() ?? '').trimEnd().split('\r\n');

describe('the archive of documents', () => {
  test('has a folder per owner and one for the institution, with the bytes as they were added [ENT-03]', async () => {
    const files = await archiveOf([...rows, vaultRow({ ownerName: 'Kade B.V.' })]);
    expect([...files.keys()]).toEqual([
      'institution/phone-photo.jpg',
      'institution/scan-three-pages.pdf',
      'Kade B.V/phone-photo.jpg',
      'manifest.csv',
    ]);
    const photo = await readFile(testFile('phone-photo.jpg'));
    expect(files.get('institution/phone-photo.jpg')?.equals(photo)).toBe(true);
    expect(files.get('Kade B.V/phone-photo.jpg')?.equals(photo)).toBe(true);
  });

  test('lists path, facts and checksum of each file; an institution’s own has no verification [ENT-03]', async () => {
    const verified = vaultRow({
      ownerName: 'Zoë, "Zus"',
      verification: 'verified',
      issuedOn: '2026-11-02',
      version: 3,
    });
    const files = await archiveOf([rows[1] as DocumentRow, verified]);
    const [header, own, vault] = manifestOf(files);
    expect(header).toBe('file,type,owner,version,issued,expires,verification,uploaded_at,size,sha256');
    const sum = (path: string) =>
      createHash('sha256')
        .update(files.get(path) ?? '')
        .digest('hex');
    expect(own).toMatch(/^institution\/scan-three-pages.pdf,other,,1,,,,2026-11-21 10:01:00.000Z,\d+,/);
    expect(own?.endsWith(sum('institution/scan-three-pages.pdf'))).toBe(true);
    expect(vault).toMatch(/^"Zoë, _Zus_\/phone-photo.jpg",other,"Zoë, ""Zus""",3,2026-11-02,,verified,/);
    expect(vault?.endsWith(sum('Zoë, _Zus_/phone-photo.jpg'))).toBe(true);
  });

  test('numbers files of one name, and never leaves its own folder', async () => {
    const same = ['Jan', 'Jan', 'JAN'].map((ownerName) => vaultRow({ ownerName, name: 'scan.jpg' }));
    const hostile = vaultRow({ ownerName: '../..', name: '..\\..\\etc/passwd' });
    const nameless = vaultRow({ ownerName: '', name: 'scan.jpg' });
    const files = await archiveOf([...same, hostile, nameless]);
    expect([...files.keys()]).toEqual([
      'Jan/scan.jpg',
      'Jan/scan (2).jpg',
      'JAN/scan (3).jpg',
      '_/_.._etc_passwd',
      'file/scan.jpg',
      'manifest.csv',
    ]);
  });

  test('keeps names of every script, and shortens one that no file system accepts', async () => {
    const files = await archiveOf([vaultRow({ ownerName: '株式会社 🏠', name: `${'語'.repeat(200)}.jpg` })]);
    const [path = ''] = files.keys();
    expect(path).toMatch(/^株式会社 🏠\/語{60,}\.jpg$/);
    expect(manifestOf(files)[1]?.split(',')[0]).toBe(path);
  });

  test('without documents contains the empty list', async () => {
    const files = await archiveOf([]);
    expect([...files.keys()]).toEqual(['manifest.csv']);
    expect(manifestOf(files)).toHaveLength(1);
  });

  test('leaves out a document whose record was deleted', async () => {
    const files = await archiveOf([vaultRow({ doc: 'nosuchdocument0' })]);
    expect([...files.keys()]).toEqual(['manifest.csv']);
  });
});

describe('an archive that cannot be completed', () => {
  test('is aborted at a file that is missing on disk, and others are still served', async () => {
    const doc = await world.store.reader.need('kyc_docs', rows[0]?.doc ?? '');
    const path = join(world.config.dataFolder, 'files', fileKeyOf(doc));
    const bytes = await readFile(path);
    await rm(path);
    await expect(archiveOf(rows)).rejects.toMatchObject({ code: 'ENOENT' });
    await world.files.put(fileKeyOf(doc), bytes);
    expect((await archiveOf(rows)).size).toBe(3);
  });

  test('is aborted when an entry cannot be built', async () => {
    const zip = openZip();
    packText(zip, 'first.txt', 'first');
    packLater(zip, 'answers.pdf', () => Promise.reject(new Error('no font')));
    await expect(buffer(sealed(zip))).rejects.toThrow('no font');
  });

  test('leaves others that are packed at the same time whole', async () => {
    const broken = openZip();
    packLater(broken, 'answers.pdf', () => Promise.reject(new Error('no font')));
    const impossible = openZip();
    packText(impossible, '../outside.txt', 'x');
    const whole = archiveOf(rows);
    await expect(buffer(sealed(broken))).rejects.toThrow('no font');
    await expect(buffer(sealed(impossible))).rejects.toThrow(/path/);
    expect((await whole).size).toBe(3);
  });

  test('closes the file that is being read when the reader goes away, and builds no other', async () => {
    const path = join(world.config.dataFolder, 'large');
    await writeFile(path, Buffer.alloc(32 * 1024 * 1024));
    const zip = openZip();
    zip.entries.push({
      path: 'large',
      read: () => createReadStream(path),
      stored: { size: 32 * 1024 * 1024, modified: new Date() },
    });
    let built = 0;
    packLater(zip, 'never.txt', async () => {
      built++;
      return Buffer.from('x');
    });
    const archive = sealed(zip);
    const isOpen = async () => (await openFiles()).includes(path);
    for await (const _ of archive) {
      if (await isOpen()) break;
    }
    expect(archive.destroyed).toBe(true);
    await expect.poll(isOpen).toBe(false);
    expect(built).toBe(0);
  });
});

describe('an archive is packed in a thread', () => {
  test('with the same bytes as here', async () => {
    const path = join(world.config.dataFolder, 'stored');
    const stored = randomBytes(700_000);
    await writeFile(path, stored);
    const modified = new Date('2026-11-20T10:00:00Z');
    const zip = openZip();
    packText(zip, 'list.csv', 'a,b\r\n'.repeat(20_000));
    zip.entries.push({
      path: 'scan.jpg',
      read: () => createReadStream(path),
      stored: { size: stored.length, modified },
    });
    packLater(zip, 'answers.pdf', async () => stored.subarray(5, 300_000));
    const expected = new ZipFile();
    expected.addBuffer(Buffer.from('a,b\r\n'.repeat(20_000)), 'list.csv');
    expected.addReadStream(createReadStream(path), 'scan.jpg', {
      mtime: modified,
      compress: false,
      size: stored.length,
    });
    expected.addReadStream(Readable.from([stored.subarray(5, 300_000)]), 'answers.pdf');
    expected.end();
    const withoutTimes = (archive: Buffer) => [...readZip(archive)];
    const [packed, here] = await Promise.all([buffer(sealed(zip)), buffer(expected.outputStream as Readable)]);
    expect(packed.length).toBe(here.length);
    expect(withoutTimes(packed)).toEqual(withoutTimes(here));
  });

  test('no faster than it is read', async () => {
    const path = join(world.config.dataFolder, 'much');
    await writeFile(path, Buffer.alloc(64 * 1024 * 1024));
    const zip = openZip();
    zip.entries.push({
      path: 'much',
      read: () => createReadStream(path),
      stored: { size: 64 * 1024 * 1024, modified: new Date() },
    });
    const archive = sealed(zip);
    await once(archive, 'readable');
    await archiveOf(rows);
    expect(archive.readableLength).toBeLessThan(1024 * 1024);
    let bytes = 0;
    for await (const chunk of archive) bytes += (chunk as Uint8Array).byteLength;
    expect(bytes).toBeGreaterThan(64 * 1024 * 1024);
  });
});

test('entries are built one at a time, in order, when the archive is read up to them', async () => {
  const zip = openZip();
  const steps: string[] = [];
  const later = (name: string) =>
    packLater(zip, name, async () => {
      steps.push(name);
      return Buffer.from(`content of ${name}`);
    });
  later('a.txt');
  packText(zip, 'A.txt', 'text');
  later('b.txt');
  const archive = sealed(zip);
  expect(steps.length).toBeLessThan(2);
  const files = readZip(await buffer(archive));
  expect(steps).toEqual(['a.txt', 'b.txt']);
  expect([...files].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
    ['a.txt', 'content of a.txt'],
    ['A (2).txt', 'text'],
    ['b.txt', 'content of b.txt'],
  ]);
});
