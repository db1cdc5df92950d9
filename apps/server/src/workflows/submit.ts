import { isManualCheck } from '@dossier/domain/kyc-form/check-basis';
import { issuesOf } from '@dossier/domain/kyc-form/completeness';
import {
  currentDeclaration,
  type Declaration,
  declarantOf,
  declarationParagraphs,
} from '@dossier/domain/kyc-form/declaration';
import type { KycForm } from '@dossier/domain/kyc-form/form';
import type { Language } from '@dossier/domain/languages';
import { isForDesk, isWaitingFor } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { newestAccess } from '../case/access.ts';
import { hasChanged, type Submission } from '../case/changed-checks.ts';
import { appendCheckStatuses, applicableChecks } from '../case/checks.ts';
import { clientCorrections } from '../case/corrections.ts';
import { deriveCheckStatuses } from '../case/derive-checks.ts';
import { documentsOfVersion, type VaultDocument } from '../case/documents.ts';
import { loadForm } from '../case/form.ts';
import { answerOf, checkMove, makeMove } from '../case/moves.ts';
import { hasRight } from '../case/portal-rights.ts';
import { storeIndicators } from '../case/risk.ts';
import { sameAddress } from '../case/subjects.ts';
import { checkSubmittable } from '../case/submittable.ts';
import { countsForEveryone } from '../case/vault-ownership.ts';
import { draftOf, frozenOf, nextVersionNumber, type Version } from '../case/versions.ts';
import type { CorrectionRow, RequestRow } from '../collections/rows.ts';
import type { AddressHistoryEntry } from '../collections/shapes.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { translator } from '../texts/translator.ts';
import { defineWorkflow } from './workflow.ts';

/** Submits the client's form: its version is frozen and the checks begin. */
export const submit = defineWorkflow('submit', {
  async run(context, { request: id, declaration: agreed }) {
    const { records, actor } = context;
    const checked = await checkMove(records, actor, id, 'submit');
    if (!checked.ok)
      return checked.refusal.code === 'move-not-allowed' ? submittedBefore(context, id, checked) : checked;
    const { request } = checked.value;
    const draft = await draftOf(records, request);
    // Access was withdrawn after the submit: there is nothing to submit until it is approved again.
    if (!draft && isWaitingFor(request, 'client_access')) return refuse('access-not-approved');
    if (!draft) throw new Error(`gk_requests/${id} has no draft although it waits for its client`);
    const form = await loadForm(records, request, draft, context.today);
    const guard = await checkComplete(context, request, form);
    if (!guard.ok) return guard;
    if (agreed && agreed.version !== currentDeclaration.version) return refuse('declaration-outdated');
    const org = await records.need('gk_org', request.org);
    const declaration = agreed ? declarationBy(context, form, { org: org.name, language: agreed.language }) : null;
    const before = await submissionOf(context, request, await frozenOf(records, request));
    const corrections = await clientCorrections(records, request);
    await freeze(context, request, draft, declaration);
    const state = await makeMove(records, checked.value, {
      version: draft.id,
      submitted_at: records.now,
    });
    await beginChecks(context, await records.need('gk_requests', id), { draft, before, corrections });
    return accept({ ...state, reference: request.reference });
  },
});

/** Idempotent: submitting again returns the same answer unless corrections were requested since. */
async function submittedBefore<R>({ records, actor }: WorkflowContext, id: string, refusal: R) {
  const request = await records.need('gk_requests', id);
  const isSame = isForDesk(request.status) && hasRight(actor, 'fill-in-forms');
  return isSame ? accept({ ...answerOf(request), reference: request.reference }) : (refusal as R & { ok: false });
}

async function checkComplete({ records }: WorkflowContext, request: RequestRow, form: KycForm): Promise<Result<null>> {
  return checkSubmittable({
    access: await newestAccess(records, request.id),
    corrections: await clientCorrections(records, request),
    issues: issuesOf(form),
  });
}

