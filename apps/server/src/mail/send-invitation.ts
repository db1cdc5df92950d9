import { type Language, preferredLanguage } from '@dossier/domain/languages';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import type { Origins } from '../runtime/config.ts';
import { enqueueMail } from './enqueue.ts';
import { invitationOf } from './invite-mail.ts';

interface Invitation {
  readonly key: string;
  /** Default: the client's language, otherwise the institution's. */
  readonly language?: Language;
  readonly isReminder?: boolean;
}

/**
 * Puts an onboarding's invitation into the outbox.
 * @returns the address of the recipient
 */
export async function sendInvitation(
  records: DeskRecordsStore,
  request: RequestRow,
  origins: Origins,
  { key, language, isReminder = false }: Invitation,
): Promise<string> {
  const { to, data } = await invitationOf(records, request, origins);
  await enqueueMail(records, {
    key,
    kind: 'invite',
    to,
    language: language ?? (await languageOf(records, request)),
    org: request.org,
    request: request.id,
    data: { ...data, isReminder },
  });
  return to;
}

/** Returns the language of mails to the client. */
export async function languageOf(records: DeskRecordsStore, request: RequestRow): Promise<Language> {
  const user = request.client_user === '' ? undefined : await records.get('end_client_users', request.client_user);
  const org = await records.get('gk_org', request.org);
  return preferredLanguage(user?.language, org?.default_language);
}
