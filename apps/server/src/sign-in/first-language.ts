import { isLanguage } from '@dossier/domain/languages';
import type { DeskRecordsStore } from '../collections/rows.ts';
import { newestOnboarding } from '../mail/newest-onboarding.ts';

/**
 * Stores the language of the page that a client signed in on, while nothing else determines the language of mails: the
 * client selected none, and the invitation was mailed by the institution itself.
 */
export async function storeFirstLanguage(records: DeskRecordsStore, client: string, page: string): Promise<void> {
  if (!isLanguage(page) || (await records.need('end_client_users', client)).language !== '') return;
  const about = await newestOnboarding(records, client);
  if ((about?.invite_language ?? '') !== '') return;
  await records.update('end_client_users', client, { language: page });
}
