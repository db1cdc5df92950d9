import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { type FileContent, lengthOf } from './file-store.ts';
import { errorCodeOf } from './s3-answers.ts';
import { networkError, refusalOf, StorageError } from './s3-refusal.ts';
import { type StorageAnswered, storageAnswered } from './storage-answered.ts';

/** A bucket of an S3-compatible service. */
export interface Bucket {
  /** `https://host:port` of the service; the bucket is the first part of the path. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** For messages, without secrets: `s3://host/bucket`. */
const nameOfBucket = ({ endpoint, name }: Bucket): string => `s3://${new URL(endpoint).host}/${name}`;

export interface BucketOptions {
  /** A connection on which nothing moves for this long is closed. Unit: milliseconds. */
  readonly idleMs: number;
  /** How often a request is tried in all. */
  readonly attempts: number;
  /** Wait before the second attempt; doubled for each further one. Unit: milliseconds. */
  readonly firstWaitMs: number;
  /** Keys per page of a listing. */
  readonly pageSize: number;
}

const defaults: BucketOptions = { idleMs: 30_000, attempts: 5, firstWaitMs: 200, pageSize: 1000 };

export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Undefined: the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: FileContent;
}

export interface BucketAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: IncomingMessage;
}

/** Pieces of this size are hashed without a pause. Unit: bytes. */
const hashedAtOnce = 1024 * 1024;

const encoded = (key: string): string =>
  key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/');

/** Path of a key on the service: the bucket is its first part. */
export const pathIn = (bucket: Bucket, key: string): string => `/${encoded(bucket.name)}/${encoded(key)}`;

/** Signed requests to a bucket, repeated while the service is overloaded or the connection fails. */
export class BucketConnection {
  readonly bucket: Bucket;
  readonly options: BucketOptions;
  readonly #agent: HttpAgent | TlsAgent;
  readonly #signingKeys = new Map<string, ArrayBuffer>();

  constructor(bucket: Bucket, options: Partial<BucketOptions> = {}) {
    this.bucket = bucket;
    this.options = { ...defaults, ...options };
    const kept = { keepAlive: true, maxFreeSockets: 32 };
    this.#agent = this.#isTls ? new TlsAgent(kept) : new HttpAgent(kept);
  }

  get #isTls(): boolean {
    return this.bucket.endpoint.startsWith('https:');
  }

  /**
   * Sends a request. The body of the answer must be read or destroyed by the caller.
   * @throws StorageError when it is refused, or every attempt failed
   */
  async send(request: BucketRequest): Promise<BucketAnswer> {
    const sha256 = await digestOf(request.content);
    for (let attempt = 1; ; attempt++) {
      const started = performance.now();
      const say = (result: StorageAnswered['result']) =>
        storageAnswered.publish({ method: request.method, result, ms: performance.now() - started });
      try {
        const answer = await this.#attempt(request, sha256);
        if (answer.status < 300) {
          say('done');
          return answer;
        }
        throw refusalOf(answer.status, errorCodeOf(await text(answer.body)));
      } catch (error) {
        const known = networkError(error);
        const mayRepeat = known instanceof StorageError && known.isTemporary && attempt < this.options.attempts;
        if (!mayRepeat) {
          say(known instanceof StorageError && known.code === 'ENOENT' ? 'missing' : 'failed');
          if (known instanceof StorageError) known.storage = nameOfBucket(this.bucket);
          throw known;
        }
        say('repeated');
        await this.pause(attempt);
      }
    }
  }

  /** Waits before another attempt; several processes do not repeat at the same moment. */
  async pause(attempt: number): Promise<void> {
    await setTimeout(this.options.firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }

  /** Sends a request whose answer is small. */
  async sendFor(request: BucketRequest): Promise<string> {
    return text((await this.send(request)).body);
  }

  async #attempt(
    { method, key, query = {}, headers = {}, content }: BucketRequest,
    sha256: string,
  ): Promise<BucketAnswer> {
    const { bucket } = this;
    const url = new URL(key === undefined ? `/${encoded(bucket.name)}` : pathIn(bucket, key), bucket.endpoint);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      accessKeyId: bucket.keyId,
      secretAccessKey: bucket.secret,
      service: 's3',
      region: bucket.region,
      cache: this.#signingKeys,
    }).sign();
    const length = method === 'PUT' ? { 'content-length': String(content ? lengthOf(content) : 0) } : {};
    const sent = (this.#isTls ? tlsRequest : plainRequest)(signed.url, {
      method,
      headers: { ...Object.fromEntries(signed.headers), ...length },
      agent: this.#agent,
    });
    return new Promise((resolve, reject) => {
      sent.setTimeout(this.options.idleMs, () =>
        sent.destroy(Object.assign(new Error('nothing moved'), { code: 'ETIMEDOUT' })),
      );
      sent.on('error', reject);
      sent.once('response', (body) => resolve({ status: body.statusCode ?? 0, headers: body.headers, body }));
      if (content === undefined) sent.end();
      else if (content instanceof Uint8Array) sent.end(content);
      // A refusal may arrive before everything was sent: what fails then is the rest of the upload.
      else pipeline(createReadStream(content.path), sent).catch(reject);
    });
  }
}

/** The service refuses a body with another digest. Large contents are hashed in pieces, so that others get their turn. */
async function digestOf(content: FileContent | undefined): Promise<string> {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) {
    for (let at = 0; at < content.byteLength; at += hashedAtOnce) {
      if (at > 0) await setImmediate();
      hash.update(content.subarray(at, at + hashedAtOnce));
    }
  } else if (content) for await (const chunk of createReadStream(content.path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Bytes of an answer; fails with a StorageError when it is cut short. */
export async function* bytesOf({ body }: BucketAnswer): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) yield chunk as Buffer;
  } catch (error) {
    throw networkError(error);
  } finally {
    body.destroy();
  }
}

export const asStream = (chunks: AsyncIterable<Uint8Array>): Readable => Readable.from(chunks, { objectMode: false });
