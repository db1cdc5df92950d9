import { accept, type Result, refuse } from '@dossier/domain/result';
import { noPassword } from '@dossier/records';
import type { DeskRecordsStore, RequestRow, Row } from '../collections/rows.ts';
import { claimVault } from './claim-vaults.ts';

type Client = Row<'end_client_users'>;

type NamedClient = Pick<Row<'gk_contacts'>, 'email' | 'first_name' | 'last_name' | 'phone'> &
  Partial<Pick<Client, 'language'>>;

/** The account of a contact's or helper's address. Clients sign in with one-time codes, so it has no password. */
export async function findOrCreateClient(records: DeskRecordsStore, contact: NamedClient): Promise<Client> {
  const email = contact.email.toLowerCase();
  const found = await records.first('end_client_users', 'email = {:email}', { email });
  if (found) return found;
  return records.create('end_client_users', {
    email,
    password: noPassword() as never,
    first_name: contact.first_name,
    last_name: contact.last_name,
    phone: contact.phone,
    ...(contact.language ? { language: contact.language } : {}),
  });
}

/**
 * The account that an onboarding is for: that of its contact's address, also after the address was corrected. The
 * invitation to the old address then no longer opens it. Refused once the first account has signed in, because it may
 * have answered.
 */
export async function clientOf(records: DeskRecordsStore, request: RequestRow): Promise<Result<Client>> {
  const contact = await records.need('gk_contacts', request.contact);
  const current = await records.need('end_client_users', request.client_user);
  if (contact.email.toLowerCase() === current.email) return accept(current);
  return current.last_seen_at === '' ? accept(await findOrCreateClient(records, contact)) : refuse('client-signed-in');
}

/** A client who has signed in before has proved to own the address; others claim the vault when they sign in. */
export async function claimIfSeen(records: DeskRecordsStore, request: RequestRow, client: Client): Promise<void> {
  if (client.last_seen_at !== '') await claimVault(records, request, client.id);
}
