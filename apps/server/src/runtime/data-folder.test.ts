import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restrictDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, mode = 0o644): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o755 });
  await writeFile(path, 'content', { mode });
}
const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);

test('restricts database, files and folders of earlier versions to their owner', async () => {
  const copies = ['dossier.db.before-v2', 'dossier.db.before-v3.part'];
  const files = [
    'dossier.db',
    ...copies,
    'secret',
    'files/kyc_docs/d1/passport.png',
    'screening/l1.index',
    'mailbox/m1.json',
  ];
  for (const file of files) await write(file);
  await restrictDataFolder(folder);
  for (const file of files) expect(await modeOf(file)).toBe('600');
  for (const name of ['files', 'files/kyc_docs', 'files/kyc_docs/d1', 'screening', 'mailbox'])
    expect(await modeOf(name)).toBe('700');
});

test('changes nothing that the server did not create, and does not follow links', async () => {
  await write('notes/of-the-operator.txt');
  await mkdir(join(folder, 'files'), { mode: 0o755 });
  await symlink(join(folder, 'notes'), join(folder, 'files', 'link'));
  await chmod(join(folder, 'notes'), 0o755);
  await restrictDataFolder(folder);
  expect(await modeOf('notes')).toBe('755');
  expect(await modeOf('notes/of-the-operator.txt')).toBe('644');
  expect(await modeOf('files')).toBe('700');
});
