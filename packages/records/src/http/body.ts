import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Collection } from '../collection/collection.ts';
import { ApiError } from '../core/errors.ts';
import type { Field } from '../fields/field.ts';
import { lengthOf } from '../files/file-store.ts';
import { UploadedFile } from '../files/new-file.ts';
import { readText } from './body-text.ts';
import { forgetEarly } from './call.ts';
import { bodyFromEntries } from './form-body.ts';
import { firstJsonValue } from './json-body.ts';
import { fileStream } from './receive-files.ts';

export type Body = Record<string, unknown>;

/** Maximum size of a body in bytes. Source: docs/reference/record-api.md 12.1. */
const baseLimitBytes = 32 * 1024 * 1024;

/** Maximum size of forms of sign-in and accounts: addresses, passwords, codes, tokens and keys. */
export const accountFormBytes = 16 * 1024;

/** The same with the values of a new account. */
export const newAccountFormBytes = 64 * 1024;

/** Maximum size of other forms without files. */
export const formLimitBytes = 1024 * 1024;

const defaultMaxBytes: Readonly<Record<string, number>> = { file: 5_242_880, json: 1_048_576, editor: 5_242_880 };

/** 32 MB plus the maximum sizes of the collection's file, JSON and editor fields. */
export function bodyLimitBytes(collection: Collection): number {
  return Object.values(collection.fields)
    .map(sizeOf)
    .reduce((sum, size) => sum + size, baseLimitBytes);
}

function sizeOf({ type, options }: Field): number {
  const maxBytes = Number(options['maxSize'] ?? 0) || (defaultMaxBytes[type] ?? 0);
  return type in defaultMaxBytes ? maxBytes * Math.max(1, Number(options['maxSelect'] ?? 1)) : 0;
}

/** Maximum size of a body in strict mode: 1 MB, and for forms with files the maximum sizes of the file fields. */
export function strictLimitBytes(collection: Collection, { headers }: Pick<FastifyRequest, 'headers'>): number {
  if (!headers['content-type']?.startsWith('multipart/form-data')) return formLimitBytes;
  const files = Object.values(collection.fields).filter(({ type }) => type === 'file');
  return files.map(sizeOf).reduce((sum, size) => sum + size, formLimitBytes);
}

type Convert = (entries: Iterable<readonly [string, unknown]>) => Body;

interface Reading {
  readonly limit: number;
  readonly convert: Convert;
  readonly folder: string | undefined;
}

type Reader = (request: FastifyRequest, reading: Reading) => Promise<unknown>;

const readers: Readonly<Record<string, Reader>> = {
  'application/json': async (request, { limit }) => jsonOf(await readText(request.raw, limit)),
  'application/x-www-form-urlencoded': async (request, { limit, convert }) => {
    const text = await readText(request.raw, limit);
    if (/%(?![0-9a-fA-F]{2})|;/.test(text)) throw new ApiError(400);
    return convert(new URLSearchParams(text));
  },
  'multipart/form-data': async (request, reading) => reading.convert(await partsOf(request, reading)),
};

/**
 * Reads the submitted values by key. Files are `UploadedFile`s.
 * @param folder where files are written; without it they are read into memory
 * @throws ApiError 400 when invalid or of an unsupported type, 413 when longer than `limit` bytes
 */
export function readBody(request: FastifyRequest, limit: number, folder?: string): Promise<Body> {
  return read(request, { limit, folder, convert: bodyFromEntries });
}

/** The same for forms of texts: a code such as `012345` stays text in every content type. */
export function readForm(request: FastifyRequest, limit: number): Promise<Body> {
  return read(request, { limit, folder: undefined, convert: (entries) => Object.fromEntries(entries) });
}

async function read(request: FastifyRequest, reading: Reading): Promise<Body> {
  if (!hasBody(request)) return {};
  forgetEarly(request);
  if (Number(request.headers['content-length'] ?? 0) > reading.limit) throw new ApiError(413);
  const type = request.headers['content-type'] ?? '';
  const [, reader] = Object.entries(readers).find(([known]) => type.startsWith(known)) ?? [];
  if (!reader) throw new ApiError(400, 'Unsupported Content-Type.');
  return asBody(await reader(request, reading));
}

/** Do the headers announce a body? */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** `null` counts as `{}`; lists and scalars are refused. */
function asBody(value: unknown): Body {
  if (value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw new ApiError(400);
  return value as Body;
}

function jsonOf(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return checked(firstJsonValue(text), text);
  } catch {
    throw new ApiError(400);
  }
}

/** Refuses numbers that overflow; unpaired surrogates become U+FFFD. */
function checked(value: unknown, text: string): unknown {
  return /\\ud|\d[eE]\+?\d{3}/i.test(text) ? settled(value) : value;
}

function settled(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number' && !Number.isFinite(value)) throw new ApiError(400);
  if (Array.isArray(value)) return value.map(settled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toWellFormed(), settled(item)]));
}

async function partsOf(request: FastifyRequest, { limit, folder }: Reading): Promise<[string, unknown][]> {
  const entries: [string, unknown][] = [];
  let size = 0;
  try {
    for await (const part of request.parts({ limits: partLimits(limit), preservePath: true })) {
      const value = part.type === 'file' ? await uploadOf(part, folder) : String(part.value);
      size += value instanceof UploadedFile ? lengthOf(value.content) : value.length;
      if (size > limit) throw new ApiError(413);
      entries.push([part.fieldname, value]);
    }
  } catch (error) {
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' || error instanceof ApiError
      ? error
      : new ApiError(400);
  }
  return entries;
}

/** @throws ApiError 413 when the file was truncated at the limit of the body */
async function uploadOf(part: MultipartFile, folder: string | undefined): Promise<UploadedFile> {
  const name = nameOf(part);
  if (folder === undefined) return new UploadedFile(name, await part.toBuffer());
  const path = join(folder, randomUUID());
  await pipeline(part.file, fileStream(path));
  if (part.file.truncated) throw new ApiError(413);
  return new UploadedFile(name, { path, size: part.file.bytesRead });
}

/** Refuses file names with control characters, which no client sends. */
function nameOf({ filename }: { readonly filename: string }): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs
  if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(filename)) throw new ApiError(400);
  return filename;
}

const partLimits = (limit: number) => ({
  fileSize: limit,
  fieldSize: limit,
  files: 1000,
  fields: 10_000,
  parts: 10_000,
});
