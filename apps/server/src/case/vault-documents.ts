import type { VerificationStatus } from '@dossier/domain/checks';
import { type DocumentPurpose, type DocumentType, documentKind } from '@dossier/domain/documents';
import type { FormDocument } from '@dossier/domain/kyc-form/answers';
import type { OnboardingType } from '@dossier/domain/onboarding';
import type { Reader, Row } from '../collections/rows.ts';

export type VaultCollection = 'kyc_businesses_docs' | 'kyc_individuals_docs';

/** A document of a vault with its file's facts. `id` is the id of `kyc_docs`. */
export interface VaultDocument extends FormDocument {
  readonly collection: VaultCollection;
  /** Id of the row in `collection`. */
  readonly row: string;
  /** Subject, or the person of the company whose it is. */
  readonly owner: string;
  readonly kind: string;
  readonly version: number;
  readonly current: boolean;
  readonly request: string;
  readonly reason: string;
}

interface Subject {
  readonly type: OnboardingType;
  readonly subject: string;
}

type Link = Row<'kyc_businesses_docs'> | Row<'kyc_individuals_docs'>;

/** Which rows are a subject's: a company's own and those of its people, or a person's own. */
async function links(records: Reader, { type, subject }: Subject, condition: string) {
  const of = (collection: VaultCollection, field: string): Promise<Link[]> =>
    records.find(collection, `${field} = {:subject} && ${condition}`, { subject }, { sort: 'created,@rowid' });
  const people = (await of('kyc_individuals_docs', type)).map((link) => ({
    link,
    collection: 'kyc_individuals_docs' as const,
  }));
  if (type === 'individual') return people;
  const own = (await of('kyc_businesses_docs', 'business')).map((link) => ({
    link,
    collection: 'kyc_businesses_docs' as const,
  }));
  return [...own, ...people];
}

/** The newest version of every document in a vault. */
export async function currentDocuments(records: Reader, of: Subject): Promise<VaultDocument[]> {
  return withFiles(records, of.subject, await links(records, of, 'current = true'));
}

/** Every version of every document in a vault. */
export async function allDocuments(records: Reader, of: Subject): Promise<VaultDocument[]> {
  return withFiles(records, of.subject, await links(records, of, 'id != ""'));
}

async function withFiles(
  records: Reader,
  subject: string,
  found: readonly { link: Link; collection: VaultCollection }[],
): Promise<VaultDocument[]> {
  const documents: VaultDocument[] = [];
  for (const { link, collection } of found) {
    const file = await records.get('kyc_docs', link.doc);
    if (file) documents.push(toDocument(subject, collection, link, file));
  }
  return documents;
}

function toDocument(subject: string, collection: VaultCollection, link: Link, file: Row<'kyc_docs'>): VaultDocument {
  const person = 'person' in link ? link.person : '';
  return {
    id: file.id,
    collection,
    row: link.id,
    owner: person === '' ? subject : person,
    person,
    type: link.type as DocumentType,
    purpose: link.purpose as DocumentPurpose | '',
    kind: documentKind(link.type as DocumentType, link.purpose as DocumentPurpose | ''),
    name: file.name,
    size: file.size,
    pages: file.pages,
    issuedOn: link.issued_on,
    expiresOn: link.expires_on,
    verification: link.verification as VerificationStatus,
    version: link.version,
    current: link.current,
    request: link.request,
    reason: link.reason,
  };
}
