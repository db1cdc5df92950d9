import { momentAt } from '@dossier/domain/desk-day';
import { preferredLanguage } from '@dossier/domain/languages';
import { dailyMailLines } from '@dossier/domain/limits';
import { choiceOf, dailyMailHour, isNotificationKind, topicOf } from '@dossier/domain/notification-kinds';
import { notificationPath } from '@dossier/domain/notification-path';
import { portals } from '@dossier/domain/portal';
import { dateText, type Store } from '@dossier/records';
import { notificationLines } from '../case/notifications.ts';
import { accountMayView, type StaffAccount, staffAccount } from '../case/staff-account.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore, Reader, Row } from '../collections/rows.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { DailyGroup } from '../mail/templates/daily-notifications.ts';
import { areaOf, sentenceFacts } from '../reactions/notice-mail.ts';
import { dayOf } from '../runtime/clock.ts';
import type { Origins } from '../runtime/config.ts';

export interface DailyParts {
  readonly store: Store<DeskSchema>;
  readonly origins: Origins;
  readonly now: () => Date;
}

/**
 * Sends each member of staff one mail with what they have not read, from the hour of the daily mail on: what happened
 * later waits for the next day. Each is one transaction that puts the mail into the outbox and marks what it contains, so
 * that a second process or a kill sends none twice. An empty one is not sent.
 */
export async function sendDailyNotifications(
  parts: DailyParts,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { store, now } = parts;
  const today = dayOf(now());
  const hour = momentAt(today, dailyMailHour);
  if (now() < hour) return;
  const until = dateText(hour);
  for (let user = ''; !isStopping(); ) {
    const next = await store.reader.first('notifications', waits, { user, until }, { sort: 'user' });
    if (!next) return;
    user = next.user;
    await store.transaction((records) => sendTo({ ...parts, today, until }, records, next.user), {
      operation: 'send-daily-notifications',
    });
  }
}

const waits = 'mail = "daily" && user > {:user} && created < {:until}';
const waitsFor = 'mail = "daily" && user = {:user} && created < {:until}';

interface Sending extends DailyParts {
  /** ISO date. */
  readonly today: string;
  readonly until: string;
}

async function sendTo(parts: Sending, records: DeskRecordsStore, user: string): Promise<void> {
  const rows = await records.find('notifications', waitsFor, { user, until: parts.until }, { sort: 'created,@rowid' });
  const key = `daily:${user}:${parts.today}`;
  if (rows.length === 0 || (await records.first('mail_outbox', 'key = {:key}', { key }))) return;
  const account = await staffAccount(records, user);
  const kept = account ? await unreadOf(records, account, rows) : [];
  if (account && kept.length > 0) {
    const listed = kept.slice(-dailyMailLines);
    await enqueueMail(records, {
      key,
      kind: 'daily-notifications',
      to: account.user.email,
      language: preferredLanguage(account.user.language),
      org: account.org,
      data: {
        toName: account.user.first_name,
        link: parts.origins[account.portal] + portals[account.portal].home,
        groups: await groupsOf(parts, records, account, listed),
        more: kept.length - listed.length,
      },
      dueWhile: { kind: 'daily', request: '', user },
    });
  }
  for (const { id } of rows) await records.update('notifications', id, { mail: '' });
}

/** Those that are unread, still to be mailed by choice, and about what the account may view. */
async function unreadOf(
  records: Reader,
  account: StaffAccount,
  rows: readonly Row<'notifications'>[],
): Promise<Row<'notifications'>[]> {
  const kept: Row<'notifications'>[] = [];
  for (const row of rows) {
    if (row.read_at !== '' || !isNotificationKind(row.kind)) continue;
    if (choiceOf(topicOf(row.kind), account.portal, account.user.notify)?.mail !== 'daily') continue;
    const request = row.request === '' ? undefined : await records.get('gk_requests', row.request);
    if (row.request === '' || (request && accountMayView(account, request))) kept.push(row);
  }
  return kept;
}

async function groupsOf(
  { origins }: DailyParts,
  records: Reader,
  { portal }: StaffAccount,
  rows: readonly Row<'notifications'>[],
): Promise<DailyGroup[]> {
  const facts = new Map(rows.map((row) => [row.id, row.facts ?? {}]));
  const lines = await notificationLines(records, rows);
  return [...Map.groupBy(lines, ({ request, kind }) => request || kind).values()].map((of) => {
    const [first] = of;
    const path = first ? notificationPath(areaOf[portal], first) : '';
    return {
      reference: first?.reference ?? '',
      link: origins[portal] + path,
      lines: of.map(({ id, kind }) => ({ id, ...sentenceFacts(kind, facts.get(id) ?? {}) })),
    };
  });
}
