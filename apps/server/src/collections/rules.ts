import { readableFilter } from '@dossier/domain/onboarding';

/**
 * The parts of the collections' rules. Each is tested once per kind of reader.
 * The id of a guest is empty and equals an empty relation, so every part first checks who is signed in.
 */
export const isGatekeeper = '@request.auth.collectionName = "gatekeeper_users"';
export const isIntern = '@request.auth.collectionName = "internal_users"';
export const isOwnRecord = '(@request.auth.id != "" && id = @request.auth.id)';

/** A row whose `org` is the reader's own organisation. */
export const isOwnOrg = `(${isGatekeeper} && @request.auth.org != "" && org = @request.auth.org)`;
export const isOwnOrgRow = `(${isGatekeeper} && @request.auth.org != "" && id = @request.auth.org)`;
/** A row that belongs to an onboarding of the reader's organisation. */
export const isOwnOrgRequest = `(${isGatekeeper} && @request.auth.org != "" && request.org = @request.auth.org)`;
/** Interns see onboardings that were sent; drafts are visible to their institution only. */
export const isSentToIntern = `(${isIntern} && ${readableFilter()})`;
/** A row of an onboarding that was sent. */
export const isSentRequestToIntern = `(${isIntern} && ${readableFilter('request.status')})`;
export const isNotification = '(@request.auth.id != "" && user = @request.auth.id)';

/** Only workflows write these rows; over the record API only a superuser. */
export const onlyByWorkflow = null;

export function anyOf(...rules: string[]): string {
  return rules.join(' || ');
}

/** Rules of a collection that is readable under `rule` and written by workflows only. */
export const readBy = (rule: string | null) => ({
  list: rule,
  view: rule,
  create: onlyByWorkflow,
  update: onlyByWorkflow,
  delete: onlyByWorkflow,
});
/** Rules of a collection that is readable through views only. */
export const closed = readBy(null);
/** Rules of a collection that only staff of the desk can read. */
export const forInterns = readBy(isIntern);
