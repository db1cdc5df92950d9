import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor, write } from '../../test/case.ts';
import { startWorld, type World } from '../../test/scenario.ts';
import { testFile } from '../../test/test-app.ts';
import { copiedUpload } from '../../test/upload-of.ts';
import { inspectFile } from '../documents/inspect-file.ts';
import { fileKeyOf } from './file-key.ts';
import { saveFile, storeFile } from './save-file.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Stores a test file under the name that a client gave it. */
async function store(name: string, file = 'card.png') {
  const upload = await copiedUpload(testFile(file), name);
  const inspected = await inspectFile(upload, 'p1');
  if (!inspected.ok) throw new Error(inspected.refusal.code);
  return storeFile(world.files, upload, { ...inspected.value, scan: undefined });
}

describe('an upload', () => {
  test('is stored byte for byte, with what was found in it and who uploaded it [DOC-15]', async () => {
    const bytes = await readFile(testFile('scan-three-pages.pdf'));
    const stored = await store('scan.pdf', 'scan-three-pages.pdf');
    const actor = await actorFor(world, world.client);
    const id = await write(world, (records) => saveFile(records, actor, stored));
    const row = await world.store.reader.need('kyc_docs', id);
    expect(row).toMatchObject({ name: 'scan.pdf', size: bytes.length, media_type: 'application/pdf', pages: 3 });
    expect(row.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(row).toMatchObject({
      uploaded_by: world.client.id,
      uploaded_by_name: 'Marit Hoekstra',
      uploaded_portal: 'client',
    });
    expect(await readStored(fileKeyOf(row))).toEqual(bytes);
  });

  test('twice under one name gives two files', async () => {
    const [one, other] = [await store('same.png'), await store('same.png')];
    expect(one.id).not.toBe(other.id);
    expect(one.key).not.toBe(other.key);
  });

  test('without its record is found by no one: it can be deleted after a rollback', async () => {
    const stored = await store('rolled-back.png');
    expect(await world.store.reader.get('kyc_docs', stored.id)).toBeUndefined();
    await world.files.delete(stored.key);
    await expect(readStored(stored.key)).rejects.toThrow();
  });
});

describe('the name of an upload', () => {
  test.each([
    ['passport.png', 'passport.png'],
    ['C:\\Users\\Marit\\passport.png', 'passport.png'],
    ['/etc/../../passport.png', 'passport.png'],
    ['pass\u0000port\r\n.png', 'passport.png'],
    ['gnp.\u202etropssap', 'gnp.tropssap'],
    ['  spaces around.png ', 'spaces around.png'],
    ['', 'document'],
    ['folder/', 'document'],
    ['\u202e\u2066', 'document'],
    ['gnp\u200f.\u061ctropssap\u200e', 'gnp.tropssap'],
    ['line\u0085\u2028\u2029\u009b.png', 'line.png'],
    ['\u200b\ufeff', 'document'],
    ['نامه\u200cها.png', 'نامه\u200cها.png'],
  ])('%j is shown as %j', async (given, shown) => {
    expect((await store(given)).name).toBe(shown);
  });

  test.each([
    ['before its extension', `${'a'.repeat(300)}.png`, `${'a'.repeat(250)}….png`],
    ['at its end when it has no extension', 'a'.repeat(300), `${'a'.repeat(254)}…`],
    ['at its end when what follows the dot is no extension', `a.${'b'.repeat(300)}`, `a.${'b'.repeat(252)}…`],
    ['between characters', `${'😀'.repeat(150)}.png`, `${'😀'.repeat(125)}….png`],
  ])('that is longer than 255 characters is shortened %s', async (_where, given, shown) => {
    expect((await store(given)).name).toBe(shown);
  });

  test('does not choose the path or the extension of the stored file', async () => {
    const { key, file } = await store('../../evil.html');
    expect(key).toMatch(/^[a-z0-9_]+\/[a-z0-9]{15}\/[a-z0-9]{15}\.png$/);
    expect(file.storedName).toMatch(/^[a-z0-9]{15}\.png$/);
  });
});

async function readStored(key: string): Promise<Buffer> {
  return readFile(`${world.config.dataFolder}/files/${key}`);
}
