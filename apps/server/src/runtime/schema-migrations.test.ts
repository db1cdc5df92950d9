import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDesk } from './open-desk.ts';

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

test('an access request from before the internal note was separate shows the transaction description [ACC-09]', async () => {
  const insert = (id: string, note: string) => [
    `INSERT INTO "gk_requests" ("id", "number", "transaction_description", "description")
     VALUES ('${id}', '${id}', 'Sale of a barge', '${note}')`,
    `INSERT INTO "gk_access" ("id", "request", "description") VALUES ('${id}', '${id}', '${note || 'Sale of a barge'}')`,
  ];
  await run(...insert('withnote0000001', 'Pays late'), ...insert('withoutnote0001', ''), ...forget);
  const { store } = await openDesk(folder, () => new Date());
  for (const id of ['withnote0000001', 'withoutnote0001'])
    expect((await store.reader.need('gk_access', id)).description).toBe('Sale of a barge');
  expect((await store.reader.need('gk_requests', 'withnote0000001')).description).toBe('Pays late');
  await store.close();
});
