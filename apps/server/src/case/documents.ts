import type { VerificationStatus } from '@dossier/domain/checks';
import {
  type DocumentKind,
  type DocumentPurpose,
  type DocumentSide,
  type DocumentType,
  documentKind,
  isExtract,
  isFreshExtract,
  isSameSide,
} from '@dossier/domain/documents';
import type { FormDocument } from '@dossier/domain/kyc-form/answers';
import type { OnboardingType } from '@dossier/domain/onboarding';
import { type Reader, type Row, rowsById } from '../collections/rows.ts';
import { dayOf, momentOf } from '../runtime/clock.ts';
import type { Version } from './versions.ts';

export type VaultCollection = 'kyc_businesses_docs' | 'kyc_individuals_docs';

/** A document of a vault, of the company or of a person, in one shape. */
export interface VaultDocument {
  /** Id of the row in `collection`. */
  readonly id: string;
  readonly collection: VaultCollection;
  /** Id of the file in `kyc_docs`. */
  readonly doc: string;
  /** Id of the subject, or of a person of the company. */
  readonly owner: string;
  readonly subject: string;
  readonly type: DocumentType;
  readonly purpose: DocumentPurpose | '';
  readonly kind: DocumentKind;
  readonly side: DocumentSide | '';
  readonly version: number;
  readonly current: boolean;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly verification: VerificationStatus;
  readonly verifiedBy: string;
  readonly verifiedAt: string;
  readonly reason: string;
  /** Onboarding for which it was uploaded. */
  readonly request: string;
  /** The own link of a person by which it was given; '' for documents from the form. */
  readonly link: string;
  readonly created: string;
  readonly updated: string;
}

interface Vault {
  readonly type: OnboardingType;
  readonly subject: string;
}

type StoredDocument = Row<'kyc_businesses_docs'> | Row<'kyc_individuals_docs'>;

function vaultDocument(collection: VaultCollection, row: StoredDocument): VaultDocument {
  const person = 'person' in row ? row.person : '';
  const subject = ('individual' in row && row.individual) || row.business;
  return {
    id: row.id,
    collection,
    doc: row.doc,
    owner: person || subject,
    subject,
    type: row.type,
    purpose: row.purpose,
    kind: documentKind(row.type, row.purpose),
    side: row.side,
    version: row.version,
    current: row.current,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    verification: row.verification,
    verifiedBy: row.verified_by,
    verifiedAt: row.verified_at,
    reason: row.reason,
    request: row.request,
    link: 'link' in row ? row.link : '',
    created: row.created,
    updated: row.updated,
  };
}

const ofCompanies = (rows: readonly Row<'kyc_businesses_docs'>[]) =>
  rows.map((row) => vaultDocument('kyc_businesses_docs', row));
const ofPeople = (rows: readonly Row<'kyc_individuals_docs'>[]) =>
  rows.map((row) => vaultDocument('kyc_individuals_docs', row));

/** Every document of a vault, every version, oldest first: the subject's own, then those of its people. */
export async function vaultDocuments(records: Reader, { type, subject }: Vault): Promise<VaultDocument[]> {
  if (subject === '') return [];
  const sort = { sort: 'created,@rowid' };
  const own =
    type === 'business' ? await records.find('kyc_businesses_docs', 'business = {:subject}', { subject }, sort) : [];
  const people = await records.find('kyc_individuals_docs', `${type} = {:subject}`, { subject }, sort);
  return [...ofCompanies(own), ...ofPeople(people)];
}

/** Vault documents that refer to this file. */
export async function vaultDocumentsOfFile(records: Reader, doc: string): Promise<VaultDocument[]> {
  return [
    ...ofCompanies(await records.find('kyc_businesses_docs', 'doc = {:doc}', { doc })),
    ...ofPeople(await records.find('kyc_individuals_docs', 'doc = {:doc}', { doc })),
  ];
}

/**
 * The documents of a version: of a draft the current ones, of a frozen version those it was submitted with. What a
 * person gave by an own link belongs to the onboarding it was given for, also when it was given after the submit.
 * Documents of a person who was taken out of the form are not part of it.
 */
export function documentsOf(version: Version | undefined, all: readonly VaultDocument[]): VaultDocument[] {
  if (!version) return all.filter(({ link, current }) => link === '' && current);
  const people = new Set((version.answers.people?.people ?? []).map(({ id }) => id));
  return all.filter(({ link, current, request, doc, owner, subject }) => {
    const isCurrent = current && (owner === subject || people.has(owner));
    if (link !== '' && version.state !== 'superseded') return isCurrent && request === version.request;
    return version.state === 'draft' ? isCurrent : version.documents.includes(doc);
  });
}

/** The documents without the time of changes after this moment; '' leaves them as they are. */
export const unchangedSince = (documents: readonly VaultDocument[], moment: string): VaultDocument[] =>
  documents.map((one) => (moment === '' || one.updated <= moment ? one : { ...one, updated: moment }));

/** Without what persons gave by own links: what members of the vault may know of. */
export function withoutOwnLinks(documents: readonly VaultDocument[]): VaultDocument[] {
  return documents.filter(({ link }) => link === '');
}

/** The same, read from the vault. */
export async function documentsOfVersion(
  records: Reader,
  vault: Vault,
  version: Version | undefined,
): Promise<VaultDocument[]> {
  return documentsOf(version, await vaultDocuments(records, vault));
}

type Line = Pick<VaultDocument, 'owner' | 'kind' | 'side'>;

/** Are these two versions of one document? The back of a card is a document of its own. */
export function isSameLine(a: Line, b: Line): boolean {
  return a.owner === b.owner && a.kind === b.kind && isSameSide(a.side, b.side);
}

/** Was an extract too old when its file was uploaded? The day of the upload is counted in the desk's time zone. */
export function isExtractTooOld(
  { type, issuedOn }: Pick<VaultDocument, 'type' | 'issuedOn'>,
  uploadedAt: string,
): boolean {
  if (!isExtract(type)) return false;
  return !isFreshExtract(issuedOn, dayOf(momentOf(uploadedAt)));
}

/** The documents in the shape of the KYC form: `id` is that of the file. Documents without a file are left out. */
export async function formDocuments(records: Reader, documents: readonly VaultDocument[]): Promise<FormDocument[]> {
  const files = await rowsById(
    records,
    'kyc_docs',
    documents.map(({ doc }) => doc),
  );
  return documents.flatMap((document) => {
    const file = files.get(document.doc);
    if (!file) return [];
    return [
      {
        id: file.id,
        type: document.type,
        purpose: document.purpose,
        side: document.side,
        person: document.owner === document.subject ? '' : document.owner,
        name: file.name,
        size: file.size,
        pages: file.pages,
        issuedOn: document.issuedOn,
        expiresOn: document.expiresOn,
        verification: document.verification,
        addedAt: document.created,
        ...(file.scan === 'infected' && { isInfected: true }),
      },
    ];
  });
}
