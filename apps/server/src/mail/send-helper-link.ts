import type { LinkChannel } from '@dossier/domain/kyc-form/helper-links';
import { fallbackLanguage } from '@dossier/domain/languages';
import { helperMailsPerAddress, scanCodeMinutes } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import type { HelperLink } from '../case/helper-links.ts';
import { helperTokenDigest, newHelperToken } from '../case/helper-token.ts';
import { linkExpiry } from '../case/invite-helper.ts';
import { type DeskRecordsStore, fullName, type RequestRow } from '../collections/rows.ts';
import type { Origins } from '../runtime/config.ts';
import { enqueueMail } from './enqueue.ts';

interface Sending {
  readonly records: DeskRecordsStore;
  readonly origins: Origins;
  readonly now: Date;
}

interface Sent {
  readonly link: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** The token is in the fragment, which browsers do not send to servers. */
const urlOf = (origins: Origins, link: string, token: string): string => `${origins.client}/identify/${link}#${token}`;

/**
 * Sends a helper link by mail, or returns it to be shown as a code to scan. Its period of validity starts again; the token of an
 * earlier mail stops working. Errors: `link-mails-too-many`.
 */
export async function sendHelperLink(
  sending: Sending,
  request: RequestRow,
  link: HelperLink,
  by: LinkChannel,
): Promise<Result<Sent>> {
  if (by === 'code') return accept(await showAsCode(sending, link));
  const { records, now } = sending;
  const since = dateText(new Date(now.getTime() - 86_400_000));
  const filter = 'to = {:to} && created > {:since} && (kind = "own-link" || kind = "delegation")';
  const mails = await records.count('mail_outbox', filter, { to: link.email, since });
  if (mails >= helperMailsPerAddress) return refuse('link-mails-too-many', { address: link.email });
  return accept(await mailLink(sending, request, link));
}

async function showAsCode({ records, origins, now }: Sending, link: HelperLink): Promise<Sent> {
  const token = newHelperToken();
  const expiresAt = dateText(new Date(now.getTime() + scanCodeMinutes * 60_000));
  await records.update('helper_links', link.id, {
    scan_token: helperTokenDigest(link.id, token),
    scan_expires_at: expiresAt,
    expires_at: linkExpiry(now),
  });
  return { link: link.id, url: urlOf(origins, link.id, token), expiresAt };
}

/** A reminder by the policy: it does not begin a new count. */
interface LinkReminder {
  readonly number: number;
  readonly of: number;
}

/** Mails the link with a new token, as a correction when the desk asked its reader again. */
export async function mailLink(
  { records, origins, now }: Sending,
  request: RequestRow,
  link: HelperLink,
  { isCorrection = false, reminder }: { readonly isCorrection?: boolean; readonly reminder?: LinkReminder } = {},
): Promise<Sent> {
  const token = newHelperToken();
  const digest = helperTokenDigest(link.id, token);
  const key = `helper-link:${link.id}:${digest.slice(0, 12)}`;
  const expiresAt = linkExpiry(now);
  const counted = reminder ? { reminders_sent: reminder.number } : { reminders_sent: 0, asked_at: records.now };
  const sent = { token: digest, expires_at: expiresAt, mail: key, sent_at: records.now, ...counted };
  await records.update('helper_links', link.id, sent);
  const inviter = await records.get('end_client_users', link.invited_by);
  const about = {
    toName: link.name,
    invitedBy: fullName(inviter),
    client: request.client_name,
    reference: request.reference,
    link: urlOf(origins, link.id, token),
    expiresAt,
  };
  const order = { key, to: link.email, language: link.language || fallbackLanguage, org: request.org };
  if (link.scope === 'person')
    await enqueueMail(records, {
      ...order,
      kind: 'own-link',
      data: { ...about, isCorrection, isReminder: reminder !== undefined },
      ...(reminder && remindedBy(request, link, reminder)),
    });
  else await enqueueMail(records, { ...order, kind: 'delegation', data: { ...about, sections: link.sections ?? [] } });
  return { link: link.id, url: '', expiresAt };
}

const remindedBy = ({ id }: RequestRow, { id: link }: HelperLink, { number, of }: LinkReminder) => ({
  facts: { request: id, link, number: `${number}`, of: `${of}` },
  dueWhile: { kind: 'person', request: id, link } as const,
});
