import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pocketbaseProgram } from '@dossier/records-server/pocketbase-program';
import { collections } from './collections.ts';
import { fillPostgres } from './fill-postgres.ts';
import { fillDatabase } from './rows.ts';

const superuser = { email: 'root@example.eu', password: 'root password' };

/** A running server with the bench's rows. */
export interface Server {
  readonly name: 'PocketBase' | 'ours' | 'ours on PostgreSQL';
  readonly port: number;
  /** Of a superuser. */
  readonly token: string;
  /** Resident memory in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly folder: string;
  readonly port: number;
  readonly rows: number;
  /** Arguments for Node itself, such as `--cpu-prof`. */
  readonly nodeArgs?: readonly string[];
  /** An empty PostgreSQL database for the records; absent: SQLite. */
  readonly database?: string;
}

const cli = fileURLToPath(new URL('../../packages/records-server/src/cli.ts', import.meta.url));

/** @throws when the program cannot be installed or is another version. */
export async function startReference({ folder, port, rows }: ServerOptions): Promise<Server> {
  const program = pocketbaseProgram();
  execFileSync(program, ['superuser', 'upsert', superuser.email, superuser.password, '--dir', folder]);
  const start = () => run(program, ['serve', '--http', `127.0.0.1:${port}`, '--dir', folder], folder, port);
  const first = await start();
  const token = await signIn(port);
  await must(port, token, 'PUT', '/api/collections/import', { collections, deleteMissing: true });
  // Without its request log, which would cost it a write per request.
  await must(port, token, 'PATCH', '/api/settings', { logs: { maxDays: 0 } });
  await stop(first);
  fillDatabase(join(folder, 'data.db'), rows);
  return running('PocketBase', await start(), port);
}

/** Starts the record server without the desk, with all its features enabled. */
export async function startOurs({ folder, port, rows, nodeArgs = [], database }: ServerOptions): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'collections.json');
  writeFileSync(file, JSON.stringify({ collections, deleteMissing: true }));
  const data = join(folder, 'data');
  const given = database === undefined ? [] : ['--database', database];
  const args = [cli, 'serve', '--collections', file, '--data', data, '--port', String(port), ...given];
  const first = await run(process.execPath, args, folder, port);
  await stop(first);
  if (database === undefined) fillDatabase(join(data, 'data.db'), rows);
  else await fillPostgres(database, rows);
  const name = database === undefined ? 'ours' : 'ours on PostgreSQL';
  return running(name, await run(process.execPath, [...nodeArgs, ...args], folder, port), port);
}

async function running(name: Server['name'], child: ChildProcess, port: number): Promise<Server> {
  return { name, port, token: await signIn(port), memory: () => residentBytes(child.pid), stop: () => stop(child) };
}

export function residentBytes(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

async function run(program: string, args: readonly string[], folder: string, port: number): Promise<ChildProcess> {
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, 'log.txt'), 'a');
  const env = { ...process.env, SUPERUSER_EMAIL: superuser.email, SUPERUSER_PASSWORD: superuser.password };
  const child = spawn(program, args, { stdio: ['ignore', log, log], env });
  process.once('exit', () => child.kill());
  await answering(port, child);
  return child;
}

export async function answering(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered.`);
    const isUp = await fetch(`http://127.0.0.1:${port}/api/health`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

async function signIn(port: number): Promise<string> {
  const credentials = { identity: superuser.email, password: superuser.password };
  const { token } = await must(port, '', 'POST', '/api/collections/_superusers/auth-with-password', credentials);
  return String(token);
}

/** @throws for any answer but success */
export async function must(
  port: number,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
}
