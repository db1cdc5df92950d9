import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileLimits } from '@dossier/domain/contracts/shared/contract';
import { maxUploadBytes } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '../runtime/workflow-context.ts';

export interface Form {
  readonly fields: Record<string, unknown>;
  readonly uploads: readonly Upload[];
}

/** One byte more than accepted, so that a file that is too large can be detected. */
const limitsFor = (maxBytes: number, files: number) => ({
  fileSize: maxBytes + 1,
  files,
  fields: 20,
  fieldSize: 64 * 1024,
  parts: 20 + files,
});

/**
 * Reads a multipart request and stores its files in `folder`, which the caller removes.
 * @throws `file-too-large`
 */
export async function readForm(
  request: FastifyRequest,
  folder: string,
  { maxBytes, maxFiles }: FileLimits = { maxBytes: maxUploadBytes, maxFiles: 1 },
): Promise<Result<Form>> {
  const fields: Record<string, unknown> = {};
  const uploads: Upload[] = [];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const part of request.parts({ limits: limitsFor(maxBytes, maxFiles) })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const path = join(folder, randomUUID());
    // The limit truncates the stream instead of failing it, so that the refusal can name the file.
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
    if (part.file.truncated || part.file.bytesRead > maxBytes) {
      return refuse('file-too-large', { name: part.filename, maxSize: Math.floor(maxBytes / 1024 ** 2) });
    }
    uploads.push({ name: part.filename, path, size: part.file.bytesRead });
  }
  return accept({ fields, uploads });
}

export const removeForm = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
