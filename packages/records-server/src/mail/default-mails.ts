import type { MailKind, MailTemplate } from '@dossier/records/extension';

const signature = '<p>{APP_NAME}</p>';

const linked = (intro: string, route: string, label: string): string =>
  `<p>${intro}</p>\n<p><a class="btn" href="{APP_URL}/_/#/auth/${route}/{TOKEN}" target="_blank" rel="noopener">${label}</a></p>\n${signature}`;

/** Default mails of a collection. */
export const defaultMails: Readonly<Record<MailKind, MailTemplate>> = {
  verification: {
    subject: 'Verify your {APP_NAME} email',
    body: linked('Please confirm that this e-mail address is yours.', 'confirm-verification', 'Verify'),
  },
  passwordReset: {
    subject: 'Reset your {APP_NAME} password',
    body: linked(
      'A new password was requested for your account, hopefully by you. If it was not you, do nothing.',
      'confirm-password-reset',
      'Reset password',
    ),
  },
  emailChange: {
    subject: 'Confirm your {APP_NAME} new email address',
    body: linked(
      'Please confirm that you want to use this e-mail address from now on.',
      'confirm-email-change',
      'Confirm new email',
    ),
  },
  otp: {
    subject: 'OTP for {APP_NAME}',
    body: `<p>Your one-time password is: <strong>{OTP}</strong></p>\n<p>If you did not ask for it, do nothing.</p>\n${signature}`,
  },
  authAlert: {
    subject: 'Login from a new location',
    body: `<p>Your {APP_NAME} account was signed in to from a new location.</p>\n<p><strong>If it was not you, change your password now: that ends all other sign-ins.</strong></p>\n${signature}`,
  },
};
