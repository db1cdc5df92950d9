import { readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckResult } from '@dossier/domain/system';
import { generateIdentity } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeClamd } from '../../test/fake-clamd.ts';
import { onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import { databaseOf } from '../../test/test-desk.ts';
import { translator } from '../texts/translator.ts';
import { examine } from './examine.ts';

let world: World;
let env: Readonly<Record<string, string | undefined>>;
beforeAll(async () => {
  world = await startWorld();
  await onboardingAt(world, 'submitted');
  const { config } = world;
  env = {
    DOSSIER_DATA: config.dataFolder,
    DATABASE_URL: await databaseOf(config.dataFolder),
    DOSSIER_SECRET: config.secret,
    DOSSIER_DEMO: 'off',
  };
}, 120_000);
afterAll(() => world.close());

const check = (more: Record<string, string> = {}) => examine({ ...env, ...more }, () => new Date());
const found = (results: readonly CheckResult[], name: string) => results.find((one) => one.check === name);

/** Names, sizes and modes of everything in the data folder. */
async function folderState(): Promise<string[]> {
  const names = await readdir(world.config.dataFolder, { recursive: true });
  const lines = names.map(async (name) => {
    const info = await stat(join(world.config.dataFolder, name));
    return `${name} ${info.isDirectory() ? '' : info.size} ${info.mode}`;
  });
  return (await Promise.all(lines)).toSorted();
}

async function filesOf(): Promise<string[]> {
  const folder = join(world.config.dataFolder, 'files');
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.filter((one) => one.isFile() && one.name !== 'identity').map((one) => join(one.parentPath, one.name));
}

test('a desk that is well fails no check, every result has a sentence in both languages, and nothing changes', async () => {
  const before = await folderState();
  const results = await check();
  expect(results.filter(({ state }) => state === 'fail')).toEqual([]);
  expect(found(results, 'files')).toMatchObject({ state: 'ok', facts: { missing: 0 } });
  expect(found(results, 'schema')).toMatchObject({ state: 'ok' });
  expect(found(results, 'backup')).toMatchObject({ state: 'warn', text: 'backup.none' });
  for (const language of ['en', 'nl'] as const) {
    const t = translator(language, 'system') as unknown as (key: string, facts: object) => string;
    for (const { text, facts } of results) expect(t(`results.${text}`, facts)).toMatch(/^[^{}]+\.$/);
  }
  expect(await folderState()).toEqual(before);
});

test('a history that was changed past the program fails, named by the number of its onboarding [HIST-02]', async () => {
  const [request] = await world.store.reader.find('gk_requests', 'status = "submitted"');
  const tamper = (name: string) =>
    world.store.dialect.transaction((connection) =>
      connection.run(`UPDATE "events" SET "actor_name" = ? WHERE "request" = ? AND "number" = 2`, [
        name,
        request?.id ?? '',
      ]),
    );
  const [event] = await world.store.reader.find('events', 'request = {:id} && number = 2', { id: request?.id ?? '' });
  expect(found(await check(), 'history')).toMatchObject({ state: 'ok', facts: { count: 1 } });
  await tamper('Somebody Else');
  expect(found(await check(), 'history')).toMatchObject({
    state: 'fail',
    text: 'history.broken',
    facts: { broken: 1, example: request?.number, entry: 2 },
  });
  await tamper(event?.actor_name ?? '');
});

test('a clock that is behind the database fails', async () => {
  const results = await examine(env, () => new Date('2026-01-01T10:00:00Z'));
  expect(found(results, 'clock')).toMatchObject({ state: 'fail' });
});

test('missing and damaged files fail, named by their record and not by their name', async () => {
  const [first = '', second = ''] = await filesOf();
  await truncate(first, 0);
  expect(found(await check(), 'files')).toMatchObject({ state: 'fail', text: 'files.changed' });
  await rm(second);
  const files = found(await check(), 'files');
  expect(files).toMatchObject({ state: 'fail', text: 'files.missing', facts: { missing: 1, changed: 1 } });
  expect(files?.facts['example']).toMatch(/^[a-z0-9_]+\/[a-z0-9]{15}$/);
});

test('a mail server that does not answer fails, and its password is in no result', async () => {
  const results = await check({ SMTP_URL: 'smtp://desk:hidden-word@127.0.0.1:9?from=desk@desk.example' });
  expect(found(results, 'mail')).toMatchObject({ state: 'fail', text: 'mail.refused' });
  expect(JSON.stringify(results)).not.toContain('hidden-word');
});

test('invalid settings, and a place without a desk, are the only result', async () => {
  expect(await check({ PORT: 'http' })).toMatchObject([{ check: 'settings', state: 'fail' }]);
  const nowhere = join(world.config.dataFolder, 'nowhere');
  const results = await examine({ DOSSIER_DATA: nowhere }, () => new Date());
  expect(results).toMatchObject([{ check: 'settings', state: 'fail' }]);
  await expect(stat(nowhere)).rejects.toThrow('ENOENT');
});

test('a malware scanner is examined with the largest file and the test file; without one nothing is wrong', async () => {
  expect(found(await check(), 'malware')).toMatchObject({ state: 'ok', text: 'malware.off' });
  const clamd = await startFakeClamd();
  const { port } = clamd.address;
  const examined = async () => found(await check({ CLAMD: `127.0.0.1:${port}` }), 'malware');
  expect(await examined()).toMatchObject({
    state: 'warn',
    text: 'malware.waiting',
    facts: { count: expect.any(Number) },
  });
  expect(clamd.received.map(({ length }) => length)).toEqual([20 * 1024 ** 2, 68]);
  clamd.behaviour = 'errors';
  expect(await examined()).toMatchObject({ state: 'fail', text: 'malware.failing' });
  clamd.behaviour = 'scans';
  clamd.maxStream = 1024 ** 2;
  expect(await examined()).toMatchObject({ state: 'fail', text: 'malware.small' });
  await clamd.close();
  expect(await examined()).toMatchObject({ state: 'fail', text: 'malware.unreachable' });
});

test('files that are not encrypted to the present keys are counted', async () => {
  const DOSSIER_FILE_KEYS = await generateIdentity();
  const storage = found(await check({ DOSSIER_FILE_KEYS }), 'storage');
  expect(storage).toMatchObject({ state: 'warn', text: 'storage.keys', facts: { current: 0, former: 0 } });
  expect(storage?.facts['plain']).toBe(storage?.facts['examined']);
});
