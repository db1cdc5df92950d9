import { readableFilter } from '@dossier/domain/onboarding';
import { type PortalName, portalNames, portals } from '@dossier/domain/portal';
import type { Notice, Rule } from '@dossier/records/collection';

/** Field names that link a row to its subject. */
type SubjectPath = '' | 'request.';

const isGatekeeper = '@request.auth.collectionName = "gatekeeper_users" && @request.auth.org != ""';
const isClient = '@request.auth.collectionName = "end_client_users"';

/** Rows of an onboarding of the reader's organisation. */
export const toGatekeepersOfRequest = `(${isGatekeeper} && request.org = @request.auth.org)`;

/** Narrows to the onboardings whose screening results a Gatekeeper may see. Source: docs/domain.md, section 3. */
export const toGatekeepersWhenCompleted = `(${toGatekeepersOfRequest} && request.completed_at != "")`;

/** Rows of a subject whose vault the reader's organisation may read. */
export const toGatekeepersWithAccess = (subject: 'business' | 'individual'): string =>
  `(${isGatekeeper} && ${subject}.gk_access_via_${subject}.org ?= @request.auth.org && ${subject}.gk_access_via_${subject}.status ?= "approved")`;

/** Desk staff who are assigned to an onboarding of the reader's organisation. */
export const toGatekeepersOfAssigned = `(${isGatekeeper} && gk_requests_via_assigned_intern.org ?= @request.auth.org)`;

/** Subjects that the reader's organisation has an onboarding of. */
export const toGatekeepersOfSubject = (subject: 'business' | 'individual'): string =>
  `(${isGatekeeper} && gk_requests_via_${subject}.org ?= @request.auth.org)`;

/** Rows of the vaults that the reader is a proven member of. Unproven members learn of the onboardings that name them. */
export const toMembers = (subject: 'business' | 'individual', path: SubjectPath = ''): string => {
  const member = `${path}${subject}.vault_members_via_${subject}`;
  return `(${isClient} && ${member}.user ?= @request.auth.id && ${member}.counts_for ?= "all")`;
};

/** Rows of an onboarding that names the reader as contact. */
export const toNamedClient = `(${isClient} && request.client_user = @request.auth.id)`;

/** The reader's own membership. */
export const toMemberSelf = `(${isClient} && user = @request.auth.id)`;

/** The subject's own row. */
export const membersOfBusiness = `(${isClient} && vault_members_via_business.user ?= @request.auth.id)`;
export const membersOfIndividual = `(${isClient} && vault_members_via_individual.user ?= @request.auth.id)`;

/** An onboarding whose invitation the reader received. */
export const isClientUser = `(${isClient} && client_user = @request.auth.id)`;

/** Rows of an onboarding that was sent to the reader. */
export const toClientOfRequest = `(${isClient} && ${readableFilter('request.status')} && (request.client_user = @request.auth.id || ${toMembers('business', 'request.')} || ${toMembers('individual', 'request.')}))`;

export const toAnyClient = `(${isClient})`;

/** A change notice for readers that one of the rules allows; it names the onboarding where the row has one. */
export function noticeWhen(fields: Notice['fields'], ...rules: string[]): Notice {
  return { rule: rules.join(' || '), fields };
}

interface Declared {
  readonly name: string;
  readonly rules: { readonly list: Rule };
  readonly notice?: Notice;
}

/** The portals whose users may get events of a collection, with content or as a notice. */
export function portalsLearningOf({ rules, notice }: Declared): readonly PortalName[] {
  const rule = [rules.list, notice?.rule].filter((part) => part !== null && part !== undefined);
  return portalNames.filter((portal) => rule.some((part) => part === '' || mentions(part, portal)));
}

/** A rule without an auth collection concerns the reader's own rows, in every portal. */
function mentions(rule: string, portal: PortalName): boolean {
  return !rule.includes('@request.auth.collectionName') || rule.includes(`"${portals[portal].authCollection}"`);
}
