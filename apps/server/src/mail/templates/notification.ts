import type { NotificationKind } from '@dossier/domain/notification-kinds';
import { notificationTextKey } from '@dossier/domain/notification-path';
import type { FileData } from './about-file.ts';
import type { MailTexts } from './mail-texts.ts';
import type { Template } from './template.ts';

/** What the sentence of a notification contains. No name of a client. */
export interface NotificationSentence {
  readonly notification: NotificationKind;
  /** Who did it; '' for the system. */
  readonly by: string;
  readonly count: number;
  /** Of a list. */
  readonly name: string;
  /** ISO date; '' for most. */
  readonly deadline: string;
  /** Kind of an alert; '' for others. */
  readonly alert: string;
}

export type NotificationData = FileData & NotificationSentence;

/** The sentence that the list in the portal shows as well. */
export function sentenceOf(data: NotificationSentence, { t, date }: MailTexts): string {
  const key = notificationTextKey({ kind: data.notification, alert: data.alert });
  return t(`notifications:${key}` as 'notifications:kinds.mentioned', {
    by: data.by || t('notifications:system'),
    name: data.name,
    count: data.count || 1,
    deadline: data.deadline === '' ? '' : date(data.deadline),
  });
}

/** One event, to a member of staff who chose to get it at once. */
export const notification: Template<NotificationData> = (data, _, texts) => {
  const { t } = texts;
  const { reference } = data;
  const sentence = sentenceOf(data, texts);
  return {
    subject: reference === '' ? sentence : `${sentence} (${reference})`,
    preview: t('notification.preview'),
    heading: sentence,
    blocks: [
      { kind: 'text', text: t('hello', { name: data.toName }) },
      { kind: 'text', text: reference === '' ? t('notification.body-none') : t('notification.body', { reference }) },
      { kind: 'button', label: t('open-dossier'), url: data.link },
    ],
    why: t('notification.why'),
  };
};