/** The current declaration with its text in the language in which it was shown. */
function declarationBy(
  { records, actor, signIn }: WorkflowContext,
  form: KycForm,
  { org, language }: { org: string; language: Language },
): Declaration {
  const t = translator(language, 'declaration') as unknown as (key: string, values: object) => string;
  return {
    ...currentDeclaration,
    language,
    type: form.type,
    text: declarationParagraphs(form, org).map(({ key, values }) => t(key, values)),
    name: declarantOf(form).name,
    email: actor.email,
    signIn,
    at: records.now,
  };
}

/** Freezes the draft as the newest version of the vault. It supersedes the earlier version of this onboarding. */
async function freeze(
  { records, actor }: WorkflowContext,
  request: RequestRow,
  draft: Version,
  declaration: Declaration | null,
): Promise<void> {
  const documents = await documentsOfVersion(records, request, draft);
  await storeExpiries(records, draft, documents);
  await records.update(draft.collection, draft.id, {
    state: 'submitted',
    number: await nextVersionNumber(records, request.type, request.subject),
    documents: documents.map(({ doc }) => doc),
    submitted_at: records.now,
    submitted_by: actor.id,
    declaration,
  });
  if (request.version !== '') await records.update(draft.collection, request.version, { state: 'superseded' });
}

/** Stores on each identity document until when it is valid by the answers, so that its versions keep their own dates. */
async function storeExpiries(
  records: WorkflowContext['records'],
  { answers }: Version,
  documents: readonly VaultDocument[],
): Promise<void> {
  for (const { purpose, owner, link, expiresOn, collection, id } of documents) {
    if (purpose !== 'identity' || link !== '') continue;
    const person = answers.people?.people?.find((one) => one.id === owner) ?? answers.individual;
    const given = person?.identityExpiry;
    if (given !== undefined && given !== expiresOn) await records.update(collection, id, { expires_on: given });
  }
}

async function submissionOf({ records }: WorkflowContext, request: RequestRow, version: Version | undefined) {
  return version && { version, documents: await documentsOfVersion(records, request, version) };
}

interface Round {
  readonly draft: Version;
  /** The submission that was checked before; undefined at the first submit. */
  readonly before: Submission | undefined;
  readonly corrections: readonly CorrectionRow[];
}

/** Begins the checks. After a round, only those whose answers or documents have changed begin again. */
async function beginChecks(
  context: WorkflowContext,
  request: RequestRow,
  { draft, before, corrections }: Round,
): Promise<void> {
  const { records } = context;
  await recordAddress(context, request, draft);
  const after = { version: draft, documents: await documentsOfVersion(records, request, draft) };
  const begun = applicableChecks(request)
    .filter(isManualCheck)
    .filter((check) => hasChanged(check, { before, after, corrections }))
    .map((check) => ({ check, status: 'pending' as const }));
  const statuses = [...begun, ...(await deriveCheckStatuses(records, request))];
  await appendCheckStatuses(records, request.id, statuses, null);
  await storeIndicators(context, request, draft);
}

/**
 * Adds an address that differs from the last known one to the history, with today's date. The history is shown to every
 * institution, so an owner who counts for some of them does not change it.
 */
async function recordAddress(
  { records, actor, today }: WorkflowContext,
  request: RequestRow,
  draft: Version,
): Promise<void> {
  const address = draft.answers['legal-entity']?.address;
  if (request.type !== 'business' || !address) return;
  if (!(await countsForEveryone(records, actor.id, request.subject))) return;
  const business = await records.need('kyc_businesses', request.business);
  const history = business.address_history ?? [];
  const last = history.at(-1);
  if (last && sameAddress(last, address)) return;
  const { street = '', houseNumber = '', postalCode = '', city = '', country = '' } = address;
  const entry: AddressHistoryEntry = { street, houseNumber, postalCode, city, country, since: today, source: 'client' };
  await records.update('kyc_businesses', business.id, { address_history: [...history, entry] });
}
