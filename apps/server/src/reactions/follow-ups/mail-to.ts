import { preferredLanguage } from '@dossier/domain/languages';
import type { OptionalMail } from '@dossier/domain/optional-mails';
import { answeringClients } from '../../case/answering-clients.ts';
import type { DueWhile } from '../../case/still-due.ts';
import { fullName, type RequestRow, type Row } from '../../collections/rows.ts';
import { clientLanguage } from '../../mail/client-language.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { loginLink } from '../../mail/invite-mail.ts';
import type { MailData, MailKind } from '../../mail/templates/index.ts';
import type { ReactionContext } from './reaction.ts';

type Extra<K extends MailKind> = Omit<MailData[K], 'toName' | 'reference' | 'link'>;

interface Order<K extends MailKind> {
  readonly key: string;
  readonly kind: K;
  readonly data: Extra<K>;
  readonly facts?: Readonly<Record<string, string>>;
  readonly dueWhile?: DueWhile;
}

/** Mails those who answer an onboarding for the client, unless they have disabled this kind. */
export async function mailClient<K extends MailKind>(
  { records, origins }: ReactionContext,
  request: RequestRow,
  { key, kind, data, facts, dueWhile }: Order<K>,
): Promise<void> {
  for (const id of await answeringClients(records, request)) {
    const user = await records.get('end_client_users', id);
    if (!user || user.notify?.[kind] === false) continue;
    await enqueueMail(records, {
      key: id === request.client_user ? key : `${key}:${id}`,
      kind,
      to: user.email,
      language: await clientLanguage(records, id, request),
      org: request.org,
      ...(facts && { facts }),
      ...(dueWhile && { dueWhile }),
      // Staff see the address of an undelivered mail: that of their own contact only.
      ...(id === request.client_user && { request: request.id }),
      data: {
        ...data,
        toName: `${user.first_name} ${user.last_name}`.trim(),
        reference: request.reference,
        link: loginLink(origins, user.email, request.id),
      } as unknown as MailData[K],
    });
  }
}

/** Mails the Gatekeeper who sent an onboarding, unless they have disabled this kind or are inactive. */
export async function mailGatekeeper<K extends MailKind & OptionalMail>(
  { records, origins }: ReactionContext,
  request: RequestRow,
  { key, kind, data, facts, dueWhile }: Order<K>,
): Promise<void> {
  for (const user of await gatekeepersOf(records, request)) {
    if (user.notify?.[kind] === false) continue;
    await enqueueMail(records, {
      key: `${key}:${user.id}`,
      kind,
      to: user.email,
      language: preferredLanguage(user.language),
      org: request.org,
      ...(facts && { facts: { ...facts, to: fullName(user) } }),
      ...(dueWhile && { dueWhile }),
      data: {
        ...data,
        toName: user.first_name,
        reference: request.reference,
        link: `${origins.gatekeeper}/external/entity/${request.subject}/overview?request=${request.id}`,
      } as unknown as MailData[K],
    });
  }
}

/** Returns the responsible users of the institution: the creator of the onboarding, or the admins if inactive. */
export async function gatekeepersOf(
  records: ReactionContext['records'],
  request: RequestRow,
): Promise<Row<'gatekeeper_users'>[]> {
  const maker = request.created_by === '' ? undefined : await records.get('gatekeeper_users', request.created_by);
  if (maker?.active) return [maker];
  return records.find('gatekeeper_users', 'org = {:org} && role = "admin" && active = true', { org: request.org });
}
