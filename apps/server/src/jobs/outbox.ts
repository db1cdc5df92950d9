import { dateText, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { Row } from '../collections/rows.ts';
import { mailOf } from '../mail/render.ts';
import type { Mailer } from '../runtime/ports.ts';

/** Lease of a mail: after this time another process may claim it. Unit: milliseconds. */
const leaseMs = 5 * 60_000;
/** First delay; it doubles with each attempt. Unit: milliseconds. */
const firstDelayMs = 30_000;
const longestWaitMs = 6 * 3_600_000;
/** About two days with the delays above. */
const maxAttempts = 14;

export interface OutboxParts {
  readonly store: Store<DeskSchema>;
  readonly mailer: Mailer;
  readonly now: () => Date;
}

type OutboxRow = Row<'mail_outbox'>;

/**
 * Sends every due mail. Several processes may run it at once.
 * @returns the number of attempts
 */
export async function sendDueMails(parts: OutboxParts, isStopping: () => boolean = () => false): Promise<number> {
  let tried = 0;
  while (!isStopping()) {
    const row = await claim(parts);
    if (!row) return tried;
    tried += 1;
    await sendOne(parts, row);
  }
  return tried;
}

/**
 * Claims the mail that has been due longest, in one conditional write, so that two processes never claim the same
 * one. A mail left at `sending` by a crash is due again when its lease expires, with the same Message-ID.
 */
async function claim({ store, now }: OutboxParts): Promise<OutboxRow | undefined> {
  const due = dateText(now());
  const lease = dateText(new Date(now().getTime() + leaseMs));
  const waiting = await store.reader.count('mail_outbox', isDue, { due });
  if (waiting === 0) return undefined;
  return store.transaction(
    async (records) => {
      const [taken] = await records.connection.all(
        `UPDATE "mail_outbox" SET "state" = 'sending', "attempts" = "attempts" + 1, "next_at" = ?
       WHERE "id" = (SELECT "id" FROM "mail_outbox" WHERE "state" IN ('waiting', 'sending') AND "next_at" <= ?
         ORDER BY "next_at", "_rowid_" LIMIT 1${store.dialect.sql.skipLocked ?? ''}) RETURNING "id"`,
        [lease, due],
      );
      return taken ? records.get('mail_outbox', String(taken['id'])) : undefined;
    },
    { operation: 'send-mails' },
  );
}

const isDue = '(state = "waiting" || state = "sending") && next_at <= {:due}';

async function sendOne(parts: OutboxParts, row: OutboxRow): Promise<void> {
  if (isOver(row, parts.now()))
    return settle(parts, row, { state: 'failed', data: null, error: 'Too late to be of use.' });
  try {
    await parts.mailer.send(mailOf(row));
  } catch (error) {
    return settle(parts, row, failure(row, error, parts.now()));
  }
  // Deletes the content: it contains codes and links with personal data.
  return settle(parts, row, { state: 'sent', sent_at: dateText(parts.now()), data: null, error: '' });
}

/** Has no effect when another process has claimed the mail in the meantime. */
async function settle({ store }: OutboxParts, row: OutboxRow, values: Partial<OutboxRow>): Promise<void> {
  await store.transaction(
    async (records) => {
      const now = await records.get('mail_outbox', row.id);
      if (now?.state === 'sending' && now.attempts === row.attempts)
        await records.update('mail_outbox', row.id, values);
    },
    { operation: 'send-mails' },
  );
}

/** An expired code is not sent. */
function isOver({ kind, data }: OutboxRow, now: Date): boolean {
  const expiresAt = kind === 'code' ? data?.['expiresAt'] : undefined;
  return typeof expiresAt === 'string' && expiresAt < dateText(now);
}

function failure({ attempts }: OutboxRow, error: unknown, now: Date): Partial<OutboxRow> {
  const { message = 'unknown', responseCode = 0 } = error as { message?: string; responseCode?: number };
  const reason = { error: message.slice(0, 500) };
  // 5xx is a permanent SMTP error; everything else may be temporary.
  if (attempts >= maxAttempts || (responseCode >= 500 && responseCode < 600)) return { ...reason, state: 'failed' };
  const wait = Math.min(firstDelayMs * 2 ** (attempts - 1), longestWaitMs);
  return { ...reason, state: 'waiting', next_at: dateText(new Date(now.getTime() + wait)) };
}
