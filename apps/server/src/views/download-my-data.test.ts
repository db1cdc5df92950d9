import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeClient } from '../../test/factories.ts';
import { textOf } from '../../test/pdf-text.ts';
import { refused } from '../../test/refused.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { fileKeyOf } from '../case/file-key.ts';

let world: World;
let folder: string;
beforeEach(async () => {
  world = await startWorld();
  folder = await mkdtemp(join(tmpdir(), 'my-data-'));
});
afterEach(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function download(who: Person, params: Record<string, string> = {}): Promise<Response> {
  return fetch(`${world.url}/api/desk/views/download-my-data?${new URLSearchParams(params)}`, {
    headers: { authorization: await world.tokenOf(who) },
  });
}

/** The content of the archive by path; PDFs as text. */
async function unpacked(who: Person, params: Record<string, string> = {}): Promise<Map<string, string>> {
  const answer = await download(who, params);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const at = await mkdtemp(join(folder, 'zip-'));
  await writeFile(join(at, 'all.zip'), Buffer.from(await answer.arrayBuffer()));
  execFileSync('unzip', ['-q', 'all.zip', '-d', 'out'], { cwd: at });
  const out = join(at, 'out');
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const isAnswers = entry.name.endsWith('.pdf') && /(answers|antwoorden)$/.test(entry.parentPath);
    files.set(relative(out, path), isAnswers ? await textOf(bytes) : bytes.toString('latin1'));
  }
  return files;
}

const utf8 = (text = '') => Buffer.from(text, 'latin1').toString('utf8');
const company = 'Zilverlinde Vastgoed B.V';

