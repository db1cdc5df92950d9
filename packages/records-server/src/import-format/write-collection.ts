import type { AuthOptions, Collection, Index, OAuth2Provider } from '@dossier/records';
import { defaultTokenSeconds, type MailKind } from '@dossier/records/extension';
import { defaultMails } from '../mail/default-mails.ts';
import { writeField } from './write-field.ts';

type Text = Readonly<Record<string, unknown>>;

/**
 * A collection in the import format, as an operator reads it; secrets are left out.
 * Source: docs/reference/record-api.md 15.
 */
export function writeCollection(collection: Collection, idOf: (name: string) => string): Text {
  const { id, name, type, rules, system, indexes, fields } = collection;
  return {
    id,
    name,
    type,
    system,
    listRule: rules.list,
    viewRule: rules.view,
    createRule: rules.create,
    updateRule: rules.update,
    deleteRule: rules.delete,
    fields: Object.entries(fields).map(([field, one]) => writeField(collection, field, one, idOf)),
    indexes: indexes.map((index) => index.text ?? writeIndex(collection, index)),
    created: '',
    updated: '',
    ...(type === 'auth' && writeAuth(collection.auth)),
  };
}

function writeIndex({ id, name }: Collection, { columns, unique, where, nocase = [] }: Index): string {
  const terms = columns.map((column) => `\`${column}\`${nocase.includes(column) ? ' COLLATE NOCASE' : ''}`);
  const condition = where === undefined ? '' : ` WHERE ${where.replaceAll('"', '`')}`;
  const kind = unique ? 'UNIQUE INDEX' : 'INDEX';
  return `CREATE ${kind} \`idx_${columns.join('_')}_${id}\` ON \`${name}\` (${terms.join(', ')})${condition}`;
}

function writeAuth(auth: AuthOptions): Text {
  const mail = (kind: MailKind) => auth.mails?.[kind] ?? defaultMails[kind];
  const life = (kind: keyof typeof defaultTokenSeconds) => ({
    duration: auth.tokenSeconds?.[kind] ?? defaultTokenSeconds[kind],
  });
  return {
    authRule: auth.rule ?? '',
    manageRule: auth.manageRule ?? null,
    authAlert: { enabled: auth.alert?.enabled ?? false, emailTemplate: mail('authAlert') },
    oauth2: {
      enabled: auth.oauth2?.enabled ?? false,
      providers: (auth.oauth2?.providers ?? []).map(withoutSecret),
      mappedFields: { id: '', name: '', username: '', avatarURL: '', ...auth.oauth2?.mappedFields },
    },
    passwordAuth: auth.password ?? { enabled: false, identityFields: ['email'] },
    mfa: {
      enabled: auth.mfa?.enabled ?? false,
      duration: auth.mfa?.lifeSeconds ?? 1800,
      rule: auth.mfa?.rule ?? '',
    },
    otp: {
      enabled: auth.otp?.enabled ?? false,
      duration: auth.otp?.lifeSeconds ?? 180,
      length: auth.otp?.length ?? 8,
      emailTemplate: mail('otp'),
    },
    authToken: life('auth'),
    passwordResetToken: life('passwordReset'),
    emailChangeToken: life('emailChange'),
    verificationToken: life('verification'),
    fileToken: life('file'),
    verificationTemplate: mail('verification'),
    resetPasswordTemplate: mail('passwordReset'),
    confirmEmailChangeTemplate: mail('emailChange'),
  };
}

function withoutSecret({ clientSecret: _, ...provider }: OAuth2Provider): Text {
  return provider;
}
