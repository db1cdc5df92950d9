import { requiredChecks } from '@dossier/domain/checks';
import type { EditValues } from '@dossier/domain/contracts/shared/edit-values';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { DeskRecordsStore, Reader, RequestRow, Row } from '../collections/rows.ts';
import { appendCheckStatuses, newestStatuses } from './checks.ts';
import { claimIfSeen, findOrCreateClient } from './client-user.ts';

/** The values of an onboarding that may be changed after it was sent. */
export function editableValues(request: RequestRow, contact: Row<'gk_contacts'>): Required<EditValues> {
  const { deadline, reference } = request;
  return { email: contact.email.toLowerCase(), deadline, reference, scope: request.scope ?? [] };
}

/** The account of the corrected address, and the onboardings that it opens from now on. */
export interface CorrectedAddress {
  readonly client: Row<'end_client_users'>;
  /** The other onboardings that were sent to the same wrong address. */
  readonly others: readonly RequestRow[];
}

/**
 * Corrects the address of the contact and withdraws what waits to be sent to the old one. All onboardings of the
 * institution that were sent to the wrong address follow, archived ones too, so that its account opens none of them.
 * Errors: `client-signed-in` once the account of the old address has signed in, because it may have answered.
 */
export async function correctAddress(
  records: DeskRecordsStore,
  request: RequestRow,
  email: string,
): Promise<Result<CorrectedAddress>> {
  const former = await records.need('end_client_users', request.client_user);
  if (former.last_seen_at !== '') return refuse('client-signed-in');
  const contact = await records.update('gk_contacts', request.contact, { email });
  const client = await findOrCreateClient(records, contact);
  const filter = 'contact = {:contact} && client_user = {:former} && org = {:org}';
  const same = await records.find('gk_requests', filter, {
    contact: contact.id,
    former: former.id,
    org: request.org,
  });
  for (const { id } of same) await withdrawMails(records, id, former.email);
  return accept({ client, others: same.filter(({ id }) => id !== request.id) });
}

/** Mails that were not sent yet and contain the onboarding's link for the old address. */
async function withdrawMails(records: DeskRecordsStore, request: string, to: string): Promise<void> {
  const filter = 'request = {:request} && to = {:to} && state = "waiting"';
  for (const { id } of await records.find('mail_outbox', filter, { request, to }))
    await records.update('mail_outbox', id, { state: 'expired' });
}

/** Gives an onboarding to the account of the corrected address. */
export async function giveToClient(
  records: DeskRecordsStore,
  request: RequestRow,
  client: Row<'end_client_users'>,
): Promise<RequestRow> {
  const given = await records.update('gk_requests', request.id, { client_user: client.id });
  await claimIfSeen(records, given, client);
  return given;
}

/** Checks that a wider scope adds begin as pending; those that it no longer contains keep their results. */
export async function addChecks(records: DeskRecordsStore, request: RequestRow): Promise<void> {
  const present = await newestStatuses(records, request.id);
  const added = requiredChecks(request.scope ?? [], request.type).filter((check) => !present.has(check));
  await appendCheckStatuses(
    records,
    request.id,
    added.map((check) => ({ check, status: 'pending' as const })),
    null,
  );
}

/** Returns whether the account of the onboarding's client has signed in, so that its address is final. */
export async function hasClientSignedIn(records: Reader, request: RequestRow): Promise<boolean> {
  const client = request.client_user === '' ? undefined : await records.get('end_client_users', request.client_user);
  return client !== undefined && client.last_seen_at !== '';
}
