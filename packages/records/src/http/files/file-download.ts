import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { ByteRange } from '../../files/file-store.ts';
import { contentType, isInline, isUnsafe, namedType, rangesOf, typeReader } from '../../files/serving.ts';
import { fileNames } from '../../record-files/orphans.ts';
import { fileKey } from '../../record-files/with-files.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { findCollection, queryOf, requestInfo } from '../call.ts';
import { notCached } from '../headers.ts';
import { precondition } from './preconditions.ts';
import { thumbOf } from './thumb-answer.ts';

/** Prevents scripts and subresources in served files. */
const policy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/**
 * `GET /files/{collection}/{record}/{name}`. An unprotected file is accessible to anyone with its URL; a protected one
 * only with `?token=`, and in strict mode it is not cached. Every refusal is 404.
 * Source: docs/reference/record-api.md 12.2.
 */
export const fileDownload: Endpoint = (app, api) => {
  const typeOf = typeReader(api.files);
  app.get('/files/:collection/:record/:name', async (request, reply) => {
    const params = request.params as { collection: string; record: string; name: string };
    const collection = findCollection(api, params.collection);
    const record =
      collection && ((await api.store.reader.get(collection.name, params.record)) as AnyRecord | undefined);
    if (!collection) throw new ApiError(404, 'Missing or invalid collection context.');
    if (!record || !fileNames(collection, record).includes(params.name)) throw new ApiError(404);
    const guarded = isProtected(collection, record, params.name);
    if (guarded && !(await mayRead(api, request, collection, record.id))) throw new ApiError(404);
    const key = fileKey(collection, record.id, params.name);
    const info = await api.files.info(key);
    if (!info) throw new ApiError(404);
    const named = namedType(await typeOf(key, info.size), params.name);
    const mimeType = api.strict && isUnsafe(named) ? 'application/octet-stream' : named;
    const size = queryOf(request)['thumb'] ?? '';
    const thumb =
      size === '' ? undefined : await thumbOf(size, { api, collection, record, name: params.name, key, mimeType });
    reply.removeHeader('x-frame-options');
    reply.headers({
      'content-type': info.size === 0 ? 'text/plain' : contentType(mimeType),
      'content-disposition': `${dispositionOf(request, mimeType)}; filename=${thumb ? `${size}_` : ''}${params.name}`,
      'cache-control': guarded && api.strict ? notCached : 'max-age=2592000, stale-while-revalidate=86400',
      'content-security-policy': policy,
      'accept-ranges': 'bytes',
      'last-modified': info.modified.toUTCString(),
    });
    const met = precondition(request, info.modified);
    if (met.status !== 200) {
      reply.removeHeader('accept-ranges');
      if (met.status === 304) reply.removeHeader('content-type');
      return reply.status(met.status).send();
    }
    const source = thumb ? { bytes: thumb, size: thumb.length } : { size: info.size };
    return sendBytes(met.range ? request.headers.range : undefined, reply, { api, key, ...source });
  });
};

function isProtected(collection: Collection, record: AnyRecord, name: string): boolean {
  const holders = Object.entries(collection.fields).filter(
    ([field, { type }]) => type === 'file' && [record[field]].flat().includes(name),
  );
  return holders.every(([, { options }]) => options['protected'] === true);
}

/** Ignores the `Authorization` header, because browsers open URLs of files without it. */
async function mayRead(api: RecordApi, request: FastifyRequest, collection: Collection, id: string): Promise<boolean> {
  const signedIn = await api.authenticator.resolve(queryOf(request)['token'] ?? '', 'file');
  const info = requestInfo(request, signedIn, { context: 'protectedFile' });
  return api.queries.allows(collection, collection.rules.view, id, info);
}

function dispositionOf(request: FastifyRequest, mimeType: string): 'inline' | 'attachment' {
  const download = queryOf(request)['download'] ?? '';
  const isAsked = ['1', 't', 'T', 'true', 'TRUE', 'True'].includes(download);
  return !isAsked && isInline(mimeType) ? 'inline' : 'attachment';
}

interface Bytes {
  readonly api: RecordApi;
  readonly key: string;
  readonly size: number;
  /** Bytes of a thumbnail; those of a file are read from the store. */
  readonly bytes?: Buffer;
}

async function sendBytes(range: string | undefined, reply: FastifyReply, source: Bytes): Promise<FastifyReply> {
  const { api, key, size, bytes } = source;
  const ranges = rangesOf(range, size);
  if (ranges === null || ranges === 'invalid') return refuseRange(reply, ranges, source);
  if (ranges && ranges.length > 1) return sendParts(reply, ranges, source);
  const { start, end } = ranges?.[0] ?? { start: 0, end: size - 1 };
  if (ranges) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  if (end < start) return reply.send(Buffer.alloc(0));
  return reply.send(bytes ? bytes.subarray(start, end + 1) : api.files.read(key, { start, end }));
}

/** Sends several ranges of a file as `multipart/byteranges`. */
async function sendParts(reply: FastifyReply, ranges: readonly ByteRange[], source: Bytes): Promise<FastifyReply> {
  const boundary = randomBytes(30).toString('hex');
  const type = String(reply.getHeader('content-type'));
  const parts: Buffer[] = [];
  for (const [index, range] of ranges.entries()) {
    const place = `bytes ${range.start}-${range.end}/${source.size}`;
    const head = `${index === 0 ? '' : '\r\n'}--${boundary}\r\nContent-Range: ${place}\r\nContent-Type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), await bytesOf(source, range));
  }
  parts.push(Buffer.from(`\r\n--${boundary}--\r\n`));
  return reply
    .status(206)
    .header('content-type', `multipart/byteranges; boundary=${boundary}`)
    .send(Buffer.concat(parts));
}

async function bytesOf({ api, key, bytes }: Bytes, { start, end }: ByteRange): Promise<Buffer> {
  if (bytes) return bytes.subarray(start, end + 1);
  const chunks: Buffer[] = [];
  for await (const chunk of api.files.read(key, { start, end })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refuseRange(reply: FastifyReply, range: null | 'invalid', { api, size }: Bytes): FastifyReply {
  for (const name of ['cache-control', 'accept-ranges', 'last-modified']) reply.removeHeader(name);
  if (api.strict) reply.header('cache-control', notCached);
  if (range === null) reply.header('content-range', `bytes */${size}`);
  const text = range === null ? 'invalid range: failed to overlap\n' : 'invalid range\n';
  return reply.status(416).type('text/plain; charset=utf-8').send(text);
}
