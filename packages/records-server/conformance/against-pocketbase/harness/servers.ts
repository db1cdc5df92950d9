import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collections } from './collections.ts';
import { pocketbaseProgram } from './pocketbase-program.ts';

export const superuser = { email: 'root@example.eu', password: 'root password' };

export interface Server {
  readonly name: 'reference' | 'ours';
  readonly url: string;
  stop(): Promise<void>;
}

export interface Ports {
  readonly http: number;
  readonly smtp: number;
}

const app = { name: 'Desk', url: 'https://desk.example' };

/** @throws when the program cannot be installed, or rejects the collections. */
export async function startReference(folder: string, { http, smtp }: Ports): Promise<Server> {
  const program = pocketbaseProgram();
  execFileSync(program, ['superuser', 'upsert', superuser.email, superuser.password, '--dir', folder]);
  const url = `http://127.0.0.1:${http}`;
  const child = start(program, ['serve', '--http', `127.0.0.1:${http}`, '--dir', folder], folder, {});
  try {
    await answering(url, child);
    await setUp(url, smtp);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { name: 'reference', url, stop: () => stop(child) };
}

async function setUp(url: string, smtp: number): Promise<void> {
  const token = await signIn(url);
  await must(url, token, 'PUT', '/api/collections/import', { collections, deleteMissing: true });
  await must(url, token, 'PATCH', '/api/settings', {
    meta: { appName: app.name, appURL: app.url },
    batch: { enabled: true, maxRequests: 20 },
    logs: { maxDays: 0 },
    smtp: { enabled: true, host: '127.0.0.1', port: smtp, tls: false },
  });
}

/** Starts the stand-alone server in a separate process. */
export async function startOurs(folder: string, { http, smtp }: Ports, args: readonly string[] = []): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'collections.json');
  writeFileSync(file, JSON.stringify({ collections, deleteMissing: true }));
  const cli = fileURLToPath(new URL('../../../src/cli.ts', import.meta.url));
  const env = {
    SUPERUSER_EMAIL: superuser.email,
    SUPERUSER_PASSWORD: superuser.password,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    APP_NAME: app.name,
    APP_URL: app.url,
  };
  const given = ['serve', '--collections', file, '--data', join(folder, 'data'), '--port', String(http), ...args];
  const child = start(process.execPath, [cli, ...given], folder, env);
  const url = `http://127.0.0.1:${http}`;
  await answering(url, child);
  return { name: 'ours', url, stop: () => stop(child) };
}

function start(program: string, args: readonly string[], folder: string, env: NodeJS.ProcessEnv): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, 'log.txt'), 'a');
  return spawn(program, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env } });
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered.`);
    const isUp = await fetch(`${url}/api/health`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: superuser.email, password: superuser.password }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`${url}: the superuser cannot sign in.`);
  return token;
}

export async function must(url: string, token: string, method: string, path: string, body: unknown): Promise<void> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${url}${path}: ${answer.status} ${await answer.text()}`);
}
