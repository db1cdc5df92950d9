import { joris } from '@dossier/domain/testing/sample-form';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { type FakeClamd, startFakeClamd, testSignature } from '../../test/fake-clamd.ts';
import { addPhoto, invite, readerOf } from '../../test/own-links.ts';
import { readZip } from '../../test/read-zip.ts';
import {
  documentRows,
  done,
  fillIn,
  onboardingAt,
  requestRow,
  startWorld,
  subjectOf,
  type World,
} from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { clamdScanner } from '../adapters/clamd-scanner.ts';
import { fileKeyOf } from '../case/file-key.ts';
import { type ScanParts, scanStoredFiles } from './scan-files.ts';

let world: World;
let clamd: FakeClamd;
const log: unknown[] = [];
const line = (facts: object) => void log.push(facts);

beforeAll(async () => {
  clamd = await startFakeClamd();
});
afterAll(() => clamd.close());
beforeEach(async () => {
  // A desk without a scanner: its files have no result.
  world = await startWorld();
  clamd.received.length = 0;
  log.length = 0;
});
afterEach(async () => {
  clamd.behaviour = 'scans';
  await world.close();
});

const parts = (more: Partial<ScanParts> = {}): ScanParts => ({
  store: world.store,
  files: world.files,
  scanner: clamdScanner(clamd.address, { pauseMs: 0 }),
  now: world.clock.now,
  log: { info: line, warn: line },
  ...more,
});
const scan = (more: Partial<ScanParts> = {}) => scanStoredFiles(parts(more));
const fileRow = (doc: string) => world.store.reader.need('kyc_docs', doc);
const extract = { owner: 'subject', type: 'registration', issuedOn: '2026-11-02' };
const addExtract = async (request: string) => (await done(world.upload(world.client, { request, ...extract }))).doc;

/** Exchanges the bytes of a stored file, as if the scanner did not know its malware at the upload. */
async function infect(doc: string): Promise<void> {
  const key = fileKeyOf(await fileRow(doc));
  await world.files.delete(key);
  await world.files.put(key, Buffer.from(`PNG ${testSignature}`));
}

describe('stored files', () => {
  test('from before a scanner was set are scanned; without one they have no result', async () => {
    const request = await onboardingAt(world, 'requested');
    const docs = [await addExtract(request), await addExtract(request)];
    expect((await fileRow(docs[0] ?? '')).scan).toBe('');
    const { scanner: _, ...without } = parts();
    expect(await scanStoredFiles(without)).toBe(0);
    expect((await fileRow(docs[0] ?? '')).scan).toBe('');

    expect(await scan()).toBe(await world.store.reader.count('kyc_docs', '', {}));
    for (const doc of docs) expect(await fileRow(doc)).toMatchObject({ scan: 'clean', scan_problem: '' });
    expect(clamd.received).not.toHaveLength(0);
    expect(await scan()).toBe(0);
  });

  test('wait while the scanner is away, are not counted as tried, and are scanned when it is back', async () => {
    const doc = await addExtract(await onboardingAt(world, 'requested'));
    const away = {
      scan: () => Promise.reject(new Error('not asked')),
      version: () => Promise.reject(new Error('away')),
    };
    expect(await scan({ scanner: away })).toBe(0);
    expect(await fileRow(doc)).toMatchObject({ scan: 'waiting', scan_attempts: 0 });
    expect(await scan()).toBe(1);
    expect(await fileRow(doc)).toMatchObject({ scan: 'clean' });
  });

  test('that the scanner cannot scan are tried again after doubling waits', async () => {
    const doc = await addExtract(await onboardingAt(world, 'requested'));
    clamd.behaviour = 'errors';
    expect(await scan()).toBe(0);
    expect(await fileRow(doc)).toMatchObject({ scan: 'waiting', scan_problem: 'refused', scan_attempts: 1 });
    const sent = clamd.received.length;
    await scan();
    expect(clamd.received).toHaveLength(sent);
    world.clock.advance({ minutes: 1 });
    await scan();
    expect(await fileRow(doc)).toMatchObject({ scan_attempts: 2 });
    world.clock.advance({ minutes: 1 });
    await scan();
    expect(await fileRow(doc)).toMatchObject({ scan_attempts: 2 });
    clamd.behaviour = 'scans';
    world.clock.advance({ minutes: 1 });
    expect(await scan()).toBe(1);
  });

  test('that are missing in the storage do not stop the others', async () => {
    const request = await onboardingAt(world, 'requested');
    const [gone, other] = [await addExtract(request), await addExtract(request)];
    await world.files.delete(fileKeyOf(await fileRow(gone)));
    expect(await scan()).toBe(1);
    expect(await fileRow(gone)).toMatchObject({ scan: 'waiting', scan_problem: 'missing' });
    expect(await fileRow(other)).toMatchObject({ scan: 'clean' });
  });
});

