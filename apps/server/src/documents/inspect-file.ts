import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type AcceptedMediaType, acceptedFileTypes } from '@dossier/domain/documents';
import { maxUploadBytes, maxUploadMegabytes } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { jpegSize, pngSize } from './image-structure.ts';
import { pdfPages } from './pdf-pages.ts';

/** What was found in a file that may come in. */
export interface InspectedFile {
  readonly mediaType: AcceptedMediaType;
  readonly size: number;
  readonly pages: number;
  readonly sha256: string;
  /** Always false: a file with a password is refused. */
  readonly encrypted: false;
}

/** Pixels above this are an image made to exhaust whoever opens it. */
const maxPixels = 400_000_000;

/**
 * Looks into an uploaded file: kind by content (the name counts for nothing but the sentence), size, and whether
 * a person will be able to read it.
 * Errors: `file-empty`, `file-too-large {maxSize}`, `file-type-not-accepted {types}`, `file-password-protected`,
 * `file-unreadable`; all with `name`.
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

/** Streamed: the file may be larger than anybody wants in memory. Shape: 64 hexadecimal digits. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

type Finding = { readonly pages: number } | 'password' | 'unreadable';

const findings: Readonly<Record<AcceptedMediaType, (bytes: Buffer) => Promise<Finding>>> = {
  'application/pdf': pdfPages,
  'image/png': async (bytes) => image(pngSize(bytes)),
  'image/jpeg': async (bytes) => image(jpegSize(bytes)),
};

function image(size: { width: number; height: number } | undefined): Finding {
  return size && size.width * size.height <= maxPixels ? { pages: 1 } : 'unreadable';
}

/** A PDF may have some bytes before its header, but not many. */
const pdfHeaderWithin = 1024;

async function head(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pdfHeaderWithin), 0, pdfHeaderWithin, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function mediaTypeOf(bytes: Buffer): AcceptedMediaType | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  // Something else that merely holds a PDF further in (an archive, a page) begins as itself.
  const isOther = bytes.subarray(0, 2).toString('latin1') === 'PK' || bytes[0] === 0x3c;
  return !isOther && bytes.includes('%PDF-') ? 'application/pdf' : undefined;
}
