import { isApproved } from './access.ts';
import { hasRight } from './portal-rights.ts';
import { newestOfVault } from './versions.ts';
import type { VisibleCase } from './visible-case.ts';

/**
 * When the claimed vault of a company last got a submitted version; '' without one, for a natural person, and for an
 * institution without access: before access it does not learn that there is a vault.
 */
export async function vaultUpdatedAt({ records, actor, subject, access }: VisibleCase): Promise<string> {
  if (!subject.business || subject.claimedAt === '') return '';
  if (!hasRight(actor, 'read-ungated') && !isApproved(access)) return '';
  return (await newestOfVault(records, 'business', subject.id))?.submittedAt ?? '';
}
