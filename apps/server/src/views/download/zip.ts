import { Readable } from 'node:stream';
import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import { documentLabel } from '@dossier/domain/documents';
import type { FileStore } from '@dossier/records';
import { ZipFile } from 'yazl';
import { fileKeyOf } from '../../case/file-key.ts';
import { type Reader, rowsById } from '../../collections/rows.ts';
import { momentOf } from '../../runtime/clock.ts';
import { csvLine, csvStart } from './csv.ts';
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

/** An archive with a folder per owner and a list of its files. It is streamed and never in memory as a whole. */
export async function zipOf(records: Reader, files: FileStore, documents: readonly DocumentRow[]): Promise<Readable> {
  const zip = openZip();
  const folderOf = ({ origin, ownerName }: DocumentRow) =>
    origin === 'institution' ? 'institution' : safeName(ownerName);
  const packed = await packDocuments(zip, { records, files, documents, folderOf });
  const lines = [columns, ...packed.map(({ path, document, sha256 }) => manifestLine(path, document, sha256))];
  packText(zip, 'manifest.csv', csvStart + lines.map((line) => csvLine(line, ',')).join(''));
  return sealed(zip);
}

export interface Zip {
  readonly file: ZipFile;
  readonly taken: Set<string>;
  /** Registers the entry that is read now, so that it is closed when the archive is aborted. */
  readonly send: (part: Readable) => Readable;
}

/**
 * An empty archive. yazl does not handle errors of entry streams nor an aborted download: the first would end the
 * process, the second would leave a file open.
 */
export function openZip(): Zip {
  const file = new ZipFile();
  const out = file.outputStream as Readable;
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)));
  let current: Readable | undefined;
  file.on('error', fail);
  out.once('close', () => current?.destroy());
  const send = (part: Readable) => {
    current = part.on('error', fail);
    return out.destroyed ? part.destroy() : part;
  };
  return { file, taken: new Set(), send };
}

/** Completes the archive and returns it as a stream. */
export function sealed({ file }: Zip): Readable {
  file.end();
  return file.outputStream as Readable;
}

export function packText({ file, taken }: Zip, path: string, text: string): void {
  file.addBuffer(Buffer.from(text, 'utf8'), freeName(path, taken));
}

/** Adds an entry whose content is built when the archive has been read up to it. */
export function packLater({ file, taken, send }: Zip, path: string, build: () => Promise<Uint8Array>): void {
  file.addReadStreamLazy(freeName(path, taken), {}, (give) => {
    build().then(
      (bytes) => give(null, send(Readable.from([bytes]))),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
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
    const path = freeName(`${folderOf(document)}/${safeName(document.name)}`, zip.taken);
    // Scans and photos are compressed formats.
    const options = { mtime: momentOf(document.uploadedAt), compress: false, size: file.size };
    zip.file.addReadStreamLazy(path, options, (give) => give(null, zip.send(files.read(fileKeyOf(file)))));
    return [{ path, document, sha256: file.sha256 }];
  });
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
