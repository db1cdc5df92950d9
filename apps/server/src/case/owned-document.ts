import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Actor } from '../runtime/actor.ts';
import { documentsOfVersion } from './follow-checks.ts';
import { ownRequest, type Reader } from './own-request.ts';
import type { RequestRow } from './rows.ts';
import type { VaultDocument } from './vault-documents.ts';
import { frozenOf } from './version.ts';

export interface DocumentOfFile {
  readonly request: RequestRow;
  readonly document: VaultDocument;
}

/**
 * A document of a submitted file, for somebody who decides about it. `id` is the row of the vault or of `kyc_docs`.
 * Errors: `not-found`; `version-frozen` once the file is no longer at the desk.
 */
export async function documentOfFile(
  records: Reader,
  actor: Actor,
  { request: requestId, document: id }: { request: string; document: string },
): Promise<Result<DocumentOfFile>> {
  const own = await ownRequest(records, actor, requestId);
  if (!own.ok) return own;
  const version = await frozenOf(records, own.value);
  const documents = version ? await documentsOfVersion(records, own.value, version) : [];
  const document = documents.find((one) => one.row === id || one.id === id);
  if (!document) return refuse('not-found');
  return isAtDesk(own.value) ? accept({ request: own.value, document }) : refuse('version-frozen');
}

/** Checks are worked on from the first submit until completing or archiving. */
export function isAtDesk(request: RequestRow): boolean {
  return request.status === 'submitted' || (request.status === 'waiting' && request.version !== '');
}
