import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export interface TestPostgres {
  /** URL of the database `postgres`, over a socket. */
  readonly url: string;
  /** Kills the server, or restarts it on the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface TestPostgresOptions {
  /** Flushes writes to disk, for crash tests. Default false. */
  readonly durable?: boolean;
  /** Data folder; default a new one, deleted with the server. */
  readonly dataFolder?: string;
}

/** PostgreSQL refuses to run as root: another account of this machine is used. */
function runner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([found]) => found === name)).find(Boolean);
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * Starts a PostgreSQL server that stops with this process, even when it is killed.
 * It uses an English collation, to show that results do not depend on the collation.
 * @throws with the output of the programs
 */
export async function startPostgres(bin: string, options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const user = runner();
  const data = options.dataFolder ?? join(folder, 'data');
  for (const path of options.dataFolder ? [folder, options.dataFolder] : [folder]) {
    chmodSync(path, 0o700);
    if (user) chownSync(path, user.uid, user.gid);
  }
  const env = { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8' };
  const locale = ['--locale-provider=icu', '--icu-locale=en-US'];
  const args = ['-D', join(data, 'cluster'), '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', ...locale];
  if (!options.dataFolder) spawnSync('mkdir', ['-p', data], { ...user });
  const made = spawnSync(join(bin, 'initdb'), args, { ...user, cwd: folder, env, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn('/bin/sh', ['-c', script(bin, data, folder, options.durable ?? false)], {
      ...user,
      cwd: folder,
      env,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await untilReady(url);
  };
  const kill = async () => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server?.stdin?.end();
    await ended;
  };
  await start();
  return {
    url,
    start,
    kill,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the server until its standard input is closed, which happens when this process exits; it then stops immediately. */
function script(bin: string, data: string, socket: string, durable: boolean): string {
  const loose = durable ? '' : '-c fsync=off -c full_page_writes=off -c synchronous_commit=off';
  const settings = `-c listen_addresses= -c max_connections=300 -c shared_buffers=64MB -c autovacuum_naptime=10min -c jit=off -c wal_level=minimal -c max_wal_senders=0 ${loose}`;
  const postgres = `'${join(bin, 'postgres')}' -D '${join(data, 'cluster')}' -k '${socket}' ${settings}`;
  return `${postgres} >'${socket}/log' 2>&1 & p=$!; cat >/dev/null; kill -QUIT $p; wait $p`;
}

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database on a server: empty, or as a copy of another one that has no connections. */
export async function makeDatabase(server: string, like?: TestDatabase): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`;
  const template = like ? new URL(like.url).pathname.slice(1) : 'template0';
  // Copying the files costs half as much as copying each page through the log, the default.
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8' STRATEGY FILE_COPY`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
