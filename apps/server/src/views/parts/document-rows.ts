import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import { documentKind, expiryOf } from '@dossier/domain/documents';
import { isSameLine, type VaultDocument } from '../../case/documents.ts';
import { fullName, type Reader, type Row, rowsById } from '../../collections/rows.ts';

interface Naming {
  /** Names of owners by id: the subject and its people. */
  readonly names: ReadonlyMap<string, string>;
  /** Documents that the viewer may know of: only these count as versions. */
  readonly known: readonly VaultDocument[];
}

/** Rows of vault documents, with the facts of the file and the names of who added and verified it. */
export async function vaultRows(
  records: Reader,
  documents: readonly VaultDocument[],
  { names, known }: Naming,
): Promise<DocumentRow[]> {
  const [files, interns] = await Promise.all([
    rowsById(
      records,
      'kyc_docs',
      documents.map(({ doc }) => doc),
    ),
    rowsById(
      records,
      'internal_users',
      documents.map(({ verifiedBy }) => verifiedBy),
    ),
  ]);
  return documents.flatMap((document) => {
    const file = files.get(document.doc);
    if (!file) return [];
    return [
      {
        ...fileFacts(file),
        document: document.id,
        type: document.type,
        purpose: document.purpose,
        kind: document.kind,
        side: document.side,
        owner: document.owner,
        ownerName: names.get(document.owner) ?? '',
        issuedOn: document.issuedOn,
        expiresOn: expiryOf(document),
        verification: document.verification,
        verifiedBy: fullName(interns.get(document.verifiedBy)),
        verifiedAt: document.verifiedAt,
        updated: document.updated,
        reason: document.reason,
        version: document.version,
        versions: known.filter((other) => isSameLine(other, document)).length,
        origin: 'vault' as const,
      },
    ];
  });
}

/** Rows of the documents that an institution added to its own onboardings. */
export async function ownRows(records: Reader, requests: readonly string[]): Promise<DocumentRow[]> {
  const rows = (
    await Promise.all(
      requests.map((r) => records.find('gk_requests_docs', 'request = {:r}', { r }, { sort: 'created,id' })),
    )
  ).flat();
  const files = await rowsById(
    records,
    'kyc_docs',
    rows.map(({ doc }) => doc),
  );
  return rows.flatMap((row) => {
    const file = files.get(row.doc);
    return file ? [ownRow(row, file)] : [];
  });
}

function ownRow(row: Row<'gk_requests_docs'>, file: Row<'kyc_docs'>): DocumentRow {
  return {
    ...fileFacts(file),
    document: '',
    type: row.type,
    purpose: row.purpose,
    kind: documentKind(row.type, row.purpose),
    side: '',
    owner: row.request,
    ownerName: '',
    issuedOn: row.issued_on,
    expiresOn: expiryOf({ type: row.type, issuedOn: row.issued_on, expiresOn: '' }),
    verification: 'pending',
    verifiedBy: '',
    verifiedAt: '',
    updated: row.updated,
    reason: '',
    version: 1,
    versions: 1,
    origin: 'institution',
  };
}

function fileFacts(file: Row<'kyc_docs'>) {
  return {
    doc: file.id,
    name: file.name,
    mediaType: file.media_type,
    size: file.size,
    pages: file.pages,
    uploadedBy: file.uploaded_by_name,
    uploadedAt: file.created,
    scan: file.scan,
    scanProblem: file.scan_problem,
    scanSignature: file.scan_signature,
    scannedAt: file.scanned_at,
  };
}
