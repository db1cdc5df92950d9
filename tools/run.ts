import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** The result of a program. `output` is empty when it wrote directly to the terminal. Unit: milliseconds. */
export interface Ended {
  code: number;
  output: string;
  ms: number;
}

export interface RunOptions {
  /** Captures the output instead of showing it. */
  quiet?: boolean;
  env?: Record<string, string>;
}

/** Runs a JavaScript program of the project (a path from its root) on this Node, and waits for its end. */
export function runNode(file: string, args: string[], { quiet = false, env = {} }: RunOptions = {}): Promise<Ended> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd: root,
      // No colours in logs.
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const end = (code: number) => resolve({ code, output, ms: performance.now() - startedAt });
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}
