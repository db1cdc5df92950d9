import { preferredLanguage } from '@dossier/domain/languages';
import { type CodeMail, dateText } from '@dossier/records';
import type { DeskRecordsStore, Reader } from '../collections/rows.ts';
import { accountLanguage } from './client-language.ts';
import { enqueueMail } from './enqueue.ts';
import { newestOnboarding } from './newest-onboarding.ts';

/** Enqueues the mail of a one-time code, in the language of the requesting page. */
export async function enqueueCode(records: DeskRecordsStore, mail: CodeMail): Promise<void> {
  const { collection, record, code, otpId, email, expiresAt } = mail;
  await enqueueMail(records, {
    key: `code:${otpId}`,
    kind: 'code',
    to: email,
    language: preferredLanguage(mail.language, await accountLanguage(records, collection, record)),
    org: await orgOf(records, mail),
    data: { code, askedAt: records.now, expiresAt: dateText(expiresAt) },
  });
}

/** The organisation whose sign-in page the mail shows: a Gatekeeper's own, the last that invited a client; '' is the desk. */
export async function orgOf(
  records: Reader,
  { collection, record }: Pick<CodeMail, 'collection' | 'record'>,
): Promise<string> {
  if (collection === 'gatekeeper_users') return String(record['org']);
  if (collection !== 'end_client_users') return '';
  return (await newestOnboarding(records, record.id))?.org ?? '';
}
