import { type Language, preferredLanguage } from '@dossier/domain/languages';
import { portals } from '@dossier/domain/portal';
import type { Reader, RequestRow } from '../collections/rows.ts';
import { newestOnboarding } from './newest-onboarding.ts';

/**
 * Language of a mail to a client: the one that the person selected, otherwise that of the invitation, otherwise that of
 * the institution.
 * @param client id of the account; '' when there is none yet
 * @param about the onboarding that the mail is about; without it the person's newest one
 */
export async function clientLanguage(
  records: Reader,
  client: string,
  about?: Pick<RequestRow, 'invite_language' | 'org'>,
): Promise<Language> {
  const user = client === '' ? undefined : await records.get('end_client_users', client);
  const request = about ?? (client === '' ? undefined : await newestOnboarding(records, client));
  const org = request && (await records.get('gk_org', request.org));
  return preferredLanguage(user?.language, request?.invite_language, org?.default_language);
}

/** Language of a mail about an account of staff or of a client. */
export async function accountLanguage(
  records: Reader,
  collection: string,
  account: { readonly id: string; readonly language?: unknown },
): Promise<Language> {
  if (collection === portals.client.authCollection) return clientLanguage(records, account.id);
  return preferredLanguage(account.language);
}
