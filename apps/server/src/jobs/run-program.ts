import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../cli/system-run.ts');
/** Lets the disk serve every other program first. Source: ionice(1), class idle. */
const ionice = ['/usr/bin/ionice', '/bin/ionice'].find((path) => existsSync(path));
/** Output beyond this is not read. Unit: bytes. */
const maxOutput = 1024 ** 2;

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

/** Runs `cli/system-run.ts` in a process of its own with low priority, so that the event loop never waits for it. */
export async function runProgram(kind: string, { env, signal }: RunOptions): Promise<ProgramResult> {
  const command = [process.execPath, '--no-warnings', program, kind];
  const [file = '', ...args] = ionice ? [ionice, '-c3', ...command] : command;
  const child = spawn(file, args, { env: { ...env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => void child.kill();
  signal.addEventListener('abort', end, { once: true });
  let output = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (output.length < maxOutput) output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (status, signalName) => resolve(status ?? signalName ?? 'ended'));
  });
  signal.removeEventListener('abort', end);
  if (code === 0) return { result: JSON.parse(output), problem: '' };
  return { result: undefined, problem: sentenceIn(said) || `The process ended with ${code}.` };
}

/** A refusal is one line; of a defect the line with its message. */
function sentenceIn(said: string): string {
  const lines = said.trim().split('\n');
  const defect = lines.find((line) => /^\w*Error\b/.test(line.trim()));
  return (defect ?? lines.at(-1) ?? '').trim().slice(0, 1_000);
}
