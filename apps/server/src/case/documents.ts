import type { VerificationStatus } from '@dossier/domain/checks';
import { type DocumentPurpose, type DocumentType, documentKind } from '@dossier/domain/documents';
import type { Reader, Row } from '../collections/rows.ts';
import type { Version } from './versions.ts';

/** A document of a vault, of the company or of a person, in one shape. */
export interface VaultDocument {
  /** Row in kyc_businesses_docs or kyc_individuals_docs. */
  readonly id: string;
  readonly doc: string;
  /** The subject's id, or that of a person of a company. */
  readonly owner: string;
  readonly subject: string;
  readonly type: DocumentType;
  readonly purpose: DocumentPurpose | '';
  readonly kind: string;
  readonly version: number;
  readonly current: boolean;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly verification: VerificationStatus;
  readonly verifiedBy: string;
  readonly verifiedAt: string;
  readonly reason: string;
  /** Onboarding for which it came in. */
  readonly request: string;
  readonly created: string;
  readonly updated: string;
}

type StoredDocument = Row<'kyc_businesses_docs'> | Row<'kyc_individuals_docs'>;

function vaultDocument(row: StoredDocument): VaultDocument {
  const person = 'person' in row ? row.person : '';
  const subject = ('individual' in row && row.individual) || row.business;
  return {
    id: row.id,
    doc: row.doc,
    owner: person || subject,
    subject,
    type: row.type,
    purpose: row.purpose,
    kind: documentKind(row.type, row.purpose),
    version: row.version,
    current: row.current,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    verification: row.verification,
    verifiedBy: row.verified_by,
    verifiedAt: row.verified_at,
    reason: row.reason,
    request: row.request,
    created: row.created,
    updated: row.updated,
  };
}

/** Every document of a subject's vault, every version, oldest first. */
export async function vaultDocuments(
  records: Reader,
  subject: { readonly type: 'business' | 'individual'; readonly subject: string },
): Promise<VaultDocument[]> {
  if (subject.subject === '') return [];
  const at = { s: subject.subject };
  const sort = { sort: 'created,id' };
  const own = subject.type === 'business' ? await records.find('kyc_businesses_docs', 'business = {:s}', at, sort) : [];
  const ofPeople = await records.find('kyc_individuals_docs', `${subject.type} = {:s}`, at, sort);
  return [...own, ...ofPeople].map(vaultDocument);
}

/** Vault documents that are this file. */
export async function vaultDocumentsOfFile(records: Reader, doc: string): Promise<VaultDocument[]> {
  const rows = await Promise.all([
    records.find('kyc_businesses_docs', 'doc = {:d}', { d: doc }),
    records.find('kyc_individuals_docs', 'doc = {:d}', { d: doc }),
  ]);
  return rows.flat().map(vaultDocument);
}

/** The documents that belong to a version: for a draft those that are current now, else those it was submitted with. */
export function documentsOf(version: Version | undefined, all: readonly VaultDocument[]): VaultDocument[] {
  if (!version || version.state === 'draft') return all.filter((document) => document.current);
  return all.filter((document) => version.documents.includes(document.doc));
}

/** Versions of one document: the same owner and kind. */
export function isSameLine(a: VaultDocument, b: VaultDocument): boolean {
  return a.owner === b.owner && a.kind === b.kind;
}
