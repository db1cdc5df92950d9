import { acceptedFiles, acceptedFileTypes } from '@dossier/domain/documents';
import { maxUploadBytes, maxUploadMegabytes } from '@dossier/domain/limits';
import type { RefusalCode, RefusalFacts } from '@dossier/domain/refusals';

/** Checks that the browser can do without sending the file. */
export function faultOfFile(file: File): { code: RefusalCode; facts: RefusalFacts } | undefined {
  if (file.size > maxUploadBytes) return { code: 'file-too-large', facts: { maxSize: maxUploadMegabytes } };
  if (!Object.hasOwn(acceptedFiles, file.type))
    return { code: 'file-type-not-accepted', facts: { types: acceptedFileTypes } };
  if (file.size === 0) return { code: 'file-empty', facts: {} };
  return undefined;
}
