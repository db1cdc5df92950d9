import type { KycSection } from '@dossier/domain/kyc-form/answers';
import type { Language } from '@dossier/domain/languages';
import { helperLinkDays, maxHelperLinks } from '@dossier/domain/limits';
import { isOpen } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import type { DeskRecordsStore, Reader, RequestRow, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { isWithdrawn, newestAccess } from './access.ts';
import { findOrCreateClient } from './client-user.ts';
import { editableOf } from './editable.ts';
import type { HelperLink } from './helper-links.ts';
import { loadOnboardingFor } from './onboarding.ts';
import { hasRight } from './portal-rights.ts';
import { vaultOwnership } from './vault-ownership.ts';

/**
 * The onboarding whose helper links the actor manages: an owner of the vault, until it is completed. Errors:
 * `not-found`; `not-allowed` for other members; `version-frozen`.
 */
export async function loadOwnedOnboarding(records: Reader, actor: Actor, id: string): Promise<Result<RequestRow>> {
  const own = await loadOnboardingFor(records, actor, id);
  if (!own.ok) return own;
  const isOwner = hasRight(actor, 'fill-in-forms') && (await vaultOwnership(records, actor.id, own.value)) === 'owner';
  if (!isOwner) return refuse('not-allowed');
  return isOpen(own.value.status) ? own : refuse('version-frozen');
}

/** The same, where a new link would open something. Errors: also `access-withdrawn`. */
export async function loadToInvite(records: Reader, actor: Actor, id: string): Promise<Result<RequestRow>> {
  const own = await loadOwnedOnboarding(records, actor, id);
  if (!own.ok) return own;
  return isWithdrawn(await newestAccess(records, id)) ? refuse('access-withdrawn') : own;
}

/** A link of an onboarding whose owner the actor is. Errors: as for `loadOwnedOnboarding`. */
export async function loadOwnersLink(
  records: Reader,
  actor: Actor,
  id: string,
): Promise<Result<{ readonly link: HelperLink; readonly request: RequestRow }>> {
  const link = await records.get('helper_links', id);
  const own = link ? await loadOwnedOnboarding(records, actor, link.request) : refuse('not-found');
  return own.ok && link ? accept({ link, request: own.value }) : refuse(own.ok ? 'not-found' : own.refusal.code);
}

interface Invitation extends Pick<Row<'helper_links'>, 'scope' | 'name' | 'email'> {
  readonly person?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sections?: readonly KycSection[];
  readonly language: Language;
  readonly now: Date;
}

/**
 * Creates a link for an address, with the account of that address. It has no token before it is sent. Errors:
 * `too-many-requests`.
 */
export async function createLink(
  records: DeskRecordsStore,
  actor: Actor,
  request: RequestRow,
  invitation: Invitation,
): Promise<Result<HelperLink>> {
  const { scope, person = '', sections = null, name, email, language, firstName, lastName, now } = invitation;
  const known = await records.count('helper_links', 'request = {:request}', { request: request.id });
  if (known >= maxHelperLinks) return refuse('too-many-requests');
  const account = { email, first_name: firstName, last_name: lastName, phone: '', language };
  const user = await findOrCreateClient(records, account);
  const link = await records.create('helper_links', {
    request: request.id,
    scope,
    person,
    sections: sections && [...sections],
    name,
    email: user.email,
    user: user.id,
    language,
    state: 'invited',
    expires_at: linkExpiry(now),
    invited_by: actor.id,
    photos: [],
    photo_sides: {},
  });
  return accept(link);
}

/** When a link that is sent now expires. */
export const linkExpiry = (now: Date): string => dateText(new Date(now.getTime() + helperLinkDays * 86_400_000));

/**
 * Ends a link, with the photos that were not given. What was given by it no longer counts as an answer, so a given link
 * ends only while the client may change the form. Errors: `version-frozen`.
 */
export async function endLink(records: DeskRecordsStore, request: RequestRow, link: HelperLink): Promise<Result<null>> {
  if (link.state === 'given' && (await editableOf(records, request)) === 'none') return refuse('version-frozen');
  await dropPhotos(records, link);
  await records.update('helper_links', link.id, { state: 'ended', scan_token: '', photos: [], photo_sides: {} });
  const given = await records.find('kyc_individuals_docs', 'link = {:link} && current = true', { link: link.id });
  for (const { id } of given) await records.update('kyc_individuals_docs', id, { current: false });
  return accept();
}

/** Deletes the photos of a link that were not given. */
export async function dropPhotos(records: DeskRecordsStore, { photos }: Pick<HelperLink, 'photos'>): Promise<void> {
  for (const doc of photos ?? []) {
    if (await records.get('kyc_docs', doc)) await records.delete('kyc_docs', doc);
  }
}
