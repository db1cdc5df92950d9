import { isDocumentOpen } from '@dossier/domain/kyc-form/editable';
import { isDraft } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { isSameLine, type VaultDocument, vaultDocuments, withoutOwnLinks } from '../case/documents.ts';
import { editableOf } from '../case/editable.ts';
import { type FormAccess, loadFormFor } from '../case/form-access.ts';
import { hasRight } from '../case/portal-rights.ts';
import { isDelegated } from '../case/read-by-link.ts';
import { reopenCorrections } from '../case/reopen-correction.ts';
import { versionsOfVault } from '../case/versions.ts';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

/** Removes a document, unless a submitted version refers to it. */
export const removeDocument = defineWorkflow('remove-document', {
  async run({ records, actor, now }, { request: id, doc }) {
    const own = await loadFormFor(records, actor, id, now);
    if (!own.ok) return own;
    const remove = removalFor(actor);
    const removed = remove ? await remove(records, own.value, doc) : refuse('not-allowed', { move: 'remove-document' });
    if (!removed.ok) return removed;
    if (await isUnused(records, doc)) await records.delete('kyc_docs', doc);
    return accept({ doc });
  },
});

type Removal = (records: DeskRecordsStore, access: FormAccess, doc: string) => Promise<Result<null>>;

/** How the actor's portal removes documents; undefined when it may not. */
function removalFor(actor: Actor): Removal | undefined {
  if (hasRight(actor, 'add-own-documents')) return removeOwn;
  return hasRight(actor, 'fill-in-forms') ? removeFromVault : undefined;
}

async function removeOwn(records: DeskRecordsStore, { request }: FormAccess, doc: string): Promise<Result<null>> {
  const filter = 'request = {:id} && doc = {:doc}';
  const row = await records.first('gk_requests_docs', filter, { id: request.id, doc });
  if (!row) return refuse('not-found');
  if (!isDraft(request.status)) return refuse('version-frozen');
  await records.delete('gk_requests_docs', row.id);
  return accept();
}

async function removeFromVault(
  records: DeskRecordsStore,
  { request, delegated }: FormAccess,
  doc: string,
): Promise<Result<null>> {
  const all = withoutOwnLinks(await vaultDocuments(records, request));
  const document = all.find((one) => one.doc === doc);
  if (!document || (delegated && !isDelegated(delegated, document))) return refuse('not-found');
  if (!isDocumentOpen(await editableOf(records, request), { ...request, kind: document.kind, owner: document.owner })) {
    return refuse('section-closed', { kind: document.kind });
  }
  if (document.request !== request.id || (await isFrozen(records, request, doc))) return refuse('version-frozen');
  await records.delete(document.collection, document.id);
  if (document.current) await makeFormerCurrent(records, document, all);
  await reopenCorrections(records, request, document);
  return accept();
}

/** Returns whether a submitted version refers to the file. */
async function isFrozen(records: DeskRecordsStore, request: RequestRow, doc: string): Promise<boolean> {
  const versions = await versionsOfVault(records, request.type, request.subject);
  return versions.some(({ state, documents }) => state !== 'draft' && documents.includes(doc));
}

/** Makes the version preceding a removed one current. */
async function makeFormerCurrent(
  records: DeskRecordsStore,
  removed: VaultDocument,
  all: readonly VaultDocument[],
): Promise<void> {
  const former = all
    .filter((one) => isSameLine(one, removed) && one.id !== removed.id)
    .toSorted((a, b) => b.version - a.version)[0];
  if (former) await records.update(former.collection, former.id, { current: true });
}

async function isUnused(records: DeskRecordsStore, doc: string): Promise<boolean> {
  const collections = ['gk_requests_docs', 'kyc_businesses_docs', 'kyc_individuals_docs'] as const;
  for (const collection of collections) {
    if ((await records.count(collection, 'doc = {:doc}', { doc })) > 0) return false;
  }
  return true;
}
