import { type Language, preferredLanguage } from '@dossier/domain/languages';
import { staffOf } from '../case/staff.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';
import type { Origins } from '../runtime/config.ts';
import { enqueueMail } from './enqueue.ts';

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: '' | Language;
  /** Only for users of institutions. */
  readonly invited_email?: string;
}

interface Invitation {
  readonly user: Invited;
  readonly org: string;
  readonly origins: Origins;
  readonly now: Date;
}

/** At most one mail in ten minutes: a repeated click sends no second one. */
const keyOf = (user: string, now: Date) => `staff-invite:${user}:${now.toISOString().slice(0, 15)}`;

/** Mails a new member of staff the link to choose a password. The link holds no secret. */
export async function inviteStaff(records: DeskRecordsStore, invitation: Invitation): Promise<void> {
  const { user, org, origins, now } = invitation;
  if (user.invited_email) return inviteUnderUsedAddress(records, invitation, user.invited_email);
  const { portal } = staffOf(org);
  await enqueueMail(records, {
    key: keyOf(user.id, now),
    kind: 'staff-invite',
    to: user.email,
    language: preferredLanguage(user.language),
    org,
    data: {
      toName: `${user.first_name} ${user.last_name}`.trim(),
      link: `${origins[portal]}/reset-password?email=${encodeURIComponent(user.email)}`,
    },
  });
}

/** The owner of the address learns of the invitation. If the address is free by now, the invitation takes effect. */
async function inviteUnderUsedAddress(
  records: DeskRecordsStore,
  invitation: Invitation,
  address: string,
): Promise<void> {
  const { user, org, now } = invitation;
  const owner = await records.first('gatekeeper_users', 'email = {:email}', { email: address });
  if (!owner) {
    await records.update('gatekeeper_users', user.id, { email: address, invited_email: '' });
    return inviteStaff(records, { ...invitation, user: { ...user, email: address, invited_email: '' } });
  }
  const inviter = await records.need('gk_org', org);
  await enqueueMail(records, {
    key: keyOf(user.id, now),
    kind: 'address-in-use',
    to: owner.email,
    language: preferredLanguage(owner.language),
    org: owner.org,
    data: { inviter: inviter.name },
  });
}
