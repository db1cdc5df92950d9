import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type WorkflowName, workflowContracts, workflowNames } from '@dossier/domain/contracts/workflows';
import { joris } from '@dossier/domain/testing/sample-form';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { type FakeClamd, startFakeClamd, testSignature } from '../../test/fake-clamd.ts';
import { invite, readerOf } from '../../test/own-links.ts';
import { done, fillIn, onboardingAt, startWorld, subjectOf, type World } from '../../test/scenario.ts';
import { type Answer, type Person, testFile } from '../../test/test-app.ts';
import { clamdScanner } from '../adapters/clamd-scanner.ts';

let world: World;
let clamd: FakeClamd;
let request: string;
let address: string;
let link: string;
let tests = 0;
const log: string[] = [];

beforeAll(async () => {
  clamd = await startFakeClamd();
  const scanner = clamdScanner(clamd.address, { pauseMs: 0 });
  world = await startWorld({ scanner, log, config: { logLevel: 'warn' } });
});
afterAll(async () => {
  await world.close();
  await clamd.close();
});
beforeEach(async () => {
  tests += 1;
  log.length = 0;
  address = `joris${tests}@tessera.example`;
  request = await onboardingAt(world, 'approved', 'business', newCompany());
  await fillIn(world, request);
  link = await invite(world, request, joris, address);
});
afterEach(() => {
  clamd.behaviour = 'scans';
});

/** Its name and its bytes occur nowhere in the log and the history. */
const fileName = 'paspoort-marit-hoekstra.png';
const infected = () => Buffer.from(`\x89PNG ${testSignature} ${tests}`, 'latin1');

async function send(workflow: string, who: Person, fields: Record<string, string>, bytes: Buffer, name = fileName) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return world.request('POST', `/api/desk/${workflow}`, { who, form });
}

const extract = () => ({ request, owner: 'subject', type: 'registration', issuedOn: '2026-11-02' });

/** How a file is uploaded by each workflow that takes files, and to which onboarding. */
const ways: Partial<
  Record<
    WorkflowName,
    (bytes: Buffer) => Promise<{ readonly answer: Answer; readonly at: string; readonly by: Person }>
  >
> = {
  'add-document': async (bytes) => {
    const answer = await send('add-document', world.client, extract(), bytes);
    return { answer, at: request, by: world.client };
  },
  'add-identity-photo': async (bytes) => {
    const by = await readerOf(world, link);
    await done(world.run(by, 'open-helper-link', { link }));
    return { answer: await send('add-identity-photo', by, { link, side: 'front' }, bytes), at: request, by };
  },
  'save-organisation': async (bytes) => {
    const answer = await send('save-organisation', world.admin, { org: world.org }, bytes);
    return { answer, at: '', by: world.admin };
  },
  'upload-import': async (bytes) => {
    return { answer: await send('upload-import', world.admin, {}, bytes, 'marit.csv'), at: '', by: world.admin };
  },
};

/** Parsed as text, up to 4 GB, never handed out. Source: docs/decisions/0236. */
const notScanned: readonly WorkflowName[] = ['upload-list', 'upload-register'];

const storedFiles = async () => {
  const keys: string[] = [];
  for await (const key of world.files.list('')) keys.push(key);
  return keys;
};
const tables = [
  'kyc_docs',
  'kyc_businesses_docs',
  'kyc_individuals_docs',
  'gk_requests_docs',
  'client_imports',
] as const;
const state = async () => ({
  files: await storedFiles(),
  rows: await Promise.all(tables.map((name) => world.store.reader.count(name, '', {}))),
  link: (await world.store.reader.need('helper_links', link)).photos,
  logo: (await world.store.reader.need('gk_org', world.org)).logo,
});
const refusals = () => world.store.reader.find('events', 'action = "infected-file-refused"', {}, { sort: '-@rowid' });

const withFiles = workflowNames.filter((name) => 'files' in workflowContracts[name] && !notScanned.includes(name));

