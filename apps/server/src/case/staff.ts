import { gatekeeperRoles, internRoles } from '@dossier/domain/portal';
import type { Actor } from '../runtime/actor.ts';
import { hasRight } from './portal-rights.ts';
import { scope } from './scope.ts';

/** The user collection of an organisation's staff, and its roles. */
export interface Staff {
  readonly collection: 'gatekeeper_users' | 'internal_users';
  readonly roles: readonly string[];
  /** Role that manages the other staff; at least one active user must have it. */
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

/** May the actor view the settings of this organisation ('' is the desk)? */
export function canViewOrganisation(actor: Actor, org: string): boolean {
  return org === '' ? hasRight(actor, 'view-desk-settings') : scope(actor).gk_org.includes({ id: org });
}
