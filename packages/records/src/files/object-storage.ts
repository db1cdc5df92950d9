import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { ByteRange, FileStore } from './file-store.ts';
import { errorCodeOf, listPageOf } from './s3-answers.ts';
import {
  asStream,
  type Bucket,
  type BucketAnswer,
  BucketConnection,
  type BucketOptions,
  type BucketRequest,
  bytesOf,
  pathIn,
} from './s3-connection.ts';
import { refusalOf, StorageError } from './s3-refusal.ts';
import { isSafeName, partsOfKey } from './stored-name.ts';

/**
 * Stores files in a bucket of an S3-compatible service. A put is atomic: an object exists with all its bytes or not at
 * all. Uses no conditional write, no multipart upload and no checksum header, which services implement differently.
 * @throws StorageError in every function, for a storage that refuses or cannot be reached
 */
export function objectStorage(bucket: Bucket, options?: Partial<BucketOptions>): FileStore {
  const connection = new BucketConnection(bucket, options);
  return {
    async put(key, content) {
      partsOfKey(key);
      await put(connection, key, { content });
    },
    async info(key) {
      partsOfKey(key);
      const answer = await unlessMissing(connection.send({ method: 'HEAD', key }));
      if (!answer) return undefined;
      answer.body.resume();
      const { 'content-length': size, 'last-modified': modified = '' } = answer.headers;
      return { size: Number(size), modified: new Date(modified) };
    },
    read(key, range) {
      partsOfKey(key);
      return asStream(bytesIn(connection, key, range));
    },
    async move(key, to) {
      partsOfKey(key);
      partsOfKey(to);
      const headers = { 'x-amz-copy-source': pathIn(bucket, key) };
      const copied = await unlessMissing(put(connection, to, { headers }));
      if (copied !== undefined) await remove(connection, key);
    },
    async delete(key) {
      partsOfKey(key);
      await remove(connection, key);
    },
    list: (prefix) => keysIn(connection, prefix),
    // Nothing is written in parts.
    tidy: () => Promise.resolve(),
    probe: () => probe(connection),
  };
}

/** The time of the service as it answers, or undefined. A clock that is too far off is refused: StorageError. */
export async function clockOfBucket(bucket: Bucket): Promise<Date | undefined> {
  const query = { 'list-type': '2', 'max-keys': '1' };
  const { headers, body } = await new BucketConnection(bucket, { attempts: 1 }).send({ method: 'GET', query });
  body.resume();
  const at = Date.parse(headers.date ?? '');
  return Number.isNaN(at) ? undefined : new Date(at);
}

/** @returns the body of the answer; a copy may fail after the status 200, and says so there */
async function put(connection: BucketConnection, key: string, request: Pick<BucketRequest, 'content' | 'headers'>) {
  const body = await connection.sendFor({ method: 'PUT', key, ...request });
  const code = errorCodeOf(body);
  if (code !== undefined) throw refusalOf(500, code);
  return body;
}

async function remove(connection: BucketConnection, key: string): Promise<void> {
  await unlessMissing(connection.sendFor({ method: 'DELETE', key }));
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof StorageError && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Continues behind the last byte when the connection fails, or was closed because the reader is slow. */
async function* bytesIn(connection: BucketConnection, key: string, range: ByteRange | undefined) {
  let at = range?.start ?? 0;
  let end = range?.end;
  let version: string | undefined;
  let failures = 0;
  for (;;) {
    const answer = await part(connection, key, { at, end, version });
    if (!answer) return;
    version ??= answer.headers.etag;
    end ??= lastByteOf(answer.headers, at);
    try {
      for await (const chunk of bytesOf(answer)) {
        at += chunk.byteLength;
        failures = 0;
        yield chunk;
      }
      return;
    } catch (error) {
      failures += 1;
      const mayContinue = error instanceof StorageError && error.isTemporary && failures < connection.options.attempts;
      if (!mayContinue) throw error;
      if (end !== undefined && at > end) return;
      await connection.pause(failures);
    }
  }
}

interface Part {
  readonly at: number;
  /** Undefined: to the end of the file. */
  readonly end: number | undefined;
  /** Refuses other bytes than those that were read before. */
  readonly version: string | undefined;
}

/** Undefined behind the end of the file. */
async function part(
  connection: BucketConnection,
  key: string,
  { at, end, version }: Part,
): Promise<BucketAnswer | undefined> {
  const isPart = at > 0 || end !== undefined;
  const headers = {
    ...(isPart && { range: `bytes=${at}-${end ?? ''}` }),
    ...(version !== undefined && { 'if-match': version }),
  };
  try {
    const answer = await connection.send({ method: 'GET', key, headers });
    if (!isPart || answer.status === 206) return answer;
    answer.body.destroy();
    throw new StorageError('NotImplemented', 'The object storage ignores ranges.');
  } catch (error) {
    if (error instanceof StorageError && error.code === 'InvalidRange') return undefined;
    throw error;
  }
}

function lastByteOf({ 'content-length': length }: BucketAnswer['headers'], at: number): number | undefined {
  return length === undefined ? undefined : at + Number(length) - 1;
}

/** Keys that are none of this program's belong to an operator. */
async function* keysIn(connection: BucketConnection, prefix: string): AsyncGenerator<string> {
  let next: string | undefined;
  do {
    const query = {
      'list-type': '2',
      'max-keys': String(connection.options.pageSize),
      prefix,
      ...(next !== undefined && { 'continuation-token': next }),
    };
    const page = listPageOf(await connection.sendFor({ method: 'GET', query }));
    for (const key of page.keys) if (key.split('/').every(isSafeName)) yield key;
    next = page.next;
  } while (next !== undefined);
}

/** Its key is not a safe name, so no listing shows it. */
async function probe(connection: BucketConnection): Promise<void> {
  const key = `.probe-${randomUUID()}`;
  const content = new TextEncoder().encode(key);
  await connection.sendFor({ method: 'PUT', key, content });
  const found = await text(asStream(bytesIn(connection, key, undefined)));
  await connection.sendFor({ method: 'DELETE', key });
  if (found !== key) throw new StorageError('BadDigest', 'The object storage returns other bytes than were written.');
}