describe('an upload in which the scanner finds malware', () => {
  test.each(withFiles)('of %s is refused, and nothing of it is stored', async (workflow) => {
    const upload = ways[workflow];
    if (!upload) throw new Error(`say in this test how ${workflow} is called`);
    const before = await state();
    const { answer, at, by } = await upload(infected());
    expect([answer.status, answer.body.code]).toEqual([400, 'file-infected']);
    expect({ ...(await state()), link: before.link }).toEqual(before);
    expect(await readdir(join(world.config.dataFolder, 'uploads'))).toEqual([]);

    const [event] = await refusals();
    expect(event).toMatchObject({ request: at, org: world.org, actor: by.id, audience: 'desk', changes: [] });
    expect(event?.facts).toEqual({
      signature: 'Dossier.Test.UNOFFICIAL',
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    });
    const told = await world.store.reader.find('notifications', 'event = {:id}', { id: event?.id ?? '' });
    expect(told.map(({ user }) => user)).toEqual([world.lead.id]);

    const lines = log.filter((line) => line.includes('"malware"'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ...event?.facts, workflow, onboarding: at });
    expect(log.join('\n')).not.toMatch(/marit|paspoort/i);
  });

  test('is one event when the same person sends it again on that day', async () => {
    const before = (await refusals()).length;
    const bytes = infected();
    for (let time = 0; time < 3; time++) await send('add-document', world.client, extract(), bytes);
    expect(await refusals()).toHaveLength(before + 1);
    await send('add-document', world.client, extract(), Buffer.concat([bytes, Buffer.from('other')]));
    expect(await refusals()).toHaveLength(before + 2);
  });

  test('is read in the history by the desk and not by the institution or the client', async () => {
    await send('add-document', world.client, extract(), infected());
    const subject = await subjectOf(world, request);
    const of = async (who: Person) =>
      JSON.stringify(await done(world.view(who, 'entity-history', { subject, request })));
    expect(await of(world.lead)).toContain('infected-file-refused');
    expect(await of(world.gatekeeper)).not.toContain('infected-file-refused');
    expect(JSON.stringify(await done(world.view(world.client, 'my-data')))).not.toContain('infected-file-refused');
  });

  test('of someone without a right to the onboarding is not scanned and writes nothing', async () => {
    const [events, sent] = [(await refusals()).length, clamd.received.length];
    const answer = await send('add-document', world.otherClient, extract(), infected());
    expect(answer.status).toBe(404);
    expect([(await refusals()).length, clamd.received.length]).toEqual([events, sent]);
  });
});

describe('an upload without malware', () => {
  const add = async () => done(world.upload(world.client, extract()));

  test('is stored as scanned, and the scanner received its bytes', async () => {
    const { doc } = await add();
    const row = await world.store.reader.need('kyc_docs', doc);
    expect(row).toMatchObject({ scan: 'clean', scan_problem: '', scan_next_at: '' });
    expect(row.scanned_at).not.toBe('');
    expect(clamd.received.at(-1)?.equals(await readFile(testFile('card.png')))).toBe(true);
  });

  test.each([
    ['errors', 'refused'],
    ['dies', 'closed'],
  ] as const)('is stored as not scanned while the scanner %s', async (behaviour, problem) => {
    clamd.behaviour = behaviour;
    const { doc } = await add();
    const row = await world.store.reader.need('kyc_docs', doc);
    expect(row).toMatchObject({ scan: 'waiting', scan_problem: problem, scanned_at: '' });
    expect(row.scan_next_at).not.toBe('');
  });

  test('of a logo waits for the scanner, because clients see it at once', async () => {
    clamd.behaviour = 'dies';
    const before = await state();
    const logo = await readFile(testFile('card.png'));
    const answer = await send('save-organisation', world.admin, { org: world.org }, logo, 'logo.png');
    expect([answer.status, answer.body.code]).toEqual([503, 'scanner-unavailable']);
    expect(await state()).toEqual(before);
  });
});
