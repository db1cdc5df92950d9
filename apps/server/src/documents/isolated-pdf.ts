import { type ChildProcess, fork } from 'node:child_process';
import { maxImagePixels, maxUnpackedBytes } from '@dossier/domain/limits';
import type { PdfFinding } from './inspect-pdf.ts';
import type { UnpackBounds } from './unpacked-streams.ts';

/** Limits of a process. */
export interface PdfLimits {
  /** Memory of the whole process. Unit: megabytes. */
  readonly memoryMb: number;
  /** One file. Unit: milliseconds. */
  readonly timeMs: number;
}

/** Twice the memory of a 600 dpi scan, and far above its time, so that a busy machine refuses none. */
const usual: PdfLimits = { memoryMb: 640, timeMs: 60_000 };
/** Limit of the JavaScript heap. Unit: megabytes. */
const heapMb = 256;
/** Time after its last file until a process ends. Unit: milliseconds. */
const idleMs = 60_000;

/** A file to inspect. */
export interface PdfOrder {
  readonly path: string;
  readonly bounds: UnpackBounds;
}

const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Opens a PDF in a child process, so that a malicious file takes bounded time and memory, cannot write and knows no
 * secret of this process. The caller bounds the number of files at a time.
 * @returns `too-complex` at the limit of time or memory
 */
export function inspectPdfIsolated(path: string, limits: PdfLimits = usual): Promise<PdfFinding | 'too-complex'> {
  return new Promise((resolve) => {
    const child = takeProcess(limits);
    const settle = (finding: PdfFinding | 'too-complex') => {
      clearTimeout(timer);
      child.off('message', answered).off('error', giveUp).off('exit', giveUp);
      resolve(finding);
    };
    const answered = (finding: unknown) => {
      settle(finding as PdfFinding);
      if (limits === usual) giveBack(child);
      else child.kill('SIGKILL');
    };
    const giveUp = () => {
      settle('too-complex');
      child.kill('SIGKILL');
    };
    const timer = setTimeout(giveUp, limits.timeMs);
    child.on('message', answered).on('error', giveUp).on('exit', giveUp);
    const bounds = { bytes: maxUnpackedBytes, pixels: maxImagePixels };
    child.send({ path, bounds } satisfies PdfOrder, (error) => error && giveUp());
  });
}

function takeProcess(limits: PdfLimits): ChildProcess {
  const [known] = idle.keys();
  if (!known || limits !== usual) return startProcess(limits);
  clearTimeout(idle.get(known));
  idle.delete(known);
  known.ref();
  known.channel?.ref();
  return known;
}

function startProcess({ memoryMb }: PdfLimits): ChildProcess {
  const child = fork(new URL('./inspect-pdf-process.ts', import.meta.url), [], {
    // No writing to disk and no further processes.
    execArgv: [`--max-old-space-size=${heapMb}`, '--permission', '--allow-fs-read=*', '--allow-worker'],
    env: { MAX_MEMORY_MB: String(memoryMb), SystemRoot: process.env['SystemRoot'] },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined);
  child.once('exit', () => {
    clearTimeout(idle.get(child));
    idle.delete(child);
  });
  return child;
}

/** An idle process does not keep this one running. */
function giveBack(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  idle.set(child, setTimeout(() => child.kill('SIGKILL'), idleMs).unref());
}
