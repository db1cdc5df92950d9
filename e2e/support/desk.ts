import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type PortalName = 'gatekeeper' | 'intern' | 'client';

/** A real server as its own process, with its own port and data. */
export interface Desk {
  readonly port: number;
  readonly data: string;
  /** Address for calls outside the browser: Node does not resolve `*.localhost`. */
  readonly url: string;
  /** Settings of the server, for commands that run on its data. */
  readonly env: Readonly<Record<string, string>>;
  origin(portal: PortalName): string;
  /** What the running server has printed. */
  output(): string;
  /** An orderly shutdown. */
  stop(): Promise<void>;
  /** SIGKILL: anything not stored is lost. */
  kill(): Promise<void>;
  /** Starts again on the same port and data. */
  start(): Promise<void>;
  /** Stops, and deletes the data. */
  remove(): Promise<void>;
}

export interface DeskOptions {
  readonly demo?: boolean;
  /** The data folder; default: a new one. It is deleted with the desk. */
  readonly data?: string;
  /** More settings, for example DATABASE_URL. */
  readonly env?: Readonly<Record<string, string>>;
  /** Returns settings that depend on the port, which it receives. */
  readonly settings?: (env: Readonly<Record<string, string>>) => Promise<Record<string, string>>;
}

export const root = join(import.meta.dirname, '../..');
const node = join(root, 'node_modules/.bin/node');
/** Accounts of journeys: a hash costs a quarter of a second otherwise. Backups: the lowest priority waits for minutes. */
const asInTests = [
  ...['--import', '@dossier/records/cheap-passwords'],
  ...['--import', pathToFileURL(join(root, 'apps/server/test/normal-priority.ts')).href],
];
/** Unit: milliseconds. */
const startLimit = 60_000;

/** Starts a server, by default with new data, and waits until it answers. */
export async function startDesk(options: DeskOptions = {}): Promise<Desk> {
  const { demo = false, settings } = options;
  const port = await freePort();
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'dossier-journey-')));
  const forget = () => rmSync(data, { recursive: true, force: true });
  process.once('exit', forget);
  const given = {
    PORT: String(port),
    DOSSIER_DATA: data,
    DOSSIER_DEMO: demo ? 'on' : 'off',
    // Servers of lists and of the screening service run on this machine.
    DOSSIER_ALLOW_ADDRESSES: '127.0.0.1',
    NODE_NO_WARNINGS: '1',
  };
  const env = { ...given, ...options.env, ...(await settings?.(given)) };
  const url = `http://127.0.0.1:${port}`;
  let running: Running | undefined;
  const end = async (signal: NodeJS.Signals) => {
    await running?.end(signal);
    running = undefined;
  };
  const desk: Desk = {
    port,
    data,
    url,
    env,
    origin: (portal) => `http://${portal}.localhost:${port}`,
    output: () => running?.output() ?? '',
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async start() {
      running = run(env);
      await healthy(url, running);
    },
    async remove() {
      await end('SIGTERM');
      process.off('exit', forget);
      await rm(data, { recursive: true, force: true });
    },
  };
  await desk.start();
  return desk;
}

/**
 * Runs one of the server's commands and returns its output.
 * @throws when it fails
 */
export async function runCommand(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { code, output } = await attempt(file, args, env);
  if (code !== 0) throw new Error(`${file} exited with ${code}:\n${output}`);
  return output;
}

/** Runs a program of the server to its end, which may be a refusal. */
export async function attempt(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const command = run(env, file, args);
  const code = await command.ended;
  return { code, output: command.output() };
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
  end(signal: NodeJS.Signals): Promise<void>;
}

function run(
  env: Readonly<Record<string, string>>,
  file = 'apps/server/src/main.ts',
  args: readonly string[] = [],
): Running {
  const child = spawn(node, [...asInTests, file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  // An aborted run leaves no server process behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      process.off('exit', end);
      resolve(code);
    }),
  );
  return {
    child,
    ended,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

async function healthy(url: string, { child, output }: Running): Promise<void> {
  const until = Date.now() + startLimit;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server exited with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    // Before its greeting the server does not handle signals yet.
    if (answer?.ok && output().includes('Dossier is running')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not answer:\n${output()}`);
}

/** A free port: from E2E_PORTS on (`9260-9299`), else any. */
async function freePort(): Promise<number> {
  const [first = 0, last = first] = (process.env['E2E_PORTS'] ?? '').split('-').filter(Boolean).map(Number);
  if (first === 0) return listen(0);
  const offset = (Number(process.env['TEST_WORKER_INDEX'] ?? 0) * 7) % (last - first + 1);
  for (let step = 0; step <= last - first; step++) {
    const port = first + ((offset + step) % (last - first + 1));
    const found = await listen(port).catch(() => 0);
    if (found !== 0) return found;
  }
  throw new Error('no free port');
}

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
