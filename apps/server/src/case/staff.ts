import { gatekeeperRoles, internRoles } from '@dossier/domain/portal';
import { enqueueMail } from '../mail/enqueue.ts';
import type { Actor } from '../runtime/actor.ts';
import type { Origins } from '../runtime/config.ts';
import type { DeskRecordsStore } from '../workflows/workflow.ts';

/** Where the staff of an organisation lies: the institutions' own, or the desk's (`org` ''). */
export interface Staff {
  readonly collection: 'gatekeeper_users' | 'internal_users';
  readonly roles: readonly string[];
  /** Who manages the others; there is always one. */
  readonly chief: 'admin' | 'lead';
  readonly portal: 'gatekeeper' | 'intern';
}

const ofInstitutions: Staff = {
  collection: 'gatekeeper_users',
  roles: gatekeeperRoles,
  chief: 'admin',
  portal: 'gatekeeper',
};
const ofDesk: Staff = { collection: 'internal_users', roles: internRoles, chief: 'lead', portal: 'intern' };

export const staffOf = (org: string): Staff => (org === '' ? ofDesk : ofInstitutions);

/** May this person see the settings of this organisation at all? Another institution's do not exist for them. */
export function seesOrganisation(actor: Actor, org: string): boolean {
  return actor.portal === 'intern' || (actor.portal === 'gatekeeper' && org !== '' && actor.org === org);
}

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: '' | 'en' | 'nl';
}

/** One mail in ten minutes: a second click sends no second one. */
const keyOf = (user: string, now: Date) => `staff-invite:${user}:${now.toISOString().slice(0, 15)}`;

/** Mails somebody how to choose a password. The link holds no secret, so it may lie in a mailbox. */
export async function inviteStaff(
  records: DeskRecordsStore,
  { user, org, origins, now }: { user: Invited; org: string; origins: Origins; now: Date },
): Promise<void> {
  const { portal } = staffOf(org);
  await enqueueMail(records, {
    key: keyOf(user.id, now),
    kind: 'staff-invite',
    to: user.email,
    language: user.language || 'en',
    org,
    data: {
      toName: `${user.first_name} ${user.last_name}`.trim(),
      link: `${origins[portal]}/reset-password?email=${encodeURIComponent(user.email)}`,
    },
  });
}
