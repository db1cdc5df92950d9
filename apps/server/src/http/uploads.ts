import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { maxUploadBytes, maxUploadMegabytes } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '../workflows/workflow.ts';

export interface Form {
  readonly fields: Record<string, unknown>;
  readonly uploads: readonly Upload[];
}

/** One byte more than is accepted, so that what is too large is known to be. */
export const uploadLimits = { fileSize: maxUploadBytes + 1, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 21 };

/**
 * Reads a multipart request: its files go to `folder`, which the caller removes.
 * Errors: `file-too-large`.
 */
export async function readForm(request: FastifyRequest, folder: string): Promise<Result<Form>> {
  const fields: Record<string, unknown> = {};
  const uploads: Upload[] = [];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const part of request.parts({ limits: uploadLimits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const path = join(folder, randomUUID());
    // The limit cuts the stream short instead of failing it, so that the refusal can name the file.
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
    if (part.file.truncated || part.file.bytesRead > maxUploadBytes) {
      return refuse('file-too-large', { name: part.filename, maxSize: maxUploadMegabytes });
    }
    uploads.push({ name: part.filename, path, size: part.file.bytesRead });
  }
  return accept({ fields, uploads });
}

export const removeForm = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
