import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Reader, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { documentsOfVersion, type VaultDocument } from './documents.ts';
import { isRequestAtDesk, loadOnboardingFor } from './onboarding.ts';
import { frozenOf } from './versions.ts';

/** A document of a submitted version, with its onboarding. */
export interface SubmittedDocument {
  readonly request: RequestRow;
  readonly document: VaultDocument;
}

/**
 * A document of a submitted onboarding, to decide about it. `document` is the id of the vault row or of `kyc_docs`.
 * Errors: `not-found`; `version-frozen` once the onboarding is no longer at the desk.
 */
export async function loadSubmittedDocumentFor(
  records: Reader,
  actor: Actor,
  { request: requestId, document: id }: { request: string; document: string },
): Promise<Result<SubmittedDocument>> {
  const own = await loadOnboardingFor(records, actor, requestId);
  if (!own.ok) return own;
  const version = await frozenOf(records, own.value);
  const documents = version ? await documentsOfVersion(records, own.value, version) : [];
  const document = documents.find((one) => one.id === id || one.doc === id);
  if (!document) return refuse('not-found');
  return isRequestAtDesk(own.value) ? accept({ request: own.value, document }) : refuse('version-frozen');
}