describe('a stored file in which malware is found', () => {
  const file = (who: Person, doc: string) => world.view(who, 'document-file', { doc });
  const closed = [409, 'file-quarantined'];

  test('is closed for everybody, counts as rejected, and the desk and the institution are notified', async () => {
    const request = await onboardingAt(world, 'submitted');
    const [row] = await world.store.reader.find('kyc_businesses_docs', 'request = {:request}', { request });
    const doc = row?.doc ?? '';
    for (const document of await documentRows(world, request))
      await done(world.run(world.intern, 'verify-document', { request, document }));
    await infect(doc);
    await scan();

    expect(await fileRow(doc)).toMatchObject({ scan: 'infected', scan_signature: 'Dossier.Test.UNOFFICIAL' });
    for (const who of [world.intern, world.lead, world.client, world.gatekeeper]) {
      const answer = await file(who, doc);
      expect([answer.status, answer.body.code]).toEqual(closed);
    }
    const { file: name } = await fileRow(doc);
    const { body } = await world.request('POST', '/api/files/token', { who: world.lead, body: {} });
    expect((await fetch(`${world.url}/api/files/kyc_docs/${doc}/${name}?token=${body.token}`)).status).toBe(404);

    const subject = await subjectOf(world, request);
    const page = await done(world.view(world.intern, 'document', { subject, request, doc }));
    expect(page.document).toMatchObject({
      scan: 'infected',
      verification: 'rejected',
      scanSignature: expect.any(String),
    });
    const answer = await world.run(world.intern, 'verify-document', { request, document: doc, unscanned: 'yes' });
    expect([answer.status, answer.body.code]).toEqual(closed);
    const statuses = await world.store.reader.find('statuses', 'request = {:request} && check = "documents"', {
      request,
    });
    expect(statuses.at(-1)).toMatchObject({ status: 'rejected', by: '' });

    const [event] = await world.store.reader.find('events', 'action = "infected-file-found"');
    expect(event).toMatchObject({ request, subject, actor: '', audience: 'staff', section: 'documents' });
    expect(await world.store.reader.count('events', 'action = "document-rejected"', {})).toBe(0);
    const told = await world.store.reader.find('notifications', 'event = {:id}', { id: event?.id ?? '' });
    const { assigned_intern: assigned, created_by: starter } = await requestRow(world, request);
    expect(new Set(told.map(({ user }) => user))).toEqual(new Set([assigned, starter, world.lead.id].filter(Boolean)));
    expect(log).toContainEqual(expect.objectContaining({ malware: 'stored', signature: 'Dossier.Test.UNOFFICIAL' }));
    expect(JSON.stringify(log)).not.toContain('card.png');
  });

  test('is asked for again in a form that is not sent yet', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    await fillIn(world, request);
    const doc = await addExtract(request);
    await infect(doc);
    await scan();
    const form = await done(world.view(world.client, 'client-form', { request }));
    expect(form.documents.find(({ id }: { id: string }) => id === doc)).toMatchObject({ verification: 'rejected' });
  });

  test('is replaced by a notice in an archive', async () => {
    const request = await onboardingAt(world, 'submitted');
    const [row] = await world.store.reader.find('kyc_businesses_docs', 'request = {:request}', { request });
    const doc = row?.doc ?? '';
    await infect(doc);
    await scan();
    const token = await world.tokenOf(world.intern);
    const subject = await subjectOf(world, request);
    const answer = await fetch(
      `${world.url}/api/desk/views/download-all?${new URLSearchParams({ subject, request })}`,
      { headers: { authorization: token } },
    );
    const entries = readZip(Buffer.from(await answer.arrayBuffer()));
    const { name, sha256 } = await fileRow(doc);
    const notice = [...entries].find(([path]) => path.endsWith(`${name}.txt`))?.[1];
    expect(String(notice)).toContain(sha256);
    expect([...entries.values()].some((bytes) => Buffer.from(bytes).includes(testSignature))).toBe(false);
  });

  test('of an own link that was not given yet is removed', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    await fillIn(world, request);
    const link = await invite(world, request, joris, 'joris@tessera.example');
    const reader = await readerOf(world, link);
    await done(world.run(reader, 'open-helper-link', { link }));
    const doc = await addPhoto(world, reader, link);
    const other = await addPhoto(world, reader, link);
    const key = fileKeyOf(await fileRow(doc));
    await infect(doc);
    await scan();
    expect((await world.store.reader.need('helper_links', link)).photos).toEqual([other]);
    expect(await world.store.reader.get('kyc_docs', doc)).toBeUndefined();
    await vi.waitFor(async () => expect(await world.files.info(key)).toBeUndefined());
    expect(
      await world.store.reader.count('events', 'action = "infected-file-found" && request = {:request}', { request }),
    ).toBe(1);
  });
});

describe('a file that is not scanned yet', () => {
  test('is verified only by a reviewer who confirms it', async () => {
    const request = await onboardingAt(world, 'submitted');
    const [row] = await world.store.reader.find('kyc_businesses_docs', 'request = {:request}', { request });
    const doc = row?.doc ?? '';
    clamd.behaviour = 'errors';
    await scan();
    const answer = await world.run(world.intern, 'verify-document', { request, document: doc });
    expect([answer.status, answer.body.code]).toEqual([409, 'file-not-scanned']);
    expect((await world.store.reader.need('kyc_businesses_docs', row?.id ?? '')).verification).toBe('pending');
    await done(world.run(world.intern, 'verify-document', { request, document: doc, unscanned: 'yes' }));
    const [event] = await world.store.reader.find('events', 'action = "document-verified"');
    expect(event?.facts).toMatchObject({ scan: 'waiting' });
  });
});
