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
}

/** At most one mail in ten minutes: a repeated click sends no second one. */
const keyOf = (user: string, now: Date) => `staff-invite:${user}:${now.toISOString().slice(0, 15)}`;

/** Mails a new member of staff the link to choose a password. The link holds no secret. */
export async function inviteStaff(
  records: DeskRecordsStore,
  { user, org, origins, now }: { user: Invited; org: string; origins: Origins; now: Date },
): Promise<void> {
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
