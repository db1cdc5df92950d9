import { randomBytes } from 'node:crypto';
import { mayRun } from '@dossier/domain/contracts/permissions';
import { saveOrganisation } from '@dossier/domain/contracts/workflows/save-organisation';
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

/** The staff whose accounts are in this collection; undefined for other collections. */
export const staffOfCollection = (collection: string): Staff | undefined =>
  [ofInstitutions, ofDesk].find((staff) => staff.collection === collection);

/** Domain that never receives mail. Source: RFC 2606. */
const placeholderDomain = 'invited.invalid';

/** A unique address for an account whose own address belongs to an account elsewhere. */
export const placeholderEmail = (): string => `${randomBytes(12).toString('hex')}@${placeholderDomain}`;

/** Returns whether an address is one of `placeholderEmail`: no mail is sent to it. */
export const isPlaceholderEmail = (email: string): boolean => email.endsWith(`@${placeholderDomain}`);

/** The address of an account as its institution sees it. */
export const shownEmail = ({ email, invited_email: invited }: { email: string; invited_email?: string }): string =>
  invited || email;

/** May the actor view the settings of this organisation ('' is the desk)? */
export function canViewOrganisation(actor: Actor, org: string): boolean {
  return org === '' ? hasRight(actor, 'view-desk-settings') : scope(actor).gk_org.includes({ id: org });
}

/** Reminders and due times are set by an organisation itself: the desk reads those of an institution. */
export function maySetTimes(actor: Actor, org: string): boolean {
  return (
    mayRun(saveOrganisation, actor.role) && canViewOrganisation(actor, org) && actor.portal === staffOf(org).portal
  );
}
