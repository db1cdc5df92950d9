import { type NotificationSentence, sentenceOf } from './notification.ts';
import type { Template } from './template.ts';

/** A notification in the daily mail. */
export interface DailyLine extends NotificationSentence {
  /** Its id: whether it is still unread is checked when the mail is sent. */
  readonly id: string;
}

/** Those of one onboarding, or about none. */
export interface DailyGroup {
  /** '' for what is about no onboarding. */
  readonly reference: string;
  readonly link: string;
  readonly lines: readonly DailyLine[];
}

export interface DailyNotificationsData {
  readonly toName: string;
  readonly link: string;
  readonly groups: readonly DailyGroup[];
  /** Further unread notifications that are not listed. */
  readonly more: number;
}

/** What a member of staff has not read since the last daily mail. References and names of staff, no text of others. */
export const dailyNotifications: Template<DailyNotificationsData> = ({ toName, link, groups, more }, _, texts) => {
  const { t } = texts;
  const count = groups.reduce((sum, { lines }) => sum + lines.length, more);
  return {
    subject: t('daily.subject', { count }),
    preview: t('daily.preview'),
    heading: t('daily.heading', { count }),
    blocks: [
      { kind: 'text', text: t('hello', { name: toName }) },
      ...groups.map((group) => ({
        kind: 'list' as const,
        title: group.reference || t('daily.other'),
        url: group.link,
        items: group.lines.map((line) => sentenceOf(line, texts)),
      })),
      ...(more > 0 ? [{ kind: 'text' as const, text: t('daily.more', { count: more }) }] : []),
      { kind: 'button', label: t('open-dossier'), url: link },
    ],
    why: t('daily.why'),
  };
};