describe('all data stored about a client, in one file', () => {
  test('[PERM-17] contains the answers of every version, every document, who has access and the history', async () => {
    const request = await onboardingAt(world, 'corrections', 'business', { reference: 'TR-1' });
    const files = await unpacked(world.client, { language: 'en' });
    const base = [...files.keys()][0]?.split('/')[0] ?? '';
    expect(base).toBe(company);
    const answers = [...files.keys()].filter((path) => path.startsWith(`${base}/answers/`)).sort();
    expect(answers).toEqual(
      [1, 2].flatMap((n) => [`${base}/answers/TR-1 version ${n}.json`, `${base}/answers/TR-1 version ${n}.pdf`]),
    );
    const first = JSON.parse(utf8(files.get(`${base}/answers/TR-1 version 1.json`)));
    expect(first).toMatchObject({ institution: 'Kade & Vos Notarissen', reference: 'TR-1', state: 'submitted' });
    expect(first.answers.contact.email).toBe('marit@zilverlinde.example');
    expect(files.get(`${base}/answers/TR-1 version 1.pdf`)).toContain('Hoekstra');

    const [header, ...lines] = utf8(files.get(`${base}/documents.csv`))
      .trim()
      .split('\r\n');
    expect(header).toContain('File,Document,Of,Version,Issued,Valid until,Added on');
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      const path = `${base}/${/^"?([^",]+)/.exec(line)?.[1]}`;
      const bytes = Buffer.from(files.get(path) ?? '', 'latin1');
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(line.split(',').at(-1));
    }
    const access = utf8(files.get(`${base}/access.csv`)).split('\r\n')[1];
    expect(access).toMatch(
      /^Kade & Vos Notarissen,TR-1,.*,Sanne de Wit,2026-11-21 11:00,Approved: sees what you sent,/,
    );
    const history = utf8(files.get(`${base}/history.csv`));
    expect(history).toContain(
      'Kade & Vos Notarissen,Kade & Vos Notarissen,TR-1,Made the onboarding available to the client.',
    );
    expect(history).toContain('Marit Hoekstra,Kade & Vos Notarissen,TR-1,Approved the access request.');
    expect(history).toContain('Review desk,Kade & Vos Notarissen,TR-1,Asked the client for corrections.');
    expect((await requestRow(world, request)).status).toBe('waiting');
  });

  test('[SCR-13, PERM-17] contains nothing of screening, risk, checks or what others noted and added', async () => {
    const request = await onboardingAt(world, 'completed', 'business', { reference: 'TR-1' });
    await done(world.upload(world.gatekeeper, { request, owner: 'request', type: 'other' }, 'phone-photo.jpg'));
    await world.store.transaction(async (records) => {
      const { subject, org } = await requestRow(world, request);
      const about = { request, subject, org, portal: 'intern', actor_name: 'SECRET-NAME' } as const;
      const changes = [{ field: 'reason', before: '', after: 'SECRET-REASON' }];
      const facts = { reason: 'SECRET-FACT', kind: 'ubo' };
      for (const action of ['hit-decided', 'check-set', 'document-rejected', 'client-asked', 'alert-opened']) {
        await records.create('events', { ...about, action, kind: 'checks', audience: 'desk', changes, facts });
      }
    });
    const files = await unpacked(world.client);
    const all = [...files].map(([path, text]) => `${path}\n${utf8(text)}`).join('\n');
    for (const secret of [
      'SECRET',
      'creening',
      'EU consolidated list',
      'No name comes near',
      'Ruben',
      'Lena',
      'Risk',
    ]) {
      expect([secret, all.split(secret)[1]?.slice(0, 40)]).toEqual([secret, undefined]);
    }
    expect([...files.keys()].some((path) => path.endsWith('phone-photo.jpg'))).toBe(false);
    expect(utf8(files.get(`${company}/history.csv`))).toContain('Completed the onboarding.');
  });

  test('[PERM-12, PERM-17] is for the owner alone: for everyone else it does not exist', async () => {
    const request = await onboardingAt(world, 'submitted');
    const { subject, business } = await requestRow(world, request);
    const helper = await makeClient(world);
    await world.store.transaction((records) =>
      records.create('vault_members', { business, user: helper.id, role: 'helper' }),
    );
    for (const who of [world.otherClient, helper]) {
      await refused(world, 'not-found', () => world.view(who, 'download-my-data', { subject }));
      await refused(world, 'not-found', () => world.view(who, 'download-my-data'));
    }
    for (const who of [world.gatekeeper, world.admin, world.intern, world.lead]) {
      await refused(world, 'not-allowed', () => world.view(who, 'download-my-data', { subject }));
    }
    await refused(world, 'not-signed-in', () => world.view(null, 'download-my-data', { subject }));
  });

  test('[PERM-17] of two vaults has two folders, and one of them can be downloaded alone, in Dutch too', async () => {
    const business = await onboardingAt(world, 'submitted', 'business', { reference: 'TR-1' });
    await onboardingAt(world, 'submitted', 'individual', { reference: 'TR-2' });
    const folders = (files: Map<string, string>) => new Set([...files.keys()].map((path) => path.split('/')[0]));
    expect(folders(await unpacked(world.client))).toEqual(new Set([company, 'Aoife Brennan']));
    const { subject } = await requestRow(world, business);
    const answer = await download(world.client, { subject, language: 'nl' });
    expect(answer.headers.get('content-disposition')).toContain('mijn-gegevens-2026-11-21.zip');
    await answer.body?.cancel();
    const alone = await unpacked(world.client, { subject, language: 'nl' });
    expect(folders(alone)).toEqual(new Set([company]));
    expect(utf8(alone.get(`${company}/toegang.csv`))).toContain('Goedgekeurd: ziet wat u hebt gestuurd');
    expect(utf8(alone.get(`${company}/geschiedenis.csv`))).toContain('Formulier ingediend.');
    expect(alone.get(`${company}/antwoorden/TR-1 versie 1.pdf`)).toContain('Hoekstra');
  });

  test('is aborted when a document is missing on disk, and the server continues', async () => {
    await onboardingAt(world, 'submitted');
    const [lost] = await world.store.reader.find('kyc_docs', 'id != ""', {});
    if (!lost) throw new Error('no document');
    await rm(join(world.config.dataFolder, 'files', fileKeyOf(lost)));
    const answer = await download(world.client);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect((await world.view(world.client, 'my-data')).status).toBe(200);
  });
});
