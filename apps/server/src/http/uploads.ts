import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileLimits } from '@dossier/domain/contracts/shared/contract';
import { maxUploadBytes } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { fileStream } from '@dossier/records';
import type { MultipartFile } from '@fastify/multipart';
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
 * Reads a multipart request and writes its files to `folder` while they arrive.
 * @throws `file-too-large`
 */
export async function readForm(
  request: FastifyRequest,
  folder: string,
  { maxBytes, maxFiles }: FileLimits = { maxBytes: maxUploadBytes, maxFiles: 1 },
): Promise<Result<Form>> {
  const fields: Record<string, unknown> = {};
  const uploads: Upload[] = [];
  for await (const part of request.parts({ limits: limitsFor(maxBytes, maxFiles) })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const upload = await receive(part, folder);
    // The limit truncates the stream instead of failing it, so that the refusal can name the file.
    if (part.file.truncated || upload.size > maxBytes) {
      return refuse('file-too-large', { name: part.filename, maxSize: Math.floor(maxBytes / 1024 ** 2) });
    }
    uploads.push(upload);
  }
  return accept({ fields, uploads });
}

/** Writes a file to disk and computes its checksum at the same time. */
async function receive({ filename, file }: MultipartFile, folder: string): Promise<Upload> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(file, hashed, fileStream(path));
  // Browsers escape a quotation mark in the name of a file (multipart/form-data of the HTML standard).
  return { name: filename.replaceAll('%22', '"'), path, size: file.bytesRead, sha256: hash.digest('hex') };
}
