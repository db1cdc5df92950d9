import { createHash } from 'node:crypto';
import type { Language } from '@dossier/domain/languages';
import { isAwaitingForm } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { claimIfSeen, clientOf } from '../case/client-user.ts';
import { loadOnboardingFor } from '../case/onboarding.ts';
import type { DeskRecordsStore, RequestRow, Row } from '../collections/rows.ts';
import { clientLanguage } from '../mail/client-language.ts';
import { sendInvitation } from '../mail/send-invitation.ts';
import type { OperationContext, Target } from './operation.ts';

/**
 * Puts the invitation into the outbox, in the chosen language or the client's. A second click sends no second mail; it
 * is sent again to a corrected address, and after one that could not be delivered.
 */
export async function inviteClient(
  { records, actor, origins }: OperationContext,
  { request: id }: Target,
  chosen?: Language,
): Promise<Result<{ readonly sentTo: string }>> {
  const found = await loadOnboardingFor(records, actor, id);
  if (!found.ok) return found;
  if (!isAwaitingForm(found.value.status)) {
    return refuse('move-not-allowed', { move: 'send-invite', status: found.value.status, allowed: [] });
  }
  const client = await clientOf(records, found.value);
  if (!client.ok) return client;
  const given = await giveTo(records, found.value, client.value);
  const language = chosen ?? (await clientLanguage(records, given.client_user, given));
  const request = await saveLanguage(records, given, language);
  const attempt = await attemptOf(records, id, client.value.email);
  const key = `invite:${id}:${request.requested_at}:${language}:${attempt}`;
  return accept({ sentTo: await sendInvitation(records, request, origins, { key, language }) });
}

async function giveTo(records: DeskRecordsStore, request: RequestRow, client: Row<'end_client_users'>) {
  if (request.client_user === client.id) return request;
  const given = await records.update('gk_requests', request.id, { client_user: client.id });
  await claimIfSeen(records, given, client);
  return given;
}

/** Later mails to the client use the language of the invitation. */
async function saveLanguage(records: DeskRecordsStore, request: RequestRow, language: Language): Promise<RequestRow> {
  if (request.invite_language === language) return request;
  return records.update('gk_requests', request.id, { invite_language: language });
}

/** Changes with the address and with each invitation that could not be delivered. */
async function attemptOf(records: DeskRecordsStore, request: string, email: string): Promise<string> {
  const filter = 'request = {:request} && kind = "invite" && (state = "bounced" || state = "failed")';
  const undelivered = await records.count('mail_outbox', filter, { request });
  return `${createHash('sha256').update(email).digest('hex').slice(0, 8)}:${undelivered}`;
}
