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

test('owners from before ownership was proven are proven by a completed onboarding that identified them', async () => {
  const owner = (id: string, first: string, completed: string) => [
    `INSERT INTO "kyc_businesses" ("id", "country", "name") VALUES ('${id}', 'NL', 'Kade B.V.')`,
    `INSERT INTO "gk_contacts" ("id", "first_name", "last_name") VALUES ('${id}', 'Marit', 'Hoekstra')`,
    `INSERT INTO "gk_requests" ("id", "number", "business", "subject", "client_user", "contact", "completed_at")
     VALUES ('${id}', '${id}', '${id}', '${id}', 'user${id}', '${id}', '${completed}')`,
    `INSERT INTO "identity_verifications" ("id", "request", "subject", "result", "verified_first_name", "verified_last_name")
     VALUES ('${id}', '${id}', '${id}', 'verified', '${first}', 'Hoekstra')`,
    `INSERT INTO "vault_members" ("id", "business", "subject", "user", "role", "added_by")
     VALUES ('o${id}', '${id}', '${id}', 'user${id}', 'owner', 'user${id}'),
            ('h${id}', '${id}', '${id}', 'help${id}', 'helper', 'user${id}')`,
  ];
  const completed = '2026-11-20 10:00:00.000Z';
  await run(
    ...owner('verified001', 'Marit', completed),
    ...owner('running0001', 'Marit', ''),
    ...owner('other000001', 'Joris', completed),
    ...['counts_for', 'proven_at', 'proven_by', 'reason'].map(
      (one) => `ALTER TABLE "vault_members" DROP COLUMN "${one}"`,
    ),
    'ALTER TABLE "kyc_businesses" DROP COLUMN "owner_proven_at"',
    ...forget,
  );
  const { store } = await openDesk(folder, () => new Date());
  const members = await store.reader.find('vault_members', '', {}, { sort: 'id' });
  expect(members.map(({ id, counts_for, proven_at }) => [id, counts_for, proven_at])).toEqual([
    ['hother000001', 'naming', ''],
    ['hrunning0001', 'naming', ''],
    ['hverified001', 'all', ''],
    ['oother000001', 'naming', ''],
    ['orunning0001', 'naming', ''],
    ['overified001', 'all', completed],
  ]);
  expect((await store.reader.need('kyc_businesses', 'verified001')).owner_proven_at).toBe(completed);
  expect((await store.reader.need('kyc_businesses', 'other000001')).owner_proven_at).toBe('');
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
