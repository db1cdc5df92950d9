import { preferredLanguage } from '@dossier/domain/languages';
import { undoMailSeconds } from '@dossier/domain/limits';
import { choiceOf, type NotificationKind, topicOf } from '@dossier/domain/notification-kinds';
import { accountMayView, type StaffAccount } from '../case/staff-account.ts';
import type { DueWhile } from '../case/still-due.ts';
import type { Reader } from '../collections/rows.ts';
import { enqueueMail, type MailOrder } from '../mail/enqueue.ts';
import type { MailKind } from '../mail/templates/index.ts';
import { momentOf } from '../runtime/clock.ts';
import type { ReactionContext } from './follow-ups/reaction.ts';
import type { Notice } from './notice.ts';
import { mailOfNotice } from './notice-mail.ts';

/**
 * Notifies a member of staff as they have chosen: in the list, by mail at once, in the daily mail. The only writer of
 * notifications to staff, and of the mails about them. Those who may not view the onboarding get nothing.
 */
export async function notify(context: ReactionContext, account: StaffAccount, notice: Notice): Promise<void> {
  const { records } = context;
  if (notice.request && !accountMayView(account, notice.request)) return;
  const choice = choiceOf(topicOf(notice.kind), account.portal, account.user.notify);
  if (!choice || (notice.isRepeated && (await wasNotified(records, account, notice.key)))) return;
  const { isShown, mail } = choice;
  if (isShown || mail === 'daily') {
    await records.create('notifications', {
      user: account.user.id,
      kind: notice.kind,
      event: notice.event ?? '',
      request: notice.request?.id ?? '',
      note: notice.note ?? '',
      facts: factsOf(notice),
      is_hidden: !isShown,
      mail: mail === 'daily' ? 'daily' : '',
      key: notice.isRepeated ? notice.key : '',
    });
  }
  if (mail === 'at-once') await enqueueMail(records, mailOrder(context, account, notice));
}

/** What can be undone: its mail waits until the offer is over, and is not sent when it was taken. */
const undoable: Readonly<Partial<Record<NotificationKind, NonNullable<DueWhile['done']>>>> = {
  'onboarding-assigned': 'assigned',
  'onboarding-taken-over': 'taken-over',
  'onboarding-archived': 'archived',
};

/** Was this user notified of what a job repeats, in the list or by mail? */
export async function wasNotified(records: Reader, { user }: StaffAccount, key: string): Promise<boolean> {
  const values = { user: user.id, key };
  if (await records.first('notifications', 'key = {:key} && user = {:user}', values)) return true;
  return (await records.first('mail_outbox', 'key = {:key}', { key: mailKey(key, user.id) })) !== undefined;
}

const mailKey = (key: string, user: string): string => `${key}:${user}`;

const factsOf = ({ request, facts }: Notice): Readonly<Record<string, string>> => ({
  ...(request && { reference: request.reference, name: request.client_name, subject: request.subject }),
  ...facts,
});

function mailOrder(context: ReactionContext, account: StaffAccount, notice: Notice): MailOrder<MailKind> {
  const { user, org } = account;
  const { request, note = '', key } = notice;
  const { kind, data, facts, dueWhile } = mailOfNotice(context.origins, account, { ...notice, facts: factsOf(notice) });
  const now = momentOf(context.records.now);
  const done = undoable[notice.kind];
  const notBefore = done === undefined ? notice.notBefore : new Date(now.getTime() + undoMailSeconds * 1_000);
  const isLater = notBefore !== undefined && notBefore > now;
  return {
    key: mailKey(key, user.id),
    kind,
    to: user.email,
    language: preferredLanguage(user.language),
    org,
    data,
    ...(facts && { facts }),
    ...(isLater && { notBefore }),
    dueWhile: dueWhile ?? {
      kind: 'notification',
      request: request?.id ?? '',
      user: user.id,
      note,
      ...(done && { done }),
    },
  };
}
