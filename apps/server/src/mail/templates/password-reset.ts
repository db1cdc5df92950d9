import type { Template } from './template.ts';

export interface PasswordResetData {
  /** Valid once, for 30 minutes. */
  readonly link: string;
  /** Date text: the mail is not sent later. */
  readonly expiresAt: string;
}

/** A link to choose a new password. For staff: clients have none. */
export const passwordReset: Template<PasswordResetData> = ({ link }, frame, { t }) => ({
  subject: t('password-reset.subject'),
  preview: t('password-reset.preview'),
  heading: t('password-reset.heading'),
  blocks: [
    { kind: 'text', text: t('password-reset.body', { org: frame.name }) },
    { kind: 'button', label: t('choose-password'), url: link },
    { kind: 'text', text: t('password-reset.validity') },
    { kind: 'note', strong: t('password-reset.not-requested'), text: t('password-reset.not-requested-body') },
  ],
  why: t('password-reset.why'),
});
