import { mailFirstRetrySeconds, mailLongestRetrySeconds, mailRetryDays } from '@dossier/domain/limits';
import { dateText, type Store } from '@dossier/records';
import { contentStillDue } from '../case/still-due.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { Row } from '../collections/rows.ts';
import { mailOf } from '../mail/render.ts';
import { type MailTried, mailTried } from '../monitoring/happenings.ts';
import { momentOf } from '../runtime/clock.ts';
import type { Mailer } from '../runtime/ports.ts';
import { openMailContent } from '../runtime/sealed-mails.ts';
import type { SecretBox } from '../runtime/secret-box.ts';
import type { JobLog } from './job-log.ts';
import { type MailFailure, mailFailureOf } from './mail-failure.ts';

/** Lease of a mail: after this time another process may claim it. Unit: milliseconds. */
const leaseMs = 5 * 60_000;

export interface OutboxParts {
  readonly store: Store<DeskSchema>;
  readonly mailer: Mailer;
  readonly secrets: Pick<SecretBox, 'open'>;
  readonly now: () => Date;
  readonly log: JobLog;
}

type OutboxRow = Row<'mail_outbox'>;

/**
 * Sends due mails until none is left. Several workers and processes may run it at once.
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
 * Claims the mail that has been due longest, codes first, in one conditional write, so that two processes never claim
 * the same one. A mail left at `sending` by a crash is due again when its lease expires, with the same Message-ID.
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
         ORDER BY "kind" = 'code' DESC, "next_at", "_rowid_" LIMIT 1${store.dialect.sql.skipLocked ?? ''}) RETURNING "id"`,
        [lease, due],
      );
      return taken ? records.get('mail_outbox', String(taken['id'])) : undefined;
    },
    { operation: 'send-mails' },
  );
}

const isDue = '(state = "waiting" || state = "sending") && next_at <= {:due}';

async function sendOne(parts: OutboxParts, row: OutboxRow): Promise<void> {
  const expiry = expiryOf(row);
  if (expiry !== undefined && expiry <= dateText(parts.now())) {
    logFailure(parts.log, row, { step: 'expired', reply: row.reply }, expired);
    return settle(parts, row, expired);
  }
  const stored = openMailContent(parts.secrets, row);
  if (!stored) {
    parts.log.warn({ mail: row.id, kind: row.kind }, 'mail not sent: it was stored with another DOSSIER_SECRET');
    return settle(parts, row, unreadable);
  }
  const data = await contentStillDue(parts.store.reader, stored, parts.now());
  if (!data) return settle(parts, row, expired);
  try {
    await parts.mailer.send(mailOf({ ...row, data }));
  } catch (error) {
    const failure = mailFailureOf(error);
    const values = afterFailure(row, failure, parts.now());
    logFailure(parts.log, row, failure, values);
    return settle(parts, row, values);
  }
  // Deletes the content: it contains codes and links with personal data.
  return settle(parts, row, { state: 'sent', sent_at: dateText(parts.now()), data: null, error: '', reply: '' });
}

/** Has no effect when another process has claimed the mail in the meantime. */
async function settle({ store }: OutboxParts, row: OutboxRow, values: Partial<OutboxRow>): Promise<void> {
  mailTried.publish({ result: resultOf(values.state) } satisfies MailTried);
  await store.transaction(
    async (records) => {
      const now = await records.get('mail_outbox', row.id);
      if (now?.state === 'sending' && now.attempts === row.attempts)
        await records.update('mail_outbox', row.id, values);
    },
    { operation: 'send-mails' },
  );
}

function resultOf(state: OutboxRow['state'] | undefined): MailTried['result'] {
  return state === undefined || state === 'waiting' || state === 'sending' ? 'retried' : state;
}

/** When the content of a mail lapses: a code or a link with a limited validity is not sent after it. */
function expiryOf({ data }: OutboxRow): string | undefined {
  const expiresAt = data?.['expiresAt'];
  return typeof expiresAt === 'string' ? expiresAt : undefined;
}

const expired = { state: 'expired', data: null } as const satisfies Partial<OutboxRow>;

const unreadable = {
  state: 'failed',
  data: null,
  error: 'The mail was stored with another DOSSIER_SECRET and cannot be read.',
} as const satisfies Partial<OutboxRow>;

/** The state of a mail after a failed attempt. Other final states than `failed` delete its content. */
function afterFailure(row: OutboxRow, { isAddressRefused, text, reply }: MailFailure, now: Date): Partial<OutboxRow> {
  const reason = { error: text, reply };
  if (isAddressRefused) return { ...reason, state: 'bounced', data: null };
  const lastMs = momentOf(row.created).getTime() + mailRetryDays * 86_400_000;
  // The content stays, so that a lead can send it again.
  if (now.getTime() >= lastMs) return { ...reason, state: 'failed' };
  const delayMs = 1000 * Math.min(mailFirstRetrySeconds * 2 ** (row.attempts - 1), mailLongestRetrySeconds);
  const next_at = dateText(new Date(Math.min(now.getTime() + delayMs, lastMs)));
  const expiry = expiryOf(row);
  return expiry !== undefined && expiry <= next_at
    ? { ...reason, ...expired }
    : { ...reason, state: 'waiting', next_at };
}

const outcomes: Readonly<Record<string, string>> = {
  waiting: 'mail not sent, will be retried',
  failed: 'mail not sent, retries ended',
  bounced: 'mail refused: the address of the recipient does not exist',
  expired: 'mail not sent before its content expired',
};

/** Without address and without the server's text, which may contain it. */
function logFailure(
  log: JobLog,
  row: OutboxRow,
  { step, reply }: Pick<MailFailure, 'step' | 'reply'>,
  { state = 'waiting' }: Partial<OutboxRow>,
): void {
  const { id, kind, attempts } = row;
  log.warn({ mail: id, kind, attempts, step, reply }, outcomes[state] ?? 'mail not sent');
}
