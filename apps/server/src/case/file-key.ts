import { kycDocs } from '../collections/kyc_docs.ts';

/** Where a document's bytes are in the file store. */
export function fileKeyOf(doc: { readonly id: string; readonly file: string }): string {
  return `${kycDocs.id}/${doc.id}/${doc.file}`;
}
