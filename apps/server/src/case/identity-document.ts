import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { vaultDocumentsOfFile } from './documents.ts';
import { hasRight } from './portal-rights.ts';
import { mayReadDocument } from './readable-documents.ts';

/**
 * The file of an identity document that the client may read: of a person of their own vault, or their own photo that
 * they added by a link. Errors: `not-found`, also for files of other kinds.
 */
export async function identityDocumentOf(
  records: Reader,
  actor: Actor,
  doc: string,
  now: Date,
): Promise<Result<Row<'kyc_docs'>>> {
  const mayAsk = hasRight(actor, 'fill-in-forms') || hasRight(actor, 'use-helper-links');
  const file = mayAsk ? await records.get('kyc_docs', doc) : undefined;
  if (!file || !(await mayReadDocument(records, actor, doc, now))) return refuse('not-found');
  const inVaults = await vaultDocumentsOfFile(records, doc);
  // A file that is in no vault is a photo that was added by a link and is not given yet.
  const isIdentity = inVaults.length === 0 || inVaults.some(({ purpose }) => purpose === 'identity');
  return isIdentity ? accept(file) : refuse('not-found');
}
