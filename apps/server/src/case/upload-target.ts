import {
  type DocumentPurpose,
  type DocumentSide,
  type DocumentType,
  documentKind,
  isSameSide,
  replacesSide,
} from '@dossier/domain/documents';
import type { PeopleAnswers } from '@dossier/domain/kyc-form/answers';
import { isDocumentOpen } from '@dossier/domain/kyc-form/editable';
import { sectionOfDocument } from '@dossier/domain/kyc-form/helper-links';
import { maxFilesPerOnboarding, maxFilesPerType } from '@dossier/domain/limits';
import { isReadOnly } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { type DeskRecordsStore, type Reader, type RequestRow, type Row, rowsById } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { clientCorrections } from './corrections.ts';
import { type VaultCollection, type VaultDocument, vaultDocuments, withoutOwnLinks } from './documents.ts';
import { editableOf } from './editable.ts';
import { loadFormFor } from './form-access.ts';
import type { HelperLink } from './helper-links.ts';
import { hasRight } from './portal-rights.ts';
import { draftOf, frozenOf } from './versions.ts';

interface Wanted {
  readonly request: string;
  /** `request`, `subject`, or the id of a person of the company. */
  readonly owner: string;
  readonly type: DocumentType;
  readonly purpose: DocumentPurpose | '';
  readonly side: DocumentSide | '';
}

/** Where a new document is stored: with the institution's own documents, or in the vault. */
export interface UploadTarget extends Omit<Wanted, 'request' | 'owner'> {
  readonly request: RequestRow;
  readonly collection: VaultCollection | 'gk_requests_docs';
  /** Subject, or the person of the company. */
  readonly owner: string;
  /** Former files of the same kind of document, oldest first, of both sides of a card. */
  readonly former: readonly VaultDocument[];
}

/** Errors: `not-found`, `not-allowed`, `section-closed`, `version-frozen`, `files-too-many {maxFiles}`. */
export async function resolveUploadTarget(
  records: Reader,
  actor: Actor,
  wanted: Wanted,
  now: Date,
): Promise<Result<UploadTarget>> {
  const own = await loadFormFor(records, actor, wanted.request, now);
  if (!own.ok) return own;
  const { request, delegated } = own.value;
  const isInstitutions = wanted.owner === 'request';
  const mayAdd = hasRight(actor, isInstitutions ? 'add-own-documents' : 'fill-in-forms');
  if (!mayAdd) return refuse('not-allowed', { owner: wanted.owner });
  if (isInstitutions) return institutionTarget(records, request, wanted);
  const target = await vaultTarget(records, request, wanted);
  const isInside = target.ok && isOfDelegation(delegated, target.value);
  return target.ok && !isInside ? refuse('not-found') : target;
}

/** Colleagues add documents of the subject itself that their sections ask for. */
function isOfDelegation(delegated: HelperLink | undefined, { owner, request, type, purpose }: UploadTarget): boolean {
  if (!delegated) return true;
  const section = sectionOfDocument(documentKind(type, purpose));
  return owner === request.subject && section !== undefined && (delegated.sections ?? []).includes(section);
}

async function institutionTarget(records: Reader, request: RequestRow, wanted: Wanted): Promise<Result<UploadTarget>> {
  if (isReadOnly(request.status)) return refuse('version-frozen');
  const rows = await records.find('gk_requests_docs', 'request = {:id}', { id: request.id });
  const same = rows.filter((row) => row.type === wanted.type && row.purpose === wanted.purpose);
  const limit = checkFileLimits(same.length, rows.length);
  if (!limit.ok) return limit;
  return accept({ ...wanted, request, collection: 'gk_requests_docs', owner: request.id, former: [] });
}

async function vaultTarget(records: Reader, request: RequestRow, wanted: Wanted): Promise<Result<UploadTarget>> {
  const owner = await ownerOf(records, request, wanted.owner);
  if (owner === undefined) return refuse('not-found');
  const kind = documentKind(wanted.type, wanted.purpose);
  if (!isDocumentOpen(await editableOf(records, request), { ...request, kind, owner })) {
    return refuse('section-closed', { kind });
  }
  const all = await vaultDocuments(records, request);
  const former = withoutOwnLinks(all).filter((document) => document.owner === owner && document.kind === kind);
  const ofThis = (documents: readonly VaultDocument[]) => documents.filter((one) => one.request === request.id).length;
  const limit = checkFileLimits(ofThis(former), ofThis(all));
  if (!limit.ok) return limit;
  const isOwn = request.type === 'business' && owner === request.subject;
  return accept({
    ...wanted,
    request,
    collection: isOwn ? 'kyc_businesses_docs' : 'kyc_individuals_docs',
    owner,
    former,
  });
}

