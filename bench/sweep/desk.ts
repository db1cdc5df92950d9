import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answering, must } from '../records/servers.ts';
import { lead } from './fill.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A desk process with a data folder of its own. */
export interface Desk {
  readonly child: ChildProcess;
  readonly port: number;
  /** Of a lead. */
  readonly token: string;
}

const environment = (folder: string, port: number) => ({
  // As with `npm start`.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PORT: String(port),
  DOSSIER_DATA: folder,
  DOSSIER_DEMO: 'off',
});

/** @throws when it does not answer */
export async function startDesk(folder: string, port: number): Promise<ChildProcess> {
  const log = openSync(join(tmpdir(), 'bench-sweep.log'), 'a');
  const env = environment(folder, port);
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, env, stdio: ['ignore', log, log] });
  process.once('exit', () => child.kill());
  await answering(port, child);
  return child;
}

/** Returns the token of a lead through a superuser, because signing in requires a code by mail. */
export async function leadToken(folder: string, port: number): Promise<string> {
  const command = ['apps/server/src/cli/superuser.ts', 'root@example.eu'];
  const output = execFileSync(process.execPath, command, { cwd: root, env: environment(folder, port) }).toString();
  const password = /Password +(\S+)/.exec(output)?.[1] ?? '';
  const credentials = { identity: 'root@example.eu', password };
  const signIn = await must(port, '', 'POST', '/api/collections/_superusers/auth-with-password', credentials);
  const path = `/api/collections/${lead.collection}/impersonate/${lead.id}`;
  return String((await must(port, String(signIn['token']), 'POST', path, { duration: 86_400 }))['token']);
}

/**
 * Uploads a new version of a list as a lead.
 * @throws for any answer but success
 */
export async function upload({ port, token }: Desk, list: string, text: string): Promise<void> {
  const form = new FormData();
  form.set('list', list);
  form.set('file', new Blob([text]), 'list.jsonl');
  const answer = await fetch(`http://127.0.0.1:${port}/api/desk/upload-list`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  if (!answer.ok) throw new Error(`the upload was answered ${answer.status}: ${await answer.text()}`);
}

/** Clock ticks per second. Source: `getconf CLK_TCK`. */
const ticks = 100;

/** CPU time of a process. Unit: seconds. */
export function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** Peak resident memory of a process. Unit: bytes. */
export function mostResidentBytes({ pid }: ChildProcess): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}
