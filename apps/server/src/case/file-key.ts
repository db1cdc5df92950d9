import { kycDocs } from '../collections/kyc_docs.ts';

/** Path of a document in the file store. */
export function fileKeyOf(doc: { readonly id: string; readonly file: string }): string {
  return `${kycDocs.id}/${doc.id}/${doc.file}`;
}
