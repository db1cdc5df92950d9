import type { Readable } from 'node:stream';
import type { FileStore } from '@dossier/records';
import { ZipFile } from 'yazl';
import { momentOf } from '../../clock.ts';
import { type Reader, rowsById } from '../../reading/rows.ts';
import type { DocumentRow } from '../contracts.ts';
import { fileKeyOf } from '../parts/file-key.ts';
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

/** An archive with a folder per owner and a list of what is in it. Read as it is sent: it never stands in memory. */
export async function zipOf(records: Reader, files: FileStore, documents: readonly DocumentRow[]): Promise<Readable> {
  const docs = await rowsById(
    records,
    'kyc_docs',
    documents.map(({ doc }) => doc),
  );
  const zip = new ZipFile();
  const taken = new Set<string>();
  const lines: string[][] = [columns];
  for (const document of documents) {
    const file = docs.get(document.doc);
    if (!file) continue;
    const folder = document.origin === 'institution' ? 'institution' : safeName(document.ownerName);
    const path = freeName(`${folder}/${safeName(document.name)}`, taken);
    // Scans and photos are packed already: packing them again costs time and gives nothing.
    const options = { mtime: momentOf(document.uploadedAt), compress: false, size: file.size };
    zip.addReadStreamLazy(path, options, (give) => give(null, files.read(fileKeyOf(file))));
    lines.push(manifestLine(path, document, file.sha256));
  }
  const manifest = csvStart + lines.map((line) => csvLine(line, ',')).join('');
  zip.addBuffer(Buffer.from(manifest, 'utf8'), 'manifest.csv');
  zip.end();
  return zip.outputStream as Readable;
}

function manifestLine(path: string, document: DocumentRow, sha256: string): string[] {
  const { kind, ownerName, version, issuedOn, expiresOn, verification, uploadedAt, size, origin } = document;
  const word = origin === 'institution' ? '' : verification;
  return [path, kind, ownerName, String(version), issuedOn, expiresOn, word, uploadedAt, String(size), sha256];
}
