import { wholeShare } from '../ownership/share.ts';
import { nodeName } from '../ownership/structure.ts';
import { computeOwnership, type OwnershipIssueCode, type OwnershipResult } from '../ownership/ubo.ts';
import type { KycIssue, OwnershipAnswers } from './answers.ts';
import type { KycForm } from './form.ts';
import { askedOwnership, askedQuestions, isListedCompany } from './questions.ts';

/** Text keys of this section's messages, with `{{name}}` and `{{share}}` (in percent) where they have placeholders. */
export const ownershipTexts = {
  ownerName: 'kyc-form:ownership.owner-name-required',
  ownersMissing: 'kyc-form:ownership.owner-required',
  soleOwner: 'kyc-form:ownership.sole-owner-required',
  reason: 'kyc-form:ownership.reason-required',
  'share-missing': 'kyc-form:ownership.share-required',
  'share-invalid': 'kyc-form:ownership.share-invalid',
  'owner-unknown': 'kyc-form:ownership.owner-unknown',
  'too-much': 'kyc-form:ownership.too-much',
  'exact-share-needed': 'kyc-form:ownership.exact-share-needed',
  'rest-unknown': 'kyc-form:ownership.rest-unknown',
  restOfPart: 'kyc-form:ownership.rest-unknown-part',
  'circle-closed': 'kyc-form:ownership.circle-closed',
  'too-large': 'kyc-form:ownership.too-large',
} as const satisfies Record<OwnershipIssueCode, string> & Record<string, string>;

/** The computed ownership of a form, as all its sections use it. */
export function ownershipOf(form: KycForm): OwnershipResult {
  const entity = form.answers['legal-entity'];
  return computeOwnership(askedOwnership(entity, form.answers.ownership), {
    clientName: form.subjectName,
    today: form.today,
    listed: isListedCompany(entity),
  });
}

/**
 * Issues of the ownership section. Paths: `nodes.<index>` for a name, `edges.<index>` for a share, `companies.<id>`
 * for the sum that a company's owners hold, `nobodyReason` and `edges`.
 */
export function ownershipIssues(form: KycForm, result: OwnershipResult = ownershipOf(form)): KycIssue[] {
  const entity = form.answers['legal-entity'];
  if (!askedQuestions(entity).owners) return [];
  const answers = askedOwnership(entity, form.answers.ownership);
  const reason = askedQuestions(entity).standIn ? reasonIssues(answers, result) : soleOwnerIssues(answers, result);
  return [...nameIssues(answers), ...reason, ...computedIssues(answers, result)];
}

function nameIssues(answers: OwnershipAnswers | undefined): KycIssue[] {
  return (answers?.nodes ?? []).flatMap((node, at) => {
    const complete =
      node.kind === 'company' ? nodeName(node) !== '' : !!node.firstName?.trim() && !!node.lastName?.trim();
    return complete ? [] : [issue(`nodes.${at}`, ownershipTexts.ownerName)];
  });
}

function reasonIssues(answers: OwnershipAnswers | undefined, { standInNeeded, issues }: OwnershipResult): KycIssue[] {
  if (!standInNeeded || (answers?.nobodyReason ?? '').trim() !== '') return [];
  if ((answers?.edges ?? []).length === 0) return [issue('edges', ownershipTexts.ownersMissing)];
  // As long as the answers are uncertain, a person may be the beneficial owner.
  if (issues.length > 0) return [];
  return [issue('nobodyReason', ownershipTexts.reason)];
}

/** A sole trader is one person: no one can be asked in the owner's place. */
function soleOwnerIssues(
  answers: OwnershipAnswers | undefined,
  { standInNeeded, issues }: OwnershipResult,
): KycIssue[] {
  if (!standInNeeded) return [];
  const isUncertain = (answers?.edges ?? []).length > 0 && issues.length > 0;
  return isUncertain ? [] : [issue('edges', ownershipTexts.soleOwner)];
}

function computedIssues(answers: OwnershipAnswers | undefined, { issues }: OwnershipResult): KycIssue[] {
  const nothingYet = (answers?.edges ?? []).length === 0;
  return issues
    .filter((found) => !(nothingYet && found.code === 'rest-unknown'))
    .map(({ code, about, name, share }) => {
      const at = (answers?.edges ?? []).findIndex((edge) => edge.id === about);
      const path = at === -1 ? `companies.${about}` : `edges.${at}`;
      const isPart = code === 'rest-unknown' && share !== wholeShare;
      const key = isPart ? ownershipTexts.restOfPart : ownershipTexts[code];
      return issue(path, key, share === undefined ? { name } : { name, share: share / 10_000 });
    });
}

function issue(path: string, key: string, facts?: KycIssue['facts']): KycIssue {
  return facts ? { section: 'ownership', path, key, facts } : { section: 'ownership', path, key };
}
