import { preferredLanguage } from '@dossier/domain/languages';
import { readableFilter } from '@dossier/domain/onboarding';
import { type CodeMail, dateText } from '@dossier/records';
import type { DeskRecordsStore, Reader } from '../collections/rows.ts';
import { enqueueMail } from './enqueue.ts';

/** The mail of a one-time code, in the language of the page that asked for it. */
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

/** Whose login page it is: a Gatekeeper's organisation, the institution that last asked a client, or the desk. */
async function orgOf(records: Reader, { collection, record }: CodeMail): Promise<string> {
  if (collection === 'gatekeeper_users') return String(record['org']);
  if (collection !== 'end_client_users') return '';
  const filter = `client_user = {:user} && ${readableFilter()} && status != "archived"`;
  const newest = await records.first('gk_requests', filter, { user: record.id }, { sort: '-requested_at' });
  return newest?.org ?? '';
}
