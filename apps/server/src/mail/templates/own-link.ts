import type { Template } from './template.ts';

/** Data of a mail with a helper link. */
export interface HelperLinkData {
  readonly toName: string;
  /** The owner of the form who named the recipient. */
  readonly invitedBy: string;
  readonly client: string;
  readonly reference: string;
  readonly link: string;
  /** Time at which the link expires. */
  readonly expiresAt: string;
}

export interface OwnLinkData extends HelperLinkData {
  /** The desk asks for another photo or another answer. */
  readonly isCorrection: boolean;
  readonly isReminder?: boolean;
}

/** A person of a company is asked to identify by an own link. */
export const ownLink: Template<OwnLinkData> = (data, { name: org }, { t, date }) => {
  const { toName, invitedBy, client, reference, link, isCorrection, isReminder = false } = data;
  const kind = isCorrection ? 'again' : 'first';
  const subject = t(`own-link.subject-${kind}`, { org, client });
  return {
    subject: isReminder ? t('own-link.reminder', { subject }) : subject,
    preview: t(`own-link.preview-${kind}`),
    heading: t(`own-link.heading-${kind}`),
    blocks: [
      { kind: 'text', text: t('dear', { name: toName }) },
      { kind: 'text', text: t(`own-link.body-${kind}`, { org, client: withoutStop(client), inviter: invitedBy }) },
      { kind: 'button', label: t('own-link.open'), url: link },
      { kind: 'text', text: t('own-link.how', { date: date(data.expiresAt) }) },
      { kind: 'note', strong: t('own-link.unknown'), text: t('own-link.unknown-body', { org, reference }) },
    ],
    why: t('own-link.why', { inviter: invitedBy, org }),
  };
};

/** A name before the full stop of a sentence: `Zilverlinde B.V` */
const withoutStop = (name: string): string => name.replace(/\.$/, '');
