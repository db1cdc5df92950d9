import type { SameFile } from '@dossier/domain/contracts/answers/documents';
import type { Reader, RequestRow } from '../collections/rows.ts';
import { newestAccess } from './access.ts';
import { isSameLine, type VaultDocument, vaultDocumentsOfFile } from './documents.ts';
import { gateFor } from './gates.ts';
import { newestNames } from './people.ts';
import { hasRight } from './portal-rights.ts';
import { frozenOf } from './versions.ts';
import type { VisibleCase } from './visible-case.ts';

/** How many are named: one is enough to ask. */
const shown = 5;

/**
 * Where the bytes of a vault's document were sent another time, newest first: in onboardings of the same institution
 * only, and for an institution only those documents that it may open.
 */
export async function sameFiles(file: VisibleCase, document: VaultDocument): Promise<SameFile[]> {
  const { records } = file;
  const stored = await records.need('kyc_docs', document.doc);
  const filter = 'sha256 = {:sha256} && id != {:id}';
  const others = await records.find('kyc_docs', filter, { sha256: stored.sha256, id: stored.id }, { sort: '-created' });
  const found: SameFile[] = [];
  for (const { id } of others) {
    for (const other of await vaultDocumentsOfFile(records, id)) {
      const request = await openRequestOf(file, other);
      if (request) found.push(await sameFile(records, request, document, other));
    }
    if (found.length >= shown) break;
  }
  return found.slice(0, shown);
}

/** The onboarding for which a document was sent, if the actor may know of it there. */
async function openRequestOf({ records, actor, request: own }: VisibleCase, { request: id, doc }: VaultDocument) {
  const request = id === '' ? undefined : await records.get('gk_requests', id);
  if (!request || request.org !== own.org) return undefined;
  if (hasRight(actor, 'read-every-document')) return request;
  if (gateFor(actor, request, await newestAccess(records, id))('documents')) return undefined;
  return (await frozenOf(records, request))?.documents.includes(doc) ? request : undefined;
}

async function sameFile(
  records: Reader,
  request: RequestRow,
  document: VaultDocument,
  other: VaultDocument,
): Promise<SameFile> {
  const names = await newestNames(records, [request]);
  return {
    as: relationOf(document, other),
    doc: other.doc,
    request: request.id,
    subject: other.subject,
    subjectName: request.client_name,
    ownerName: names.get(other.owner) ?? request.client_name,
    kind: other.kind,
    version: other.version,
    at: other.created,
  };
}

function relationOf(document: VaultDocument, other: VaultDocument): SameFile['as'] {
  if (document.subject !== other.subject) return 'client';
  if (document.owner !== other.owner) return 'person';
  return isSameLine(document, other) ? 'version' : 'kind';
}
