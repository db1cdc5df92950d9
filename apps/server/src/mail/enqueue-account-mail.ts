import { createHash } from 'node:crypto';
import { preferredLanguage } from '@dossier/domain/languages';
import type { PortalName } from '@dossier/domain/portal';
import type { AccountMail } from '@dossier/records';
import type { DeskRecordsStore } from '../collections/rows.ts';
import type { Origins } from '../runtime/config.ts';
import { enqueueMail } from './enqueue.ts';

/** The portal in which staff of each collection open their links. Clients have no password, and get no such mails. */
const portals: Readonly<Partial<Record<string, PortalName>>> = {
  gatekeeper_users: 'gatekeeper',
  internal_users: 'intern',
};

/** Enqueues the mail with a link that changes an account, in the language of the requesting page. */
export async function enqueueAccountMail(
  records: DeskRecordsStore,
  mail: AccountMail,
  origins: Origins,
): Promise<void> {
  const { collection, record, kind, token, to } = mail;
  const portal = portals[collection];
  if (!portal) return;
  const page = kind === 'passwordReset' ? 'reset-password' : 'confirm-email';
  const link = `${origins[portal]}/${page}?token=${encodeURIComponent(token)}`;
  const shared = {
    // A digest, because only the mail may contain the token.
    key: `account:${createHash('sha256').update(token).digest('base64url')}`,
    to,
    language: preferredLanguage(mail.language, record['language']),
    org: collection === 'gatekeeper_users' ? String(record['org']) : '',
  } as const;
  if (kind === 'passwordReset') await enqueueMail(records, { ...shared, kind: 'password-reset', data: { link } });
  else
    await enqueueMail(records, { ...shared, kind: 'confirm-email', data: { link, isChange: kind === 'emailChange' } });
}
