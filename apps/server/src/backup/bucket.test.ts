import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@dossier/records';
import { isSwiftInstalled, makeDatabase, startSwift, swiftSentence, testServer } from '@dossier/records/testing';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { onboardingAt, startWorld } from '../../test/scenario.ts';
import { databaseOf } from '../../test/test-desk.ts';
import type { FilesPlace } from '../files/storages.ts';
import { checkFiles } from '../migrate/check-files.ts';
import { folderOfFiles } from '../runtime/data-folder.ts';
import { openDesk } from '../runtime/open-desk.ts';
import { backUp } from './back-up.ts';
import { listBackups } from './list-backups.ts';
import { openTarget } from './open-target.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyNewest } from './verify-newest.ts';

/** On a real service where it is installed; the other tests of backups use a folder. */
if (!isSwiftInstalled()) process.stderr.write(`${swiftSentence}\n`);

async function inBucket(): Promise<void> {
  const swift = await startSwift();
  onTestFinished(() => swift.stop());
  const world = await startWorld();
  onTestFinished(() => world.close());
  await onboardingAt(world, 'submitted');
  const databaseUrl = await databaseOf(world.config.dataFolder);
  const keys = await generateIdentity();
  const recipient = await identityToRecipient(keys);
  const scratch = await mkdtemp(join(tmpdir(), 'bucket-'));
  onTestFinished(() => rm(scratch, { recursive: true, force: true }));
  const bucket = await swift.makeBucket('backups');
  const place: FilesPlace = { kind: 'bucket', bucket };
  const config = { ...world.config, databaseUrl, backup: { place, recipients: [recipient] } };
  const make = (to = place) => backUp(config, world, { place: to, now: world.clock.now });
  const first = await make();
  world.clock.advance({ minutes: 1 });
  const second = await make();
  world.clock.advance({ minutes: 1 });
  expect(second).toMatchObject({ added: 0, files: first.files });
  const target = await openTarget(place);
  expect((await listBackups(target)).map(({ name }) => name)).toEqual([first.name, second.name]);
  expect(await verifyNewest(config, () => Promise.resolve())).toMatchObject({ level: 'stored', name: second.name });

  const server = testServer();
  const dataFolder = join(scratch, 'restored');
  const url = server && (await makeDatabase(server)).url;
  const restored = { dataFolder, databaseUrl: url, files: folderOfFiles(dataFolder) };
  const opened = await openBackup({ target, name: second.name, keys });
  expect(await restoreBackup(opened, restored)).toMatchObject({ files: second.files });
  const desk = await openDesk(restored.dataFolder, world.clock.now, restored.databaseUrl, { files: restored.files });
  expect((await checkFiles(desk.store as unknown as Store, desk.files)).bad).toEqual([]);
  await desk.store.close();

  const missing: FilesPlace = { kind: 'bucket', bucket: { ...bucket, name: 'none' } };
  await expect(make(missing)).rejects.toThrow(/\/none: The bucket does not exist\./);
}

test('a bucket has backups that are found, verified and restored; one that cannot be used is refused in a sentence', async () => {
  if (isSwiftInstalled()) await inBucket();
  const nothing = { endpoint: 'http://127.0.0.1:9', name: 'none', region: 'r', keyId: 'k', secret: 's' };
  await expect(openTarget({ kind: 'bucket', bucket: nothing })).rejects.toThrow(
    /^s3:\/\/127\.0\.0\.1:9\/none: .*cannot be reached.*Nothing was changed\.$/,
  );
}, 120_000);
