import { type AcceptedMediaType, acceptedFileTypes } from '@dossier/domain/documents';
import { maxUploadBytes, maxUploadMegabytes, pdfHeaderBytes } from '@dossier/domain/limits';
import type { RefusalCode, RefusalFacts } from '@dossier/domain/refusals';
import { isHeic, isWholeJpeg } from './image-bytes.ts';
import { type Prepared, preparePhoto } from './prepare-photo.ts';

export type { Prepared };

/**
 * Why a chosen file is not sent: a refusal of the server, a photo in a format that this browser cannot read, or a page
 * that is not completely loaded.
 */
export interface FileFault {
  readonly code: RefusalCode | 'heic' | 'not-loaded';
  readonly facts: RefusalFacts;
}

const beginnings: readonly (readonly [AcceptedMediaType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

type Kind = AcceptedMediaType | 'image/heic' | undefined;

async function kindOf(file: Blob): Promise<Kind> {
  const head = new Uint8Array(await file.slice(0, pdfHeaderBytes).arrayBuffer());
  if (isHeic(head)) return 'image/heic';
  const beginsAt = (at: number, signature: readonly number[]) => signature.every((byte, i) => head[at + i] === byte);
  return beginnings.find(([kind, signature]) =>
    kind === 'application/pdf' ? head.some((_, at) => beginsAt(at, signature)) : beginsAt(0, signature),
  )?.[0];
}

const fault = (code: FileFault['code'], facts: RefusalFacts = {}) => ({ code, facts });
const tooLarge = () => fault('file-too-large', { maxSize: maxUploadMegabytes });

/**
 * A chosen file as it is sent, or why it is not. Photos are reduced, so the limit of size applies to the result. The
 * server checks again.
 */
export async function prepareFile(file: File): Promise<Prepared | FileFault> {
  if (file.size === 0) return fault('file-empty');
  const kind = await kindOf(file);
  if (!kind) return fault('file-type-not-accepted', { types: acceptedFileTypes });
  if (kind === 'application/pdf') return (await faultOfPdf(file)) ?? { file, hints: [] };
  if (kind === 'image/jpeg' && !isWholeJpeg(new Uint8Array(await file.arrayBuffer()))) return fault('file-unreadable');
  try {
    const prepared = await preparePhoto(new File([file], file.name, { type: kind, lastModified: file.lastModified }));
    return prepared.file.size > maxUploadBytes ? tooLarge() : prepared;
  } catch {
    return fault(kind === 'image/heic' ? 'heic' : 'file-unreadable');
  }
}

async function faultOfPdf(file: File): Promise<FileFault | undefined> {
  if (file.size > maxUploadBytes) return tooLarge();
  return (await needsPassword(file)) ? fault('file-password-protected') : undefined;
}

/** Only a file that declares encryption is opened, so that PDF.js loads for those only. */
async function needsPassword(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!new TextDecoder('latin1').decode(bytes).includes('/Encrypt')) return false;
  const [pdf, worker] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.min.mjs?url')]);
  pdf.GlobalWorkerOptions.workerSrc ||= worker.default;
  const opening = pdf.getDocument({ data: bytes });
  try {
    await opening.promise;
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  } finally {
    await opening.destroy();
  }
}
