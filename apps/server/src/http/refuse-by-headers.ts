import type { FileLimits } from '@dossier/domain/contracts/shared/contract';
import { type Result, refuse } from '@dossier/domain/result';
import type { FastifyRequest } from 'fastify';

/** Bytes of a form with files that are no file: its texts and the headers of its parts. */
const formBytes = 2 * 1024 * 1024;

/**
 * Refuses a form by its headers alone, before its body is read: files that the route does not accept, and a length that
 * no permitted files can have. Undefined when the body has to be read.
 */
export function refuseByHeaders(request: FastifyRequest, files: FileLimits | undefined): Result<never> | undefined {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) return undefined;
  if (!files) {
    const body = { code: 'validation_files', message: 'Files are not accepted here.' };
    return refuse('input-invalid', { fields: { body } });
  }
  const { maxBytes, maxFiles } = files;
  const isTooLong = Number(request.headers['content-length'] ?? 0) > maxBytes * maxFiles + formBytes;
  return isTooLong ? refuse('file-too-large', { maxSize: Math.floor(maxBytes / 1024 ** 2) }) : undefined;
}
