import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type AcceptedMediaType, acceptedFileTypes } from '@dossier/domain/documents';
import { maxUploadBytes, maxUploadMegabytes, pdfHeaderBytes } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { isReadableImage } from './inspect-image.ts';
import { pdfPages } from './pdf-pages.ts';

/** Properties of an accepted file. */
export interface InspectedFile {
  readonly mediaType: AcceptedMediaType;
  readonly size: number;
  readonly pages: number;
  readonly sha256: string;
  /** Always false: a password-protected file is refused. */
  readonly encrypted: false;
}

/**
 * Inspects an uploaded file: type by content (the name is only used in refusals), size, and whether it can be
 * displayed. Refusals: `file-empty`, `file-too-large {maxSize}`, `file-type-not-accepted {types}`,
 * `file-password-protected`, `file-unreadable`; all with `name`.
 */
export async function inspectFile(path: string, name: string): Promise<Result<InspectedFile>> {
  const { size } = await stat(path);
  if (size === 0) return refuse('file-empty', { name });
  if (size > maxUploadBytes) return refuse('file-too-large', { name, maxSize: maxUploadMegabytes });
  const mediaType = mediaTypeOf(await head(path));
  if (!mediaType) return refuse('file-type-not-accepted', { name, types: acceptedFileTypes });
  const bytes = await readFile(path);
  const finding = await findings[mediaType](bytes);
  if (finding === 'password') return refuse('file-password-protected', { name });
  if (finding === 'unreadable') return refuse('file-unreadable', { name });
  return accept({ mediaType, size, pages: finding.pages, sha256: await sha256Of(path), encrypted: false });
}

/** Computes the checksum of a file as 64 hexadecimal digits, without reading the whole file into memory. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

type Finding = { readonly pages: number } | 'password' | 'unreadable';

const findings: Readonly<Record<AcceptedMediaType, (bytes: Buffer) => Promise<Finding>>> = {
  'application/pdf': pdfPages,
  'image/png': imagePages,
  'image/jpeg': imagePages,
};

async function imagePages(bytes: Buffer): Promise<Finding> {
  return (await isReadableImage(bytes)) ? { pages: 1 } : 'unreadable';
}

async function head(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pdfHeaderBytes), 0, pdfHeaderBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function mediaTypeOf(bytes: Buffer): AcceptedMediaType | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  // A zip archive or an HTML page may contain a PDF within its first bytes.
  const isOther = bytes.subarray(0, 2).toString('latin1') === 'PK' || bytes[0] === 0x3c;
  return !isOther && bytes.includes('%PDF-') ? 'application/pdf' : undefined;
}
