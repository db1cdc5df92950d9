import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { clockOfBucket, objectStorage } from './object-storage.ts';

/** What the next requests meet; afterwards the server works. */
type Fault =
  | { readonly status: number; readonly body?: string }
  /** The connection is closed before or after this part of the answer, or while the body arrives. */
  | { readonly cutAt: number }
  | 'cut-request'
  | 'silence';

let server: Server;
let stored: Map<string, Buffer>;
let faults: Fault[];
let requests: string[];
let files: FileStore;

beforeEach(async () => {
  stored = new Map();
  faults = [];
  requests = [];
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const bucket = { endpoint: `http://127.0.0.1:${port}`, name: 'b', region: 'r', keyId: 'k', secret: 's' };
  files = objectStorage(bucket, { firstWaitMs: 1, attempts: 3, idleMs: 500 });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request;
  requests.push(`${method} ${headers.range ?? ''}`.trim());
  const fault = faults.shift();
  if (fault === 'silence') return;
  if (fault === 'cut-request') return void request.once('data', () => request.destroy());
  const body = await buffer(request);
  if (fault && 'status' in fault) return void response.writeHead(fault.status).end(fault.body ?? '');
  if (method === 'PUT') stored.set(url, body);
  if (method !== 'GET') return void response.writeHead(200).end();
  const whole = stored.get(url);
  if (!whole) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const part = whole.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
  response.writeHead(headers.range === undefined ? 200 : 206, { 'content-length': part.length, etag: '"1"' });
  if (!fault) return void response.end(part);
  response.write(part.subarray(0, fault.cutAt), () => response.destroy());
}

const content = Buffer.alloc(3_000_000, 'abcdefg');
const slow = { status: 503, body: '<Error><Code>SlowDown</Code></Error>' };

describe('a request to an overloaded storage', () => {
  it.each([503, 500, 429])('is repeated after the status %i', async (status) => {
    faults = [{ status }, { status }];
    await files.put('a/b', content);
    expect([...stored.values()][0]?.equals(content)).toBe(true);
    expect(requests).toEqual(['PUT', 'PUT', 'PUT']);
  });

  it('fails in a sentence when it was repeated often enough, and nothing was stored', async () => {
    faults = [slow, slow, slow];
    await expect(files.put('a/b', content)).rejects.toThrow('The object storage answered 503 (SlowDown).');
    expect(stored.size).toBe(0);
  });

  it('is not repeated when it was refused', async () => {
    faults = [{ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }];
    await expect(files.put('a/b', content)).rejects.toThrow('refuses the access key');
    expect(requests).toEqual(['PUT']);
  });
});

describe('a connection that fails', () => {
  it('while a file is stored is opened again', async () => {
    faults = ['cut-request'];
    await files.put('a/b', content);
    expect([...stored.values()][0]?.equals(content)).toBe(true);
  });

  it('while a file is read continues behind the last byte', async () => {
    await files.put('a/b', content);
    faults = [{ cutAt: 1_000_000 }, slow, { cutAt: 500_000 }];
    expect((await buffer(files.read('a/b'))).equals(content)).toBe(true);
    faults = [{ cutAt: 10 }];
    expect(
      (await buffer(files.read('a/b', { start: 100, end: 2_000_000 }))).equals(content.subarray(100, 2_000_001)),
    ).toBe(true);
    expect(requests.filter((line) => line.endsWith('-2999999')).length).toBeGreaterThan(0);
  });

  it('again and again is an error, not a short file', async () => {
    await files.put('a/b', content);
    faults = Array.from({ length: 9 }, () => ({ cutAt: 0 }));
    await expect(buffer(files.read('a/b'))).rejects.toThrow('The object storage closed the connection.');
  });

  it('is closed when nothing moves for too long', async () => {
    faults = ['silence', 'silence', 'silence'];
    await expect(files.info('a/b')).rejects.toThrow('does not answer in time');
    expect(requests).toEqual(['HEAD', 'HEAD', 'HEAD']);
  });
});

it('a copy that fails after the status 200 keeps the file', async () => {
  await files.put('a/b', content);
  faults = [{ status: 200, body: '<?xml version="1.0"?><Error><Code>InternalError</Code></Error>' }];
  await expect(files.move('a/b', 'bin/a/b')).rejects.toThrow('InternalError');
  expect(requests).toEqual(['PUT', 'PUT']);
});

it('tells the time of the service', async () => {
  const at = 'Thu, 26 Nov 2026 10:00:00 GMT';
  const clock = createServer((_request, response) => void response.writeHead(200, { date: at }).end());
  await new Promise<void>((resolve) => clock.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(clock.address() as AddressInfo).port}`;
  const found = await clockOfBucket({ endpoint, name: 'b', region: 'r', keyId: 'k', secret: 's' });
  expect(found).toEqual(new Date(at));
  clock.closeAllConnections();
  clock.close();
});
