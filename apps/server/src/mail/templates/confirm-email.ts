import type { Template } from './template.ts';

export interface ConfirmEmailData {
  readonly link: string;
  /** Date text: the mail is not sent later. */
  readonly expiresAt: string;
  /** True for a new address of the account, false for its current one. */
  readonly isChange: boolean;
}

/** A link that verifies the ownership of a mailbox. */
export const confirmEmail: Template<ConfirmEmailData> = ({ link, isChange }, frame, { t }) => ({
  subject: t('confirm-email.subject'),
  preview: t('confirm-email.preview'),
  heading: t('confirm-email.heading'),
  blocks: [
    { kind: 'text', text: t(`confirm-email.body-${isChange ? 'change' : 'current'}`, { org: frame.name }) },
    { kind: 'button', label: t('confirm-email.open'), url: link },
    { kind: 'note', strong: t('confirm-email.not-requested'), text: t('confirm-email.not-requested-body') },
  ],
  why: t('confirm-email.why'),
});
