import { answeringClients } from '../../case/answering-clients.ts';
import { fullName, type RequestRow } from '../../collections/rows.ts';
import { clientLanguage } from '../../mail/client-language.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { invitationOf, loginLink } from '../../mail/invite-mail.ts';
import { dayOf, momentOf } from '../../runtime/clock.ts';
import type { FollowUp } from './follow-up.ts';

/**
 * Mails the request to the proven owners of the vault, if the institution named another contact: the invitation itself
 * goes to that contact, who cannot answer.
 */
export const mailOwners =
  ({ isReminder }: { readonly isReminder: boolean }): FollowUp =>
  async ({ records, origins }, request) => {
    const owners = (await answeringClients(records, request)).filter((user) => user !== request.client_user);
    if (owners.length === 0) return;
    const { data } = await invitationOf(records, request, { origins, today: dayOf(momentOf(records.now)) });
    for (const id of owners) {
      const user = await records.get('end_client_users', id);
      if (!user) continue;
      const link = loginLink(origins, user.email, request.id);
      await enqueueMail(records, {
        key: keyOf(request, id, isReminder),
        kind: 'invite',
        to: user.email,
        language: await clientLanguage(records, id, request),
        org: request.org,
        data: { ...data, toName: fullName(user), link, isReminder, isOwner: true },
      });
    }
  };

const keyOf = ({ id, reminded_at }: RequestRow, user: string, isReminder: boolean): string =>
  isReminder ? `remind-owner:${id}:${reminded_at}:${user}` : `invite-owner:${id}:${user}`;
