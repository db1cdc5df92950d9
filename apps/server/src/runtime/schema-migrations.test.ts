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
  await store.close();
});

test('internal notes of onboardings that were sent become first notes, in the report as before; drafts keep theirs', async () => {
  const insert = (id: string, status: string, note: string, by = '') =>
    `INSERT INTO "gk_requests" ("id", "number", "status", "description", "created_by", "created", "requested_at")
     VALUES ('${id}', '${id}', '${status}', '${note}', '${by}', '2026-11-01 09:00:00.000Z', '2026-11-02 09:00:00.000Z')`;
  await run(
    `INSERT INTO "gatekeeper_users" ("id", "first_name", "last_name") VALUES ('sanne0000000001', 'Sanne', 'de Wit')`,
    insert('sent00000000001', 'archived', 'Pays late', 'sanne0000000001'),
    insert('unknown00000001', 'submitted', 'By an import'),
    insert('silent000000001', 'submitted', ''),
    insert('draft0000000001', 'draft', 'Not sent'),
    ...forget,
  );
  const { store } = await openDesk(folder, () => new Date());
  const notes = await store.reader.find('notes', '', {}, { sort: 'request' });
  const common = { readers: 'both', side: 'institution', reported_at: '2026-11-02 09:00:00.000Z', deleted_at: '' };
  expect(notes).toMatchObject([
    {
      ...common,
      request: 'sent00000000001',
      text: 'Pays late',
      author: 'sanne0000000001',
      author_name: 'Sanne de Wit',
    },
    { ...common, request: 'unknown00000001', text: 'By an import', author: '', author_name: '', mentions: [] },
  ]);
  const described = await store.reader.find('gk_requests', 'description != ""');
  expect(described.map(({ id, description }) => [id, description])).toEqual([['draft0000000001', 'Not sent']]);
  await store.close();
});

test('mails that staff had switched off stay off, and warnings about deadlines stay in the list', async () => {
  await run(
    `INSERT INTO "internal_users" ("id", "notify") VALUES ('lead00000000001', '{"mention":false,"completed":true}')`,
    `INSERT INTO "gatekeeper_users" ("id", "notify") VALUES ('gatekeeper00001', '{"deadline-near":false,"alert":false}')`,
    `INSERT INTO "notifications" ("id", "user", "kind") VALUES ('notification001', 'lead00000000001', 'deadline-warning-sent')`,
    'ALTER TABLE "end_client_users" ADD COLUMN "notify" TEXT',
    ...forget,
  );
  const { store } = await openDesk(folder, () => new Date());
  expect((await store.reader.need('internal_users', 'lead00000000001')).notify).toEqual({
    mentions: { mail: 'never' },
  });
  expect((await store.reader.need('gatekeeper_users', 'gatekeeper00001')).notify).toEqual({
    deadlines: { mail: 'never' },
    monitoring: { mail: 'never' },
  });
  expect((await store.reader.need('notifications', 'notification001')).kind).toBe('deadline-near');
  await store.close();
});
