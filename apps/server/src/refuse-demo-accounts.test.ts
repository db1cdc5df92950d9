import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGatekeeper, makeIntern, makeOrg } from '../test/factories.ts';
import { type Person, startTestApp, type TestApp } from '../test/test-app.ts';
import { demoPassword } from './collections/demo-accounts.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { ConfigError } from './runtime/config.ts';

const main = join(import.meta.dirname, 'main.ts');
const origins = 'gatekeeper=https://g.example.com,intern=https://i.example.com,client=https://c.example.com';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-accounts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const password = demoPassword;

/** A desk with two demo accounts and one of the operator's own. */
async function demoDesk(dataFolder?: string): Promise<{ desk: TestApp; staff: readonly Person[] }> {
  const desk = await startTestApp(dataFolder === undefined ? {} : { dataFolder });
  const { id } = await makeOrg(desk, 'KV');
  const staff = [
    await makeIntern(desk, { email: 'ruben@desk.example', password }),
    await makeGatekeeper(desk, id, { email: 'noor@kadevos.example', password }),
  ];
  await makeIntern(desk, { email: 'real.person@desk.example', password });
  return { desk, staff };
}

/** Starts the server as an operator does; resolves when it ends. */
function start(settings: Record<string, string>): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const env = { PATH: process.env['PATH'], DOSSIER_DATA: folder, PORT: '1', ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--no-warnings', main], { env, timeout: 30_000 }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    );
  });
}

const refusalOf = ({ store, config }: TestApp, isPublic: boolean) =>
  refuseDemoAccounts(store, { ...config, isPublic }).then(
    () => '',
    (error: ConfigError) => error.message,
  );

/** Statuses: 401 asks for the second factor, 400 refuses the password. */
async function signIns(desk: TestApp): Promise<number[]> {
  const statuses: number[] = [];
  for (const [collection, identity] of [
    ['internal_users', 'ruben@desk.example'],
    ['gatekeeper_users', 'noor@kadevos.example'],
    ['internal_users', 'real.person@desk.example'],
  ]) {
    const body = { identity, password };
    statuses.push((await desk.request('POST', `/api/collections/${collection}/auth-with-password`, { body })).status);
  }
  return statuses;
}

test('a database with demo accounts does not start with public origins, and starts locally', async () => {
  const { desk, staff } = await demoDesk();
  expect(await refusalOf(desk, true)).toContain('(noor@kadevos.example, ruben@desk.example)');
  expect(await refusalOf(desk, true)).toContain(desk.config.dataFolder);
  await expect(refuseDemoAccounts(desk.store, { ...desk.config, isPublic: true })).rejects.toThrow(ConfigError);
  expect(await refusalOf(desk, false)).toBe('');
  expect(await signIns(desk)).toEqual([401, 401, 401]);
  const setActive = (active: boolean) =>
    desk.store.transaction(async (records) => {
      for (const { collection, id } of staff) await records.update(collection, id, { active } as never);
    });
  await setActive(false);
  expect(await refusalOf(desk, true)).toBe('');
  // Activated again, they have no password: the former one is public.
  await setActive(true);
  expect(await refusalOf(desk, true)).toBe('');
  expect(await signIns(desk)).toEqual([400, 400, 401]);
  await desk.close();
});

test('the program ends with the sentence before it answers a request', async () => {
  const { desk } = await demoDesk(folder);
  await desk.close();
  const { code, stdout, stderr } = await start({
    DOSSIER_ORIGINS: origins,
    SMTP_URL: 'smtp://u:p@127.0.0.1:9?from=d@desk.example',
  });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(
    'contains demo accounts whose password is public (noor@kadevos.example, ruben@desk.example)',
  );
  expect(stderr).not.toContain('    at ');
});
