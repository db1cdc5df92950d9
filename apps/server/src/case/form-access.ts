import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Reader, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { type HelperLink, loadLink } from './helper-links.ts';
import { loadOnboardingFor } from './onboarding.ts';
import { hasRight } from './portal-rights.ts';

/** A form with the part of it that the actor may fill in: all of it, or the sections of a helper link. */
export interface FormAccess {
  readonly request: RequestRow;
  readonly delegated: HelperLink | undefined;
}

/**
 * The onboarding, if the actor may fill in its form as a member of the vault or by delegated sections. Errors:
 * `not-found`.
 */
export async function loadFormFor(records: Reader, actor: Actor, id: string, now: Date): Promise<Result<FormAccess>> {
  const own = await loadOnboardingFor(records, actor, id);
  if (own.ok) return accept({ request: own.value, delegated: undefined });
  if (!hasRight(actor, 'use-helper-links')) return own;
  const delegated = await openDelegation(records, actor.id, id, now);
  return delegated ?? refuse('not-found');
}

/** The open link by which a user fills in sections of an onboarding, the newest of several. */
export async function openDelegation(
  records: Reader,
  user: string,
  request: string,
  now: Date,
): Promise<Result<FormAccess> | undefined> {
  const filter = 'user = {:user} && request = {:request} && scope = "sections" && state != "ended"';
  const links = await records.find('helper_links', filter, { user, request }, { sort: '-created,-@rowid' });
  for (const link of links) {
    const loaded = await loadLink(records, link, now);
    if (loaded.ok && loaded.value.closed === '') return accept({ request: loaded.value.request, delegated: link });
  }
  return undefined;
}

/** May a section be read and saved with this access? */
export const mayFillIn = ({ delegated }: FormAccess, section: KycSection): boolean =>
  delegated === undefined || (delegated.sections ?? []).includes(section);
