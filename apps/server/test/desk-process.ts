import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../src/main.ts');

export interface DeskProcess {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts the server as an operator does, on a free port; resolves when it is ready. The caller ends the process. */
export async function startDeskProcess(settings: Readonly<Record<string, string>>): Promise<DeskProcess> {
  const port = await freePort();
  const desk = spawn(process.execPath, ['--no-warnings', main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DOSSIER_DEMO: 'off',
      NODE_OPTIONS: '',
      VITEST: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: desk.stdout as NonNullable<ChildProcess['stdout']> }), 'line');
  assert.match(String(line), /^Dossier is running/);
  return { url: `http://127.0.0.1:${port}`, process: desk };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
