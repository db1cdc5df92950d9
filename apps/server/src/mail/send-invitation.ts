import type { Language } from '@dossier/domain/languages';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import { dayOf, momentOf } from '../runtime/clock.ts';
import type { Origins } from '../runtime/config.ts';
import { clientLanguage } from './client-language.ts';
import { enqueueMail } from './enqueue.ts';
import { invitationOf } from './invite-mail.ts';

interface Invitation {
  readonly key: string;
  /** Default: `clientLanguage`. */
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
  const { to, data } = await invitationOf(records, request, { origins, today: dayOf(momentOf(records.now)) });
  await enqueueMail(records, {
    key,
    kind: 'invite',
    to,
    language: language ?? (await clientLanguage(records, request.client_user, request)),
    org: request.org,
    request: request.id,
    data: { ...data, isReminder },
  });
  return to;
}
