import type { Collection, MailKind } from '../collection.ts';
import { defaultMails } from '../declaration/default-mails.ts';
import type { AnyRecord } from '../hooks.ts';
import type { CodeMail, Policies } from '../http/policies.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Mail, Mailer } from './mailer.ts';
import { type Places, renderMail } from './render.ts';

export interface MailSetting {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly settings: () => Settings;
  readonly report: (error: unknown) => void;
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
    onNewPlace: async ({ collection, record }) => {
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
