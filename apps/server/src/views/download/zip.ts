import type { Readable } from 'node:stream';
import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import { documentLabel } from '@dossier/domain/documents';
import { languages } from '@dossier/domain/languages';
import type { FileStore } from '@dossier/records';
import { fileKeyOf } from '../../case/file-key.ts';
import { isQuarantined } from '../../case/quarantine.ts';
import { type Reader, type Row, rowsById } from '../../collections/rows.ts';
import { momentOf } from '../../runtime/clock.ts';
import { translator } from '../../texts/translator.ts';
import { csvLine, csvStart } from './csv.ts';
import { type Entry, packInThread } from './packing-thread.ts';
import { freeName, safeName } from './safe-name.ts';

const columns = [
  'file',
  'type',
  'owner',
  'version',
  'issued',
  'expires',
  'verification',
  'uploaded_at',
  'size',
  'sha256',
];

export const manifestName = 'manifest.csv';

/**
 * An archive with a folder per owner and a list of its files, to which `addMore` adds. It is streamed and never in memory
 * as a whole.
 */
export async function zipOf(
  records: Reader,
  files: FileStore,
  documents: readonly DocumentRow[],
  addMore: (zip: Zip, packed: readonly Packed[]) => void = () => undefined,
): Promise<Readable> {
  const zip = openZip();
  const folderOf = ({ origin, ownerName }: DocumentRow) =>
    origin === 'institution' ? 'institution' : safeName(ownerName);
  const packed = await packDocuments(zip, { records, files, documents, folderOf });
  const lines = [columns, ...packed.map(({ path, document, sha256 }) => manifestLine(path, document, sha256))];
  packText(zip, manifestName, csvStart + lines.map((line) => csvLine(line, ',')).join(''));
  addMore(zip, packed);
  return sealed(zip);
}

/** An archive before it is packed. */
export interface Zip {
  readonly entries: Entry[];
  readonly taken: Set<string>;
}

export const openZip = (): Zip => ({ entries: [], taken: new Set() });

/** The bytes of the archive; nothing may be added afterwards. */
export const sealed = ({ entries }: Zip): Readable => packInThread(entries);

export function packText({ entries, taken }: Zip, path: string, text: string): void {
  entries.push({ path: freeName(path, taken), text });
}

/** Adds an entry whose content is built when the archive has been read up to it; returns its path. */
export function packLater({ entries, taken }: Zip, path: string, build: () => Promise<Uint8Array>): string {
  const free = freeName(path, taken);
  entries.push({
    path: free,
    async *read() {
      yield await build();
    },
  });
  return free;
}

interface Documents {
  readonly records: Reader;
  readonly files: FileStore;
  readonly documents: readonly DocumentRow[];
  readonly folderOf: (document: DocumentRow) => string;
}

export interface Packed {
  readonly path: string;
  readonly document: DocumentRow;
  readonly sha256: string;
}

export async function packDocuments(zip: Zip, { records, files, documents, folderOf }: Documents): Promise<Packed[]> {
  const docs = await rowsById(
    records,
    'kyc_docs',
    documents.map(({ doc }) => doc),
  );
  return documents.flatMap((document) => {
    const file = docs.get(document.doc);
    if (!file) return [];
    const name = `${folderOf(document)}/${safeName(document.name)}`;
    if (isQuarantined(file)) return [{ path: packNotice(zip, `${name}.txt`, file), document, sha256: file.sha256 }];
    const path = freeName(name, zip.taken);
    const modified = momentOf(document.uploadedAt);
    zip.entries.push({ path, read: () => files.read(fileKeyOf(file)), stored: { size: file.size, modified } });
    return [{ path, document, sha256: file.sha256 }];
  });
}

/** Takes the place of a file in which malware was found. */
function packNotice(zip: Zip, name: string, { sha256 }: Row<'kyc_docs'>): string {
  const path = freeName(name, zip.taken);
  const sentences = languages.map((language) => translator(language, 'refusals')('refusals:file-quarantined'));
  zip.entries.push({ path, text: [...sentences, `SHA-256 ${sha256}`, ''].join('\n') });
  return path;
}

function manifestLine(path: string, document: DocumentRow, sha256: string): string[] {
  const { kind, side, ownerName, version, issuedOn, expiresOn, verification, uploadedAt, size, origin } = document;
  const status = origin === 'institution' ? '' : verification;
  return [
    path,
    documentLabel(kind, side),
    ownerName,
    String(version),
    issuedOn,
    expiresOn,
    status,
    uploadedAt,
    String(size),
    sha256,
  ];
}
