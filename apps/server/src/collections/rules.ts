import { readableFilter } from '@dossier/domain/onboarding';

/**
 * The parts of which the collections' rules are made. Each is tested once per kind of reader.
 * A guest's id is empty, and empty equals an empty relation: so every part asks first who is signed in.
 */
export const isGatekeeper = '@request.auth.collectionName = "gatekeeper_users"';
export const isIntern = '@request.auth.collectionName = "internal_users"';
export const isOwnRecord = '(@request.auth.id != "" && id = @request.auth.id)';

/** A row whose `org` is the reader's own organisation. */
export const isOwnOrg = `(${isGatekeeper} && @request.auth.org != "" && org = @request.auth.org)`;
export const isOwnOrgRow = `(${isGatekeeper} && @request.auth.org != "" && id = @request.auth.org)`;
/** A row that belongs to an onboarding of the reader's organisation. */
export const isOwnOrgRequest = `(${isGatekeeper} && @request.auth.org != "" && request.org = @request.auth.org)`;
/** Interns see onboardings once they are sent; drafts are the institution's own. */
export const isSentToIntern = `(${isIntern} && ${readableFilter()})`;
export const isNotification = '(@request.auth.id != "" && user = @request.auth.id)';

/** Writing is a workflow's business: through the record API nobody but a superuser. */
export const onlyByWorkflow = null;

export function anyOf(...rules: string[]): string {
  return rules.join(' || ');
}

/** Rules of a collection that is read by whom this says, and written by workflows alone. */
export const readBy = (rule: string | null) => ({
  list: rule,
  view: rule,
  create: onlyByWorkflow,
  update: onlyByWorkflow,
  delete: onlyByWorkflow,
});
/** The same, read through views only. */
export const closed = readBy(null);
/** The same, but the desk reads it. */
export const forInterns = readBy(isIntern);
