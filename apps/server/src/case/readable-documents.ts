import type { PortalName } from '@dossier/domain/portal';
import type { Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { isApproved, newestAccess } from './access.ts';
import { documentsOf, type VaultDocument, vaultDocuments, vaultDocumentsOfFile } from './documents.ts';
import { onboardingsOfSubject } from './onboarding.ts';
import { hasRight } from './portal-rights.ts';
import { scope } from './scope.ts';
import { isMember, vaultOwnership } from './vault-ownership.ts';
import { frozenOf } from './versions.ts';

type MayRead = (records: Reader, actor: Actor, doc: string) => Promise<boolean>;

const mayRead: Readonly<Record<PortalName, MayRead>> = {
  // Every vault's documents, and those that institutions added to sent onboardings.
  intern: async (records, actor, doc) =>
    (await vaultDocumentsOfFile(records, doc)).length > 0 || (await isInScope(records, actor, doc)),
  // Their own additions, and of a vault what a frozen version of their own onboarding with approved access holds.
  gatekeeper: async (records, actor, doc) => {
    if (await isInScope(records, actor, doc)) return true;
    return anyAsync(await vaultDocumentsOfFile(records, doc), async ({ subject }) =>
      (await openDocuments(records, actor, subject)).some((one) => one.doc === doc),
    );
  },
  // Documents of onboardings of whose vaults they are members.
  client: async (records, actor, doc) =>
    anyAsync(await vaultDocumentsOfFile(records, doc), async ({ subject, request: id }) => {
      const request = await records.get('gk_requests', id);
      return request !== undefined && isMember(await vaultOwnership(records, actor.id, { ...request, subject }));
    }),
};

/** May the actor read the file? The only check of access to files. */
export async function mayReadDocument(records: Reader, actor: Actor, doc: string): Promise<boolean> {
  return Object.hasOwn(mayRead, actor.portal) ? mayRead[actor.portal](records, actor, doc) : false;
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
  const version = isApproved(access) ? await frozenOf(records, request) : undefined;
  return version ? documentsOf(version, all) : [];
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
