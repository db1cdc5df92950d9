import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeClamd, startFakeClamd, testSignature } from '../../test/fake-clamd.ts';
import { clamdScanner, verdictOf, versionOf } from './clamd-scanner.ts';

const timeoutMs = 10_000;
let clamd: FakeClamd;
beforeEach(async () => {
  clamd = await startFakeClamd();
});
afterEach(() => clamd.close());

const scanner = () => clamdScanner(clamd.address, { pauseMs: 0 });
async function* of(...chunks: readonly (string | Buffer)[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
const scan = (...chunks: readonly (string | Buffer)[]) => scanner().scan(() => of(...chunks), timeoutMs);

test('a clean file is clean, and the scanner received its bytes', async () => {
  const large = Buffer.alloc(300_000, 'a');
  expect(await scan('%PDF-1.7 ', large, 'end')).toEqual({ result: 'clean' });
  expect(clamd.received).toEqual([Buffer.concat([Buffer.from('%PDF-1.7 '), large, Buffer.from('end')])]);
});

test('an infected file is found, also where the signature spans two chunks', async () => {
  const infected = { result: 'infected', signature: 'Dossier.Test.UNOFFICIAL' };
  expect(await scan('%PDF ', testSignature.slice(0, 5), testSignature.slice(5))).toEqual(infected);
});

test('a socket of this machine works like a port', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  const path = join(folder, 'clamd.ctl');
  const local = await startFakeClamd(path);
  const found = await clamdScanner({ path }).scan(() => of(testSignature), timeoutMs);
  expect(found.result).toBe('infected');
  await local.close();
  await rm(folder, { recursive: true });
});

test('a file that is too large for the scanner is not scanned', async () => {
  clamd.maxStream = 100_000;
  const chunks = Array.from({ length: 100 }, () => Buffer.alloc(64 * 1024));
  const verdict = await scan(...chunks);
  // The answer is lost when the connection is reset before it is read.
  expect(verdict).toMatchObject({ result: 'not-scanned', problem: expect.stringMatching(/^(too-large|closed)$/) });
});

test.each([
  ['errors', 'refused'],
  ['dies', 'closed'],
  ['dies-early', 'closed'],
] as const)('a scanner that %s has not scanned', async (behaviour, problem) => {
  clamd.behaviour = behaviour;
  expect(await scan('%PDF', Buffer.alloc(500_000))).toEqual({ result: 'not-scanned', problem });
});

test('a scanner that hangs is given up', async () => {
  clamd.behaviour = 'hangs';
  const verdict = await scanner().scan(() => of('%PDF'), 50);
  expect(verdict).toEqual({ result: 'not-scanned', problem: 'time-out' });
});

test('a scanner where nothing listens cannot be reached, and is not asked again until it answers', async () => {
  const { port } = clamd.address;
  await clamd.close();
  const paused = clamdScanner({ host: '127.0.0.1', port }, { pauseMs: 60_000 });
  const unreachable = { result: 'not-scanned', problem: 'unreachable' };
  expect(await paused.scan(() => of('%PDF'), timeoutMs)).toEqual(unreachable);
  await expect(paused.version()).rejects.toThrow('unreachable');

  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    socket.once('data', (data) => socket.end(`${String(data).includes('VERSION') ? 'ClamAV 1.4.6' : 'stream: OK'}\0`));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await paused.scan(() => of('%PDF'), timeoutMs)).toEqual(unreachable);
  expect(connections).toBe(0);
  await paused.version();
  expect(await paused.scan(() => of('%PDF'), timeoutMs)).toEqual({ result: 'clean' });
  server.close();
  clamd = await startFakeClamd();
});

test('at most four files are sent at a time', async () => {
  const one = scanner();
  async function* slow() {
    yield Buffer.from('%PDF');
    await wait(20);
  }
  const verdicts = await Promise.all(Array.from({ length: 12 }, () => one.scan(slow, timeoutMs)));
  expect(verdicts.every(({ result }) => result === 'clean')).toBe(true);
  expect(clamd.mostAtOnce).toBe(4);
});

test('what reading the file throws is thrown, and the scanner is not blamed', async () => {
  const one = clamdScanner(clamd.address, { pauseMs: 60_000 });
  async function* broken() {
    yield Buffer.from('%PDF');
    throw new Error('the disk is broken');
  }
  await expect(one.scan(broken, timeoutMs)).rejects.toThrow('the disk is broken');
  expect(await one.scan(() => of('%PDF'), timeoutMs)).toEqual({ result: 'clean' });
});

test('limits and encryption are no malware, and a name has no digest', () => {
  expect(verdictOf('stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND')).toMatchObject({ problem: 'limits' });
  expect(verdictOf('stream: Heuristics.Encrypted.PDF FOUND')).toMatchObject({ problem: 'encrypted' });
  const named = verdictOf('stream: Eicar-Test(44d88612fea8a8f36de82e1278abb02f:68) FOUND');
  expect(named).toEqual({ result: 'infected', signature: 'Eicar-Test' });
});

test('the version has the age of the signatures, if there are any of the publisher', async () => {
  const { engine, signaturesOf } = await scanner().version();
  expect([engine, signaturesOf?.getFullYear()]).toEqual(['ClamAV 1.4.6', 2026]);
  expect(versionOf('ClamAV 1.4.6')).toEqual({ engine: 'ClamAV 1.4.6', signaturesOf: undefined });
});
