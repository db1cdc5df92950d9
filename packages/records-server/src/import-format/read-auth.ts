import type { AuthOptions, OAuth2Provider } from '@dossier/records';
import { defaultTokenSeconds, type MailTemplate } from '@dossier/records/extension';
import { defaultMails } from '../mail/default-mails.ts';

type Text = Readonly<Record<string, unknown>>;

const part = (value: unknown): Text =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Text) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const seconds = (value: unknown, otherwise: number): number => Number(part(value)['duration'] ?? 0) || otherwise;

function template(value: unknown, otherwise: MailTemplate): MailTemplate {
  const { subject, body } = part(value);
  return { subject: text(subject) || otherwise.subject, body: text(body) || otherwise.body };
}

function provider(value: unknown): OAuth2Provider {
  const given = part(value);
  const pkce = given['pkce'];
  return {
    name: text(given['name']),
    clientId: text(given['clientId']),
    clientSecret: text(given['clientSecret']),
    authURL: text(given['authURL']),
    tokenURL: text(given['tokenURL']),
    userInfoURL: text(given['userInfoURL']),
    displayName: text(given['displayName']),
    pkce: typeof pkce === 'boolean' ? pkce : true,
    extra: part(given['extra']),
  };
}

/** Reads the options of an auth collection, with defaults. */
export function readAuth(given: Text): AuthOptions {
  const password = part(given['passwordAuth']);
  const otp = part(given['otp']);
  const mfa = part(given['mfa']);
  const oauth2 = part(given['oauth2']);
  const alert = part(given['authAlert']);
  return {
    rule: given['authRule'] === undefined ? '' : (given['authRule'] as string | null),
    manageRule: (given['manageRule'] as string | null | undefined) ?? null,
    password: {
      enabled: password['enabled'] !== false,
      identityFields: (password['identityFields'] as string[] | undefined) ?? ['email'],
    },
    otp: {
      enabled: otp['enabled'] === true,
      length: Number(otp['length'] ?? 0) || 8,
      lifeSeconds: Number(otp['duration'] ?? 0) || 180,
    },
    mfa: {
      enabled: mfa['enabled'] === true,
      lifeSeconds: Number(mfa['duration'] ?? 0) || 1800,
      rule: text(mfa['rule']),
    },
    oauth2: {
      enabled: oauth2['enabled'] === true,
      providers: ((oauth2['providers'] as unknown[] | null | undefined) ?? []).map(provider),
      mappedFields: part(oauth2['mappedFields']) as Record<string, string>,
    },
    alert: { enabled: alert['enabled'] !== false },
    mails: {
      verification: template(given['verificationTemplate'], defaultMails.verification),
      passwordReset: template(given['resetPasswordTemplate'], defaultMails.passwordReset),
      emailChange: template(given['confirmEmailChangeTemplate'], defaultMails.emailChange),
      otp: template(otp['emailTemplate'], defaultMails.otp),
      authAlert: template(alert['emailTemplate'], defaultMails.authAlert),
    },
    tokenSeconds: {
      auth: seconds(given['authToken'], defaultTokenSeconds.auth),
      file: seconds(given['fileToken'], defaultTokenSeconds.file),
      verification: seconds(given['verificationToken'], defaultTokenSeconds.verification),
      passwordReset: seconds(given['passwordResetToken'], defaultTokenSeconds.passwordReset),
      emailChange: seconds(given['emailChangeToken'], defaultTokenSeconds.emailChange),
    },
  };
}
