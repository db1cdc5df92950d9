import { answeringClients } from '../../case/answering-clients.ts';
import type { DueWhile } from '../../case/still-due.ts';
import { fullName, type RequestRow } from '../../collections/rows.ts';
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

/** Mails those who answer an onboarding for the client. */
export async function mailClient<K extends MailKind>(
  { records, origins }: ReactionContext,
  request: RequestRow,
  { key, kind, data, facts, dueWhile }: Order<K>,
): Promise<void> {
  for (const id of await answeringClients(records, request)) {
    const user = await records.get('end_client_users', id);
    if (!user) continue;
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
        toName: fullName(user),
        reference: request.reference,
        link: loginLink(origins, user.email, request.id),
      } as unknown as MailData[K],
    });
  }
}
