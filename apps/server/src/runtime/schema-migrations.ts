import { workingDay } from '@dossier/domain/desk-day';
import type { NotificationTopic } from '@dossier/domain/notification-kinds';
import { sideOf, stepOf, type TurnState } from '@dossier/domain/turns';
import { type Connection, type Dialect, dateText, type Migration, newId } from '@dossier/records';
import { chainStoredEvents } from './chain-stored-events.ts';
import { dayOf, momentOf } from './clock.ts';

/** Changes of the schema that the declarations cannot express. */
export const migrations = (dialect: Pick<Dialect, 'inspect' | 'sql'>): readonly Migration[] => [
  {
    id: '2026-11-22-subscription-reported',
    async up(connection) {
      const shape = await dialect.inspect(connection, 'gk_subscriptions');
      if (shape?.columns.has('told'))
        await connection.run('ALTER TABLE "gk_subscriptions" RENAME COLUMN "told" TO "reported"', []);
    },
  },
  {
    id: '2026-11-23-access-transaction-description',
    // The access request used to show the client the internal note wherever the institution had written one.
    up: async (connection) => {
      await connection.run(
        `UPDATE "gk_access" SET "description" = (
           SELECT r."transaction_description" FROM "gk_requests" r WHERE r."id" = "gk_access"."request")
         WHERE EXISTS (SELECT 1 FROM "gk_requests" r WHERE r."id" = "gk_access"."request" AND r."description" <> '')`,
        [],
      );
    },
  },
  { id: '2026-11-23-proven-owners', up: (connection) => proveKnownOwners(dialect, connection) },
  { id: '2026-11-26-turns', up: (connection) => beginTurns(dialect, connection) },
  { id: '2026-11-26-first-notes', fill: writeFirstNotes },
  {
    id: '2026-11-26-notification-choices',
    up: (connection) => dropColumn(dialect, connection, 'end_client_users', 'notify'),
    fill: convertMailChoices,
  },
  { id: '2026-11-27-history-chain', up: (connection) => chainHistories(dialect, connection) },
];

/** Numbers and hashes the events of every onboarding, before the unique index is made. */
async function chainHistories(dialect: Pick<Dialect, 'inspect' | 'sql'>, connection: Connection): Promise<void> {
  await addColumns(dialect, connection, 'events', ['number'], 'number');
  await addColumns(dialect, connection, 'events', ['hash']);
  await addColumns(dialect, connection, 'gk_requests', ['history_entries'], 'number');
  await addColumns(dialect, connection, 'gk_requests', ['history_hash']);
  await chainStoredEvents(connection, dialect.sql.rowId);
}

/** The mails that staff could switch off before choices were made by topic. */
const topicOfMail = {
  mention: 'mentions',
  question: 'questions',
  'access-decided': 'access',
  completed: 'completed',
  'deadline-near': 'deadlines',
  alert: 'monitoring',
} as const satisfies Readonly<Record<string, NotificationTopic>>;

/** Mails that were switched off stay off. */
async function convertMailChoices(connection: Connection): Promise<void> {
  for (const table of ['gatekeeper_users', 'internal_users']) {
    const rows = await connection.all(`SELECT "id", "notify" FROM "${table}"`, []);
    for (const { id, notify } of rows) {
      const stored: unknown = typeof notify === 'string' ? JSON.parse(notify || 'null') : notify;
      if (stored === null || typeof stored !== 'object') continue;
      const isOff = (mail: string) => (stored as Record<string, unknown>)[mail] === false;
      const off = Object.entries(topicOfMail).filter(([mail]) => isOff(mail));
      const choices = Object.fromEntries(off.map(([, topic]) => [topic, { mail: 'never' }]));
      await connection.run(`UPDATE "${table}" SET "notify" = ? WHERE "id" = ?`, [JSON.stringify(choices), String(id)]);
    }
  }
  await connection.run(
    `UPDATE "notifications" SET "kind" = 'deadline-near' WHERE "kind" = 'deadline-warning-sent'`,
    [],
  );
}

async function dropColumn(
  dialect: Pick<Dialect, 'inspect'>,
  connection: Connection,
  table: string,
  column: string,
): Promise<void> {
  const shape = await dialect.inspect(connection, table);
  if (shape?.columns.has(column)) await connection.run(`ALTER TABLE "${table}" DROP COLUMN "${column}"`, []);
}

