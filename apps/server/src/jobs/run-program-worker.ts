import { spawn } from 'node:child_process';
import { parentPort, workerData } from 'node:worker_threads';

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How a process ended: its exit code, the name of a signal, or why it could not be started. */
export interface Ended {
  readonly code: number | string;
  readonly output: string;
  readonly said: string;
}

/** Output beyond this is not read. Unit: bytes. */
const maxOutput = 1024 ** 2;

const { file, args, env } = workerData as Command;
const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
let output = '';
let said = '';
child.stdout.on('data', (chunk: Buffer) => {
  if (output.length < maxOutput) output += chunk.toString();
});
child.stderr.on('data', (chunk: Buffer) => {
  said = (said + chunk.toString()).slice(-4_000);
});
const tell = (code: number | string) => {
  parentPort?.postMessage({ code, output, said } satisfies Ended);
  parentPort?.close();
};
child.once('error', (error) => tell(error.message));
child.once('close', (status, signal) => tell(status ?? signal ?? 'ended'));
/** The server stops. */
parentPort?.on('message', () => void child.kill());
