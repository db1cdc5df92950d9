import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDesk } from '../runtime/open-desk.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs statements on the database, outside the store. */
async function run(...statements: string[]): Promise<void> {
  const { store } = await openDesk(folder, () => new Date());
  await store.dialect.transaction(async (connection) => {
    for (const sql of statements) await connection.run(sql, []);
  });
  await store.close();
}

const forget = ['DELETE FROM "_migrations"', `UPDATE "_collections" SET "hash" = ''`];

test('a database from before the rename keeps what a subscription has reported', async () => {
  await run(
    `INSERT INTO "gk_subscriptions" ("id", "reported") VALUES ('subscription001', '["expiry:subject:2027-01-01"]')`,
    'ALTER TABLE "gk_subscriptions" RENAME COLUMN "reported" TO "told"',
    ...forget,
  );
  const { store } = await openDesk(folder, () => new Date());
  const { reported } = await store.reader.need('gk_subscriptions', 'subscription001');
  expect(reported).toEqual(['expiry:subject:2027-01-01']);
  await store.close();
});

test('a database from before that field gets it', async () => {
  await run('ALTER TABLE "gk_subscriptions" DROP COLUMN "reported"', ...forget);
  const { store } = await openDesk(folder, () => new Date());
  expect(await store.reader.find('gk_subscriptions', 'reported = null')).toEqual([]);
  await store.close();
});
