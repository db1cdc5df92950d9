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
  await greeting(desk);
  return { url: `http://127.0.0.1:${port}`, process: desk };
}

/** Log lines may come before the greeting. */
async function greeting({ stdout }: ChildProcess): Promise<void> {
  const lines = createInterface({ input: stdout as NonNullable<typeof stdout> });
  const seen: string[] = [];
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      seen.push(line);
      if (line.startsWith('Dossier is running')) resolve();
    });
    lines.once('close', resolve);
  });
  assert.match(seen.join('\n'), /^Dossier is running/m);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
