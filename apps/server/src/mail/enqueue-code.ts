import { preferredLanguage } from '@dossier/domain/languages';
import { isActive, statusFilter } from '@dossier/domain/onboarding';
import { type CodeMail, dateText } from '@dossier/records';
import type { DeskRecordsStore, Reader } from '../collections/rows.ts';
import { enqueueMail } from './enqueue.ts';

/** Enqueues the mail of a one-time code, in the language of the requesting page. */
export async function enqueueCode(records: DeskRecordsStore, mail: CodeMail): Promise<void> {
  const { record, code, otpId, email, expiresAt } = mail;
  await enqueueMail(records, {
    key: `code:${otpId}`,
    kind: 'code',
    to: email,
    language: preferredLanguage(mail.language, record['language']),
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
  const filter = `client_user = {:user} && ${statusFilter(isActive)}`;
  const newest = await records.first('gk_requests', filter, { user: record.id }, { sort: '-requested_at' });
  if (newest) return newest.org;
  const sort = { sort: '-created,-@rowid' };
  const link = await records.first('helper_links', 'user = {:user} && state != "ended"', { user: record.id }, sort);
  return link ? (await records.need('gk_requests', link.request)).org : '';
}
