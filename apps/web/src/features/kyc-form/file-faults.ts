import { type AcceptedMediaType, acceptedFileTypes } from '@dossier/domain/documents';
import { maxUploadBytes, maxUploadMegabytes, pdfHeaderBytes } from '@dossier/domain/limits';
import type { RefusalCode, RefusalFacts } from '@dossier/domain/refusals';

export interface FileFault {
  readonly code: RefusalCode;
  readonly facts: RefusalFacts;
}

const beginnings: readonly (readonly [AcceptedMediaType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

async function kindOf(file: Blob): Promise<AcceptedMediaType | undefined> {
  const head = new Uint8Array(await file.slice(0, pdfHeaderBytes).arrayBuffer());
  const beginsAt = (at: number, signature: readonly number[]) => signature.every((byte, i) => head[at + i] === byte);
  return beginnings.find(([kind, signature]) =>
    kind === 'application/pdf' ? head.some((_, at) => beginsAt(at, signature)) : beginsAt(0, signature),
  )?.[0];
}

/** Returns the error of a file before upload; undefined when it is valid. The server checks again. */
export async function faultOf(file: File): Promise<FileFault | undefined> {
  if (file.size === 0) return { code: 'file-empty', facts: {} };
  if (file.size > maxUploadBytes) return { code: 'file-too-large', facts: { maxSize: maxUploadMegabytes } };
  const kind = await kindOf(file);
  if (!kind) return { code: 'file-type-not-accepted', facts: { types: acceptedFileTypes } };
  const isClosed = kind === 'application/pdf' && (await needsPassword(file));
  return isClosed ? { code: 'file-password-protected', facts: {} } : undefined;
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
