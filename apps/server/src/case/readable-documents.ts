import type { Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { newestAccess } from './access.ts';
import { documentsOf, type VaultDocument, vaultDocuments, vaultDocumentsOfFile } from './documents.ts';
import { canViewOnboarding, onboardingsOfSubject } from './onboarding.ts';
import { frozenOf } from './versions.ts';

/**
 * May this person read the file? The one place that says so: Interns read every vault's documents and those of
 * onboardings that were sent; Gatekeepers their own additions, and of a vault what a frozen version of an own
 * onboarding with approved access holds; clients the documents of vaults that are theirs.
 */
export async function mayReadDocument(records: Reader, actor: Actor, doc: string): Promise<boolean> {
  const own = await records.find('gk_requests_docs', 'doc = {:d}', { d: doc });
  const inVaults = await vaultDocumentsOfFile(records, doc);
  if (actor.portal === 'intern')
    return inVaults.length > 0 || (await anyAsync(own, (row) => isSeen(records, actor, row)));
  if (actor.portal === 'client') return anyAsync(inVaults, (document) => isMember(records, actor, document.subject));
  if (await anyAsync(own, (row) => isSeen(records, actor, row))) return true;
  return anyAsync(inVaults, async ({ subject }) =>
    (await openDocuments(records, actor, subject)).some((one) => one.doc === doc),
  );
}

/** The vault documents of a subject that a Gatekeeper may read, over all own onboardings of it. */
export async function openDocuments(records: Reader, actor: Actor, subject: string): Promise<VaultDocument[]> {
  const requests = await onboardingsOfSubject(records, actor, subject);
  const type = requests[0]?.type;
  if (!type) return [];
  const all = await vaultDocuments(records, { type, subject });
  if (actor.portal === 'intern') return all;
  const open = new Map<string, VaultDocument>();
  for (const request of requests) {
    for (const document of await frozenDocuments(records, request, all)) open.set(document.id, document);
  }
  return [...open.values()];
}

async function frozenDocuments(records: Reader, request: Row<'gk_requests'>, all: readonly VaultDocument[]) {
  const access = await newestAccess(records, request.id);
  const version = access?.status === 'approved' ? await frozenOf(records, request) : undefined;
  return version ? documentsOf(version, all) : [];
}

async function isSeen(records: Reader, actor: Actor, row: Row<'gk_requests_docs'>): Promise<boolean> {
  const request = await records.get('gk_requests', row.request);
  return request !== undefined && canViewOnboarding(actor, request);
}

async function isMember(records: Reader, actor: Actor, subject: string): Promise<boolean> {
  const at = { s: subject, u: actor.id };
  return (await records.first('vault_members', 'subject = {:s} && user = {:u}', at)) !== undefined;
}

async function anyAsync<T>(items: readonly T[], ask: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await ask(item)) return true;
  return false;
}
