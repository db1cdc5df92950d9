import type { AnyRecord, CodeMail, Collection, Policies, Store } from '@dossier/records';
import type { MailKind, Settings } from '@dossier/records/extension';
import { defaultMails } from './default-mails.ts';
import type { Mail, Mailer } from './mailer.ts';
import { type Places, renderMail } from './render.ts';

export interface MailSetting {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly settings: () => Settings;
  readonly report: (error: unknown) => void;
}

/** Template names of the test mail endpoint, and their kinds of mail. */
const kinds: Readonly<Record<string, MailKind>> = {
  verification: 'verification',
  'password-reset': 'passwordReset',
  'email-change': 'emailChange',
  otp: 'otp',
  'login-alert': 'authAlert',
};

/**
 * Sends a test mail with sample values.
 * @throws when the mail server rejects it
 */
export function sendTestMail(
  setting: MailSetting,
  { to, template, collection }: { readonly to: string; readonly template: string; readonly collection: string },
): Promise<void> {
  const kind = kinds[template];
  if (!kind) return Promise.reject(new Error(`There is no template "${template}".`));
  const record = { id: 'test', email: to };
  const mail = compose(setting, { kind, collection, record, to }, { TOKEN: 'test', OTP: '123456', OTP_ID: 'test' });
  return setting.mailer.send(mail);
}

/** Policies that send the mails of the collections' own templates. Codes leave after their transaction. */
export function collectionMails(setting: MailSetting): Policies {
  const { store, mailer, report } = setting;
  const waiting = new Map<string, CodeMail>();
  store.afterCommit((changes) => {
    for (const { collection, id } of changes) {
      const code = collection === '_otps' ? waiting.get(id) : undefined;
      waiting.delete(id);
      if (code) mailer.send(codeMail(setting, code)).catch(report);
    }
  });
  return {
    onCode: async (_records, code) => {
      waiting.set(code.otpId, code);
    },
    onAccountMail: ({ kind, collection, record, to, token }) =>
      mailer.send(compose(setting, { kind, collection, record, to }, { TOKEN: token })),
    onNewOrigin: async ({ collection, record }) => {
      const to = String(record['email'] ?? '');
      if (to !== '') mailer.send(compose(setting, { kind: 'authAlert', collection, record, to }, {})).catch(report);
    },
  };
}

function codeMail(setting: MailSetting, { collection, record, email, code, otpId }: CodeMail): Mail {
  return compose(setting, { kind: 'otp', collection, record, to: email }, { OTP: code, OTP_ID: otpId });
}

interface About {
  readonly kind: MailKind;
  readonly collection: string;
  readonly record: AnyRecord;
  readonly to: string;
}

function compose({ store, settings }: MailSetting, { kind, collection, record, to }: About, places: Places): Mail {
  const { auth } = store.collections.get(collection) as Collection;
  const { meta } = settings();
  const shared = { APP_NAME: meta.appName, APP_URL: meta.appURL };
  const mail = renderMail(auth.mails?.[kind] ?? defaultMails[kind], { ...shared, ...places }, record);
  return { ...mail, to, from: { name: meta.senderName, address: meta.senderAddress } };
}
