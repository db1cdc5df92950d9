import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { vaultDocumentsOfFile } from './documents.ts';
import { hasRight } from './portal-rights.ts';
import { mayReadDocument } from './readable-documents.ts';

/**
 * The file of an identity document that the actor may read. For clients: of a person of their own vault, or their own
 * photo that they added by a link. Errors: `not-found`, also for files of other kinds.
 */
export async function identityDocumentOf(
  records: Reader,
  actor: Actor,
  doc: string,
  now: Date,
): Promise<Result<Row<'kyc_docs'>>> {
  const file = await records.get('kyc_docs', doc);
  if (!file || !(await mayReadDocument(records, actor, doc, now))) return refuse('not-found');
  return (await isIdentityDocument(records, actor, doc)) ? accept(file) : refuse('not-found');
}

async function isIdentityDocument(records: Reader, actor: Actor, doc: string): Promise<boolean> {
  const inVaults = await vaultDocumentsOfFile(records, doc);
  if (inVaults.length > 0) return inVaults.some(({ purpose }) => purpose === 'identity');
  // For a client, a file that is in no vault is a photo that was added by a link and is not given yet.
  if (hasRight(actor, 'use-helper-links')) return true;
  const own = await records.first('gk_requests_docs', 'doc = {:doc}', { doc });
  return own?.purpose === 'identity';
}