function checkFileLimits(sameKind: number, all: number): Result<null> {
  if (sameKind >= maxFilesPerType) return refuse('files-too-many', { maxFiles: maxFilesPerType });
  return all >= maxFilesPerOnboarding ? refuse('files-too-many', { maxFiles: maxFilesPerOnboarding }) : accept();
}

/** Id of the subject, or of a person in the draft; undefined for any other id. */
async function ownerOf(records: Reader, request: RequestRow, owner: string): Promise<string | undefined> {
  if (owner === 'subject' || owner === request.subject) return request.subject;
  const draft = await draftOf(records, request);
  const people = (draft?.answers.people as PeopleAnswers | undefined)?.people ?? [];
  return people.some((person) => person.id === owner) ? owner : undefined;
}

/** The files that count now as this document of this onboarding, with this date of issue. */
export async function currentFiles(
  records: Reader,
  { collection, request, former, side, type, purpose }: UploadTarget,
  issuedOn: string,
): Promise<Row<'kyc_docs'>[]> {
  const added = former.filter((one) => one.current && one.request === request.id && one.side === side);
  const same = added.filter((one) => one.issuedOn === issuedOn).map(({ doc }) => doc);
  const own = async () => {
    const rows = await records.find('gk_requests_docs', 'request = {:id}', { id: request.id });
    return rows.filter((row) => row.type === type && row.purpose === purpose && row.issued_on === issuedOn);
  };
  const docs = collection === 'gk_requests_docs' ? (await own()).map(({ doc }) => doc) : same;
  return [...(await rowsById(records, 'kyc_docs', docs)).values()];
}

interface NewDocument extends UploadTarget {
  /** Adds to the unsubmitted files of the same kind instead of replacing them. */
  readonly keepsOthers: boolean;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly doc: string;
}

/** Adds a document of the institution to the onboarding, outside the vault. */
export async function addToRequest(records: DeskRecordsStore, actor: Actor, document: NewDocument): Promise<number> {
  const { request, doc, type, purpose, issuedOn } = document;
  const row = { request: request.id, doc, type, purpose, issued_on: issuedOn };
  await records.create('gk_requests_docs', { ...row, origin: 'upload', uploaded_by: actor.id });
  return 1;
}

/** Adds the newest version of a document to the vault and answers the corrections that asked for it. */
export async function addToVault(records: DeskRecordsStore, _actor: Actor, document: NewDocument): Promise<number> {
  const { request, collection, owner, former, doc, type, purpose, side, issuedOn, expiresOn } = document;
  const keepsOthers = await filesToKeep(records, document);
  const replaced = former.filter((one) => one.current && !keepsOthers.has(one.id) && replacesSide(side, one.side));
  for (const one of replaced) await records.update(one.collection, one.id, { current: false });
  const line = former.filter((one) => isSameSide(one.side, side));
  const version = Math.max(0, ...line.map((one) => one.version)) + 1;
  const isPerson = request.type === 'business' && owner !== request.subject;
  await records.create(
    collection as VaultCollection,
    {
      [request.type]: request.subject,
      ...(isPerson ? { person: owner } : {}),
      type,
      purpose,
      side,
      doc,
      request: request.id,
      version,
      current: true,
      issued_on: issuedOn,
      expires_on: expiresOn,
      verification: 'pending',
    } as never,
  );
  await answerCorrections(records, request, `document:${documentKind(type, purpose)}:${owner}`);
  return version;
}

/** Files that a new one is added to. Submitted files are always replaced. */
async function filesToKeep(
  records: DeskRecordsStore,
  { request, keepsOthers, former }: NewDocument,
): Promise<Set<string>> {
  if (!keepsOthers) return new Set();
  const sent = (await frozenOf(records, request))?.documents ?? [];
  return new Set(former.flatMap((one) => (one.request === request.id && !sent.includes(one.doc) ? [one.id] : [])));
}

async function answerCorrections(records: DeskRecordsStore, request: RequestRow, target: string): Promise<void> {
  const asked = await clientCorrections(records, request);
  for (const correction of asked.filter((one) => one.target === target && one.status === 'open')) {
    await records.update('gk_corrections', correction.id, { status: 'answered', answered_at: records.now });
  }
}
