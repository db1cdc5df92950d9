import type { Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { keptSince, mayReadVersion, newestAccess } from './access.ts';
import { documentsOf, unchangedSince, type VaultDocument, vaultDocuments, vaultDocumentsOfFile } from './documents.ts';
import { onboardingsOfSubject } from './onboarding.ts';
import { hasRight } from './portal-rights.ts';
import { mayReadByLink } from './read-by-link.ts';
import { scope } from './scope.ts';
import { isMember, vaultOwnership } from './vault-ownership.ts';
import { frozenOf } from './versions.ts';

/** May the actor read the file? The only check of access to files. */
export async function mayReadDocument(records: Reader, actor: Actor, doc: string, now: Date): Promise<boolean> {
  const inVaults = await vaultDocumentsOfFile(records, doc);
  if (inVaults.length > 0 && hasRight(actor, 'read-every-document')) return true;
  if (hasRight(actor, 'fill-in-forms')) {
    const isOwn = await anyAsync(inVaults, (document) => isInOwnVault(records, actor, document));
    return isOwn || mayReadByLink(records, actor, { doc, inVaults, now });
  }
  if (await isInScope(records, actor, doc)) return true;
  return anyAsync(inVaults, async ({ subject }) =>
    (await openDocuments(records, actor, subject)).some((one) => one.doc === doc),
  );
}

/** Was the document added to the form of an onboarding of whose vault the client is a member? */
async function isInOwnVault(records: Reader, actor: Actor, document: VaultDocument): Promise<boolean> {
  const { subject, request: id, link } = document;
  if (link !== '') return false;
  const request = await records.get('gk_requests', id);
  return request !== undefined && isMember(await vaultOwnership(records, actor.id, { ...request, subject }));
}

/** The vault documents of a subject that a member of staff may read, over all onboardings in their scope. */
export async function openDocuments(records: Reader, actor: Actor, subject: string): Promise<VaultDocument[]> {
  const requests = await onboardingsOfSubject(records, actor, subject);
  const type = requests[0]?.type;
  if (!type) return [];
  const all = await vaultDocuments(records, { type, subject });
  if (hasRight(actor, 'read-every-document')) return all;
  const open = new Map<string, VaultDocument>();
  for (const request of requests) {
    for (const document of await frozenDocuments(records, request, all)) open.set(document.id, document);
  }
  return [...open.values()];
}

async function frozenDocuments(records: Reader, request: Row<'gk_requests'>, all: readonly VaultDocument[]) {
  const access = await newestAccess(records, request.id);
  const version = mayReadVersion(access, request) ? await frozenOf(records, request) : undefined;
  return version ? unchangedSince(documentsOf(version, all), keptSince(access, request)) : [];
}

/** Was the file added to an onboarding in the actor's scope? */
async function isInScope(records: Reader, actor: Actor, doc: string): Promise<boolean> {
  const { filter, values } = scope(actor).gk_requests_docs;
  return (await records.first('gk_requests_docs', `doc = {:doc} && ${filter}`, { doc, ...values })) !== undefined;
}

async function anyAsync<T>(items: readonly T[], check: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await check(item)) return true;
  return false;
}
