import { open, readFile } from 'node:fs/promises';
import { type AcceptedMediaType, acceptedFileTypes } from '@dossier/domain/documents';
import {
  maxImageMegapixels,
  maxUnpackedMegabytes,
  maxUploadBytes,
  maxUploadMegabytes,
  pdfHeaderBytes,
} from '@dossier/domain/limits';
import type { RefusalCode, RefusalFacts } from '@dossier/domain/refusals';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Upload } from '../runtime/workflow-context.ts';
import { inspectImage } from './inspect-image.ts';
import type { PdfProblem } from './inspect-pdf.ts';
import { inspectionTurns } from './inspection-turns.ts';
import { inspectPdfIsolated } from './isolated-pdf.ts';

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
 * displayed. Refusals: `file-empty`, `file-too-large {maxSize}`, `file-type-not-accepted {types}`, and those of
 * `contentRefusals` and `file-too-many-pixels`; all with `name`.
 * @param person one file at a time is opened per person
 */
export async function inspectFile(upload: Upload, person: string): Promise<Result<InspectedFile>> {
  const { path, name, size, sha256 } = upload;
  if (size === 0) return refuse('file-empty', { name });
  if (size > maxUploadBytes) return refuse('file-too-large', { name, maxSize: maxUploadMegabytes });
  const mediaType = mediaTypeOf(await head(path));
  if (!mediaType) return refuse('file-type-not-accepted', { name, types: acceptedFileTypes });
  const content = await inspectionTurns.run(person, () => inspectContent[mediaType](path));
  if (!content.ok) return refuse(content.refusal.code, { name, ...content.refusal.facts });
  return accept({ mediaType, size, pages: content.value, sha256, encrypted: false });
}

/** Number of pages, or why the content is refused. */
const inspectContent: Readonly<Record<AcceptedMediaType, (path: string) => Promise<Result<number>>>> = {
  'application/pdf': pagesOfPdf,
  'image/png': pagesOfImage,
  'image/jpeg': pagesOfImage,
};

async function pagesOfImage(path: string): Promise<Result<number>> {
  const finding = await inspectImage(await readFile(path));
  if (finding === 'readable') return accept(1);
  return finding === 'unreadable' ? refuse('file-unreadable') : refuse('file-too-many-pixels', finding);
}

const contentRefusals = {
  password: ['file-password-protected', {}],
  unreadable: ['file-unreadable', {}],
  scripts: ['file-has-scripts', {}],
  attachments: ['file-has-attachments', {}],
  'unpacks-too-large': ['file-unpacks-too-large', { maxMegabytes: maxUnpackedMegabytes }],
  'too-many-pixels': ['file-too-many-pixels', { maxMegapixels: maxImageMegapixels }],
  'too-complex': ['file-too-complex', {}],
} as const satisfies Record<PdfProblem | 'too-complex', readonly [RefusalCode, RefusalFacts]>;

async function pagesOfPdf(path: string): Promise<Result<number>> {
  const finding = await inspectPdfIsolated(path);
  if (typeof finding === 'object') return accept(finding.pages);
  const [code, facts] = contentRefusals[finding];
  return refuse(code, facts);
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
