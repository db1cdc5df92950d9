import type { PeopleAnswers } from '@dossier/domain/kyc-form/answers';
import type { ClosedLinkReason, HelperScope } from '@dossier/domain/kyc-form/helper-links';
import { isOpen, isReadable } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { dayOf, momentOf } from '../runtime/clock.ts';
import { isWithdrawn, newestAccess } from './access.ts';
import { editableOf } from './editable.ts';
import { hasRight } from './portal-rights.ts';
import { isMember, vaultOwnership } from './vault-ownership.ts';
import { draftOf, frozenOf } from './versions.ts';

export type HelperLink = Row<'helper_links'>;

/** A link with its onboarding. `closed`: why it opens nothing now; '' when it is open. */
export interface LoadedLink {
  readonly link: HelperLink;
  readonly request: RequestRow;
  readonly closed: ClosedLinkReason | '';
}

/** A link that names this user. Any other is `not-found`, so ids cannot be probed. Errors: `not-found`. */
export async function loadOwnLink(records: Reader, actor: Actor, id: string, now: Date): Promise<Result<LoadedLink>> {
  if (!hasRight(actor, 'use-helper-links')) return refuse('not-found');
  const link = await records.get('helper_links', id);
  return link && link.user === actor.id ? loadLink(records, link, now) : refuse('not-found');
}

/** The same, while it is open. Errors: `not-found`; `link-closed {why}`. */
export async function openLinkFor(
  records: Reader,
  actor: Actor,
  { link: id, scope, now }: { readonly link: string; readonly scope: HelperScope; readonly now: Date },
): Promise<Result<LoadedLink>> {
  const own = await loadOwnLink(records, actor, id, now);
  if (!own.ok) return own;
  if (own.value.link.scope !== scope) return refuse('not-found');
  return own.value.closed === '' ? own : refuse('link-closed', { why: own.value.closed });
}

/** The link with its onboarding and its state. Errors: `not-found` when the onboarding does not exist any more. */
export async function loadLink(records: Reader, link: HelperLink, now: Date): Promise<Result<LoadedLink>> {
  const request = await records.get('gk_requests', link.request);
  if (!request) return refuse('not-found');
  return accept({ link, request, closed: await closedBecause(records, link, request, now) });
}

async function closedBecause(
  records: Reader,
  link: HelperLink,
  request: RequestRow,
  now: Date,
): Promise<ClosedLinkReason | ''> {
  if (link.state === 'ended' || link.state === 'declined') return link.state;
  if (!isReadable(request.status) || !isOpen(request.status)) return 'closed';
  if (isWithdrawn(await newestAccess(records, request.id))) return 'closed';
  if (link.scope === 'sections' && !(await isDelegationOpen(records, link, request))) return 'closed';
  if (link.expires_at <= dateText(now)) return 'expired';
  if (link.scope === 'person' && !(await personOf(records, request, link.person))) return 'gone';
  // A link counts as long as the member who sent it has a part in the vault.
  return isMember(await vaultOwnership(records, link.invited_by, request)) ? '' : 'ended';
}

/** Delegated sections are filled in until the form is submitted. */
async function isDelegationOpen(records: Reader, link: HelperLink, request: RequestRow): Promise<boolean> {
  if (request.submitted_at !== '' && link.created <= request.submitted_at) return false;
  return (await editableOf(records, request)) === 'all';
}

/** The person's entry in the draft, or in the submitted form. */
export async function personOf(records: Reader, request: RequestRow, person: string) {
  const version = (await draftOf(records, request)) ?? (await frozenOf(records, request));
  const people = (version?.answers.people as PeopleAnswers | undefined)?.people ?? [];
  return people.find(({ id }) => id === person);
}

/** Links of an onboarding that were not ended, oldest first. */
export function linksOf(records: Reader, request: Pick<RequestRow, 'id'>): Promise<HelperLink[]> {
  const filter = 'request = {:request} && state != "ended"';
  return records.find('helper_links', filter, { request: request.id }, { sort: 'created,@rowid' });
}

/** The person's link in an onboarding, if it was not ended. */
export async function linkOfPerson(
  records: Reader,
  request: Pick<RequestRow, 'id'>,
  person: string,
): Promise<HelperLink | undefined> {
  return (await linksOf(records, request)).find((link) => link.scope === 'person' && link.person === person);
}

/** What the completeness of a form and its summaries know of own links: who has one, and when who gave. */
interface OwnLinks {
  readonly linkedPeople: readonly string[];
  /** ISO dates by person. */
  readonly givenByLink: Readonly<Record<string, string>>;
}

/** Persons with a link that is valid on this day, or who gave their identification by it. */
export async function ownLinksOf(records: Reader, request: RequestRow, today: string): Promise<OwnLinks> {
  const links = (await linksOf(records, request)).filter(({ scope }) => scope === 'person');
  const isValid = ({ state, expires_at }: HelperLink) =>
    state === 'given' || (state !== 'declined' && expires_at.slice(0, today.length) >= today);
  const given = links.filter(({ state }) => state === 'given');
  return {
    linkedPeople: links.filter(isValid).map(({ person }) => person),
    givenByLink: Object.fromEntries(given.map(({ person, given_at }) => [person, dayOf(momentOf(given_at))])),
  };
}