/** Internal notes of onboardings that were sent become their first notes. They stay in the report, where they were. */
async function writeFirstNotes(connection: Connection): Promise<void> {
  const sent = `"description" <> '' AND "status" <> 'draft'`;
  const rows = await connection.all(
    `SELECT "id", "description", "created_by", "created", "requested_at" FROM "gk_requests" WHERE ${sent}`,
    [],
  );
  for (const row of rows) {
    const [user] = await connection.all('SELECT "first_name", "last_name" FROM "gatekeeper_users" WHERE "id" = ?', [
      String(row['created_by']),
    ]);
    const name = user ? `${String(user['first_name'])} ${String(user['last_name'])}`.trim() : '';
    const at = String(row['requested_at'] || row['created']);
    await connection.run(
      `INSERT INTO "notes" ("id", "created", "updated", "request", "readers", "text", "mentions", "author", "author_name",
         "side", "reported_at") VALUES (?, ?, ?, ?, 'both', ?, '[]', ?, ?, 'institution', ?)`,
      [newId(), at, at, String(row['id']), String(row['description']), String(row['created_by']), name, at],
    );
  }
  await connection.run(`UPDATE "gk_requests" SET "description" = '' WHERE ${sent}`, []);
}

/**
 * Begins the steps of unfinished onboardings. The desk's count from the submission; every other begins now, so that an
 * upgrade sends no reminders at once.
 */
async function beginTurns(dialect: Pick<Dialect, 'inspect' | 'sql'>, connection: Connection): Promise<void> {
  const shape = await dialect.inspect(connection, 'gk_requests');
  if (!shape || shape.columns.has('step')) return;
  await addColumns(dialect, connection, 'gk_requests', ['step', 'step_since']);
  await addColumns(dialect, connection, 'gk_requests', ['step_base'], 'number');
  const rows = await connection.all(
    `SELECT "id", "status", "waiting_on", "assigned_intern", "round", "submitted_at" FROM "gk_requests"
     WHERE "status" NOT IN ('completed', 'archived')`,
    [],
  );
  const now = new Date();
  for (const row of rows) {
    const state = { ...row, round: Number(row['round']) } as unknown as TurnState;
    const step = stepOf(state);
    if (step === '') continue;
    const isDesks = sideOf(step) === 'desk' && state.submitted_at !== '';
    const since = isDesks ? state.submitted_at : dateText(now);
    await connection.run('UPDATE "gk_requests" SET "step" = ?, "step_since" = ?, "step_base" = ? WHERE "id" = ?', [
      step,
      since,
      workingDay(dayOf(momentOf(since))),
      String(row['id']),
    ]);
  }
}

const subjectTables = ['kyc_businesses', 'kyc_individual'] as const;

/**
 * Owners whose identity was verified in a completed onboarding that named them are proven, with the members whom they
 * admitted. Every other membership counts for the institutions that named the user.
 */
async function proveKnownOwners(dialect: Pick<Dialect, 'inspect' | 'sql'>, connection: Connection): Promise<void> {
  await addColumns(dialect, connection, 'vault_members', ['counts_for', 'proven_at', 'proven_by', 'reason']);
  for (const table of subjectTables) await addColumns(dialect, connection, table, ['owner_proven_at']);
  const proof = `FROM "gk_requests" r
    JOIN "gk_contacts" c ON c."id" = r."contact"
    JOIN "identity_verifications" v ON v."request" = r."id" AND v."result" = 'verified'
      AND lower(v."verified_first_name") = lower(c."first_name") AND lower(v."verified_last_name") = lower(c."last_name")
    WHERE r."subject" = "vault_members"."subject" AND r."client_user" = "vault_members"."user"
      AND r."completed_at" <> ''`;
  await connection.run(`UPDATE "vault_members" SET "counts_for" = 'naming' WHERE "counts_for" = ''`, []);
  await connection.run(
    `UPDATE "vault_members" SET "counts_for" = 'all', "proven_at" = (SELECT min(r."completed_at") ${proof})
     WHERE "role" = 'owner' AND EXISTS (SELECT 1 ${proof})`,
    [],
  );
  await connection.run(
    `UPDATE "vault_members" SET "counts_for" = 'all' WHERE EXISTS (
       SELECT 1 FROM "vault_members" o WHERE o."subject" = "vault_members"."subject"
         AND o."user" = "vault_members"."added_by" AND o."proven_at" <> '')`,
    [],
  );
  for (const table of subjectTables) {
    await connection.run(
      `UPDATE "${table}" SET "owner_proven_at" = coalesce((SELECT min(m."proven_at") FROM "vault_members" m
         WHERE m."subject" = "${table}"."id" AND m."proven_at" <> ''), '')`,
      [],
    );
  }
}

/** Adds columns that a migration fills in before the tables are compared with their declarations. */
async function addColumns(
  dialect: Pick<Dialect, 'inspect' | 'sql'>,
  connection: Connection,
  table: string,
  columns: readonly string[],
  kind: 'text' | 'number' = 'text',
): Promise<void> {
  const shape = await dialect.inspect(connection, table);
  for (const column of columns.filter((name) => shape && !shape.columns.has(name))) {
    await connection.run(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${dialect.sql.column(kind)}`, []);
  }
}
