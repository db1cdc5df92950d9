import { gatekeeperRoles, internRoles } from '@dossier/domain/portal';
import type { Actor } from '../runtime/actor.ts';

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
