import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FileStore, localDisk } from '@dossier/records';
import { objectStorage } from '@dossier/records/object-storage';
import { isSwiftInstalled, startSwift, swiftSentence } from '@dossier/records/testing';
import { generateIdentity } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeClamd, testSignature } from '../../test/fake-clamd.ts';
import { done, onboardingAt, startWorld } from '../../test/scenario.ts';
import { clamdScanner } from '../adapters/clamd-scanner.ts';
import { fileKeyOf } from '../case/file-key.ts';
import { keySetOf } from '../files/key-set.ts';
import { sealedFiles } from '../files/sealed-files.ts';
import { isSealed } from '../files/sealed-header.ts';
import { scanStoredFiles } from './scan-files.ts';

async function inFolder(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'sealed-scan-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return localDisk(folder);
}

async function inBucket(): Promise<FileStore> {
  const swift = await startSwift();
  onTestFinished(() => swift.stop());
  return objectStorage(await swift.makeBucket('files'));
}

if (!isSwiftInstalled()) process.stderr.write(`${swiftSentence}\n`);

const places = [
  ['on the local disk', inFolder],
  ...(isSwiftInstalled() ? [['in a bucket', inBucket] as const] : []),
] as const;

test.each(places)(
  'files that are encrypted %s are scanned as they were sent',
  async (_, open) => {
    const base = await open();
    const keys = { identities: [await generateIdentity()], recipients: [] };
    const files = sealedFiles(base, keys, await keySetOf(keys));
    const clamd = await startFakeClamd();
    onTestFinished(() => clamd.close());
    const world = await startWorld({ files });
    onTestFinished(() => world.close());

    const request = await onboardingAt(world, 'requested');
    const extract = { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-02' };
    const { doc: clean } = await done(world.upload(world.client, extract));
    const { doc: infected } = await done(world.upload(world.client, extract));
    const row = (doc: string) => world.store.reader.need('kyc_docs', doc);
    const keyOf = async (doc: string) => fileKeyOf(await row(doc));
    const key = await keyOf(infected);
    await files.delete(key);
    await files.put(key, Buffer.from(`PNG ${testSignature}`));
    expect(isSealed(await buffer(base.read(key)))).toBe(true);
    const sent = await buffer(files.read(await keyOf(clean)));
    expect(await buffer(base.read(await keyOf(clean)))).not.toEqual(sent);

    const scanner = clamdScanner(clamd.address, { pauseMs: 0 });
    const log = { info: () => undefined, warn: () => undefined };
    await scanStoredFiles({ store: world.store, files, scanner, now: world.clock.now, log });
    expect(await row(clean)).toMatchObject({ scan: 'clean', scan_problem: '' });
    expect(await row(infected)).toMatchObject({ scan: 'infected' });
    expect(clamd.received.some((bytes) => bytes.equals(sent))).toBe(true);
  },
  120_000,
);
