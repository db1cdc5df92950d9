import { mayRun } from '@dossier/domain/contracts/permissions';
import type { Delivery } from '@dossier/domain/contracts/shared/delivery';
import { sendInvite } from '@dossier/domain/contracts/workflows/send-invite';
import { unreachableAfterMails } from '@dossier/domain/limits';
import { isAwaitingForm, isOpen } from '@dossier/domain/onboarding';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';

type MailRow = Row<'mail_outbox'>;

/** Returns the newest mail to the client of an open onboarding if it was not delivered. */
export async function deliveryOf(records: Reader, request: RequestRow, actor: Actor): Promise<Delivery | null> {
  if (!isOpen(request.status)) return null;
  const mail = await records.first('mail_outbox', 'request = {:request}', { request: request.id }, newestFirst);
  const state = mail && stateOf(mail);
  if (!mail || !state || (await hasSignedInSince(records, request, mail))) return null;
  const contact = request.contact === '' ? undefined : await records.get('gk_contacts', request.contact);
  const isInvitation = mail.kind === 'invite';
  return {
    state,
    isInvitation,
    to: mail.to,
    address: contact?.email.toLowerCase() ?? mail.to,
    at: mail.updated,
    maySendAgain:
      isInvitation && state !== 'retrying' && isAwaitingForm(request.status) && mayRun(sendInvite, actor.role),
  };
}

const newestFirst = { sort: '-created,-@rowid' };

function stateOf({ state, attempts, reply }: MailRow): Delivery['state'] | undefined {
  if (state === 'bounced') return isUnknownAddress(reply) ? 'unknown-address' : 'refused';
  if (state === 'failed') return 'failed';
  // A claimed mail has counted its attempt already.
  const failures = state === 'sending' ? attempts - 1 : state === 'waiting' ? attempts : 0;
  return failures > 0 ? 'retrying' : undefined;
}

/** Replies that say that the mailbox or its domain does not exist. Source: RFC 3463; RFC 5321, 4.2.3. */
const isUnknownAddress = (reply: string): boolean => /5\.1\.(?:0|1|2|3|10)$|5\.4\.4$|^5\d\d$/.test(reply);

/** A client who signed in later received a code at this address. */
async function hasSignedInSince(records: Reader, request: RequestRow, { created }: MailRow): Promise<boolean> {
  const user = request.client_user === '' ? undefined : await records.get('end_client_users', request.client_user);
  return user !== undefined && user.last_seen_at > created;
}

/** Returns whether an address is known not to receive mail, so that automatic mails to it stop. */
export async function isUndeliverable(records: Reader, to: string): Promise<boolean> {
  const filter = 'to = {:to} && (state = "sent" || state = "bounced")';
  const newest = await records.find('mail_outbox', filter, { to }, { ...newestFirst, limit: unreachableAfterMails });
  const [last] = newest;
  if (last?.state !== 'bounced') return false;
  return (
    isUnknownAddress(last.reply) ||
    (newest.length === unreachableAfterMails && newest.every(({ state }) => state === 'bounced'))
  );
}
