import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Command, Ended } from './run-program-worker.ts';

const program = join(import.meta.dirname, '../cli/system-run.ts');
/** Lets the disk serve every other program first. Source: ionice(1), class idle. */
const ionice = ['/usr/bin/ionice', '/bin/ionice'].find((path) => existsSync(path));

let nice = 19;

/** Sets the priority of runs from now on. Only tests do: on a busy machine the lowest one waits for minutes. */
export function setRunPriority(value: number): void {
  nice = value;
}

export interface ProgramResult {
  /** Parsed output; undefined when the program failed or was ended. */
  readonly result: unknown;
  /** What it says about a failure, without names of files of this program. */
  readonly problem: string;
}

export interface RunOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/**
 * Runs `cli/system-run.ts` in a process of its own with low priority, so that the event loop never waits for it. A thread
 * starts it: starting a process stops its thread until the system has copied the tables of the server's memory.
 */
export async function runProgram(kind: string, { env, signal }: RunOptions): Promise<ProgramResult> {
  const command = [process.execPath, '--no-warnings', program, kind, String(nice)];
  const [file = '', ...args] = ionice ? [ionice, '-c3', ...command] : command;
  const { code, output, said } = await inThread({ file, args, env: { ...env, NODE_OPTIONS: '' } }, signal);
  if (code === 0) return { result: JSON.parse(output), problem: '' };
  return { result: undefined, problem: sentenceIn(said) || `The process ended with ${code}.` };
}

async function inThread(command: Command, signal: AbortSignal): Promise<Ended> {
  const thread = new Worker(new URL('./run-program-worker.ts', import.meta.url), { workerData: command, execArgv: [] });
  const end = () => thread.postMessage('end');
  signal.addEventListener('abort', end, { once: true });
  // The signal may have been given before there was a listener.
  if (signal.aborted) end();
  try {
    return await new Promise<Ended>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the thread of a process ended')));
    });
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** A refusal is one line; of a defect the line with its message. */
function sentenceIn(said: string): string {
  const lines = said.trim().split('\n');
  const defect = lines.find((line) => /^\w*Error\b/.test(line.trim()));
  return (defect ?? lines.at(-1) ?? '').trim().slice(0, 1_000);
}
