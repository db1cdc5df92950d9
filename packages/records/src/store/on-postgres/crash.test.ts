import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { postgres } from '../../dialect/postgres/dialect.ts';
import { findPostgres } from '../../testing/find-postgres.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { mountSmallDisk, type SmallDisk, smallDiskSentence } from '../../testing/small-disk.ts';
import { lossesOf, openNotes, type WriteOutcome, writeNotes } from '../../testing/writes.ts';

let server: TestPostgres | undefined;
let disk: SmallDisk | undefined;
afterEach(async () => {
  await server?.close();
  disk?.close();
  server = undefined;
  disk = undefined;
});

const bin = String(findPostgres());
const nothing = (): WriteOutcome => ({ acknowledged: [], refused: [] });

test('when PostgreSQL is killed during writes, what was acknowledged is there and the store goes on by itself', async () => {
  server = await startPostgres(bin, { durable: true });
  const store = await openNotes(await postgres({ url: server.url }));
  const outcome = nothing();
  for (let round = 0; round < 3; round++) {
    const aim = outcome.acknowledged.length + 60;
    const writing = writeNotes(store, outcome, () => outcome.acknowledged.length >= aim);
    await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 60));
    await server.kill();
    await server.start();
    await writing;
  }
  expect(await lossesOf(store, outcome)).toEqual({ lost: [], halves: 0 });
  await store.close();
}, 120_000);

test('on a full disk writes are refused, acknowledged writes are present, and writing resumes when space is freed', async () => {
  disk = mountSmallDisk(90);
  if (!disk) {
    process.stderr.write(`${smallDiskSentence}\n`);
    expect(process.getuid?.()).not.toBe(0);
    return;
  }
  const dataFolder = join(disk.folder, 'data');
  mkdirSync(dataFolder);
  server = await startPostgres(bin, { durable: true, dataFolder });
  const store = await openNotes(await postgres({ url: server.url }));
  const outcome = nothing();
  await writeNotes(store, outcome, () => outcome.acknowledged.length >= 50);
  disk.fill();
  await writeNotes(store, outcome, () => outcome.refused.length >= 30);
  disk.free();
  // PostgreSQL may have shut down because its log could not grow; its service manager would restart it.
  await server.kill();
  await server.start();
  const before = outcome.acknowledged.length;
  await writeNotes(store, outcome, () => outcome.acknowledged.length >= before + 20);
  expect(await lossesOf(store, outcome)).toEqual({ lost: [], halves: 0 });
  await store.close();
}, 120_000);
