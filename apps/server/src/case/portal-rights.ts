import type { PortalName } from '@dossier/domain/portal';
import type { Actor } from '../runtime/actor.ts';

/**
 * What a portal's users may do or see beyond the rows of their scope.
 *
 * - `see-every-organisation`: lists name the institution of each onboarding
 * - `read-ungated`: every section of an onboarding, without access of the client and before completion
 * - `read-drafts`: the running draft of a form before its first submit
 * - `read-every-document`: every version of every document of a vault
 * - `read-foreign-decisions`: hits and decisions in onboardings of other institutions
 * - `see-desk-work`: blockers, all corrections, screening runs, the workload
 * - `verify-documents`: decides about documents of a version at the desk
 * - `view-desk-settings`: the settings and staff of the desk
 * - `add-own-documents`: adds documents of the institution to an onboarding
 * - `read-history`: the events that staff of institutions and the desk share
 * - `settle-vault-disputes`: admits a contact to a vault without being its owner, with a reason
 * - `use-helper-links`: identifies, or fills in delegated sections, by a link of their own
 * - `fill-in-forms`: works on onboardings through the vaults of which the user is a member: answers the form, adds documents
 */
export const portalRights = [
  'see-every-organisation',
  'read-ungated',
  'read-drafts',
  'read-every-document',
  'read-foreign-decisions',
  'see-desk-work',
  'verify-documents',
  'view-desk-settings',
  'add-own-documents',
  'read-history',
  'settle-vault-disputes',
  'use-helper-links',
  'fill-in-forms',
] as const;
export type PortalRight = (typeof portalRights)[number];

const rights: Readonly<Record<PortalName, readonly PortalRight[]>> = {
  gatekeeper: ['add-own-documents', 'read-history'],
  intern: [
    'see-every-organisation',
    'read-ungated',
    'read-drafts',
    'read-every-document',
    'read-foreign-decisions',
    'see-desk-work',
    'verify-documents',
    'view-desk-settings',
    'read-history',
    'settle-vault-disputes',
  ],
  client: ['use-helper-links', 'fill-in-forms'],
};

/** Does the actor's portal have this right? An unknown portal has none. */
export function hasRight({ portal }: Pick<Actor, 'portal'>, right: PortalRight): boolean {
  return Object.hasOwn(rights, portal) && rights[portal].includes(right);
}
