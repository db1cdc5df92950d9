import { type ChildProcess, fork } from 'node:child_process';

/** Limits of a process. */
export interface ProcessLimits {
  /** Memory of the whole process. Unit: megabytes. */
  readonly memoryMb: number;
  /** One file. Unit: milliseconds. */
  readonly timeMs: number;
}

interface Program {
  /** Answers each message with one; see limited-process.ts. */
  readonly module: URL;
  readonly limits: ProcessLimits;
  /** May load the image library, which is native code. */
  readonly usesAddons?: true;
}

/** Limit of the JavaScript heap. Unit: megabytes. */
const heapMb = 256;
/** Time after its last file until a process ends. Unit: milliseconds. */
const idleMs = 60_000;

/**
 * Processes of one program that open files of users, so that a malicious file takes bounded time and memory, cannot
 * write and knows no secret of this process. The caller bounds the number of files at a time.
 */
export class LimitedProcesses<Order, Answer> {
  readonly #program: Program;
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();

  constructor(program: Program) {
    this.#program = program;
  }

  /** @returns `too-complex` at the limit of time or memory */
  run(order: Order, limits: ProcessLimits = this.#program.limits): Promise<Answer | 'too-complex'> {
    const isUsual = limits === this.#program.limits;
    return new Promise((resolve) => {
      const child = (isUsual && this.#takeIdle()) || this.#start(limits);
      const settle = (answer: Answer | 'too-complex') => {
        clearTimeout(timer);
        child.off('message', answered).off('error', giveUp).off('exit', giveUp);
        resolve(answer);
      };
      const answered = (answer: unknown) => {
        settle(answer as Answer);
        if (isUsual) this.#giveBack(child);
        else child.kill('SIGKILL');
      };
      const giveUp = () => {
        settle('too-complex');
        child.kill('SIGKILL');
      };
      const timer = setTimeout(giveUp, limits.timeMs);
      child.on('message', answered).on('error', giveUp).on('exit', giveUp);
      child.send(order as object, (error) => error && giveUp());
    });
  }

  #takeIdle(): ChildProcess | undefined {
    const [known] = this.#idle.keys();
    if (!known) return undefined;
    clearTimeout(this.#idle.get(known));
    this.#idle.delete(known);
    known.ref();
    known.channel?.ref();
    return known;
  }

  #start({ memoryMb }: ProcessLimits): ChildProcess {
    const { module, usesAddons } = this.#program;
    const addons = usesAddons ? ['--allow-addons'] : [];
    const child = fork(module, [], {
      // No writing to disk and no further processes.
      execArgv: [`--max-old-space-size=${heapMb}`, '--permission', '--allow-fs-read=*', '--allow-worker', ...addons],
      env: { MAX_MEMORY_MB: String(memoryMb), SystemRoot: process.env['SystemRoot'] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    child.on('error', () => undefined);
    child.once('exit', () => {
      clearTimeout(this.#idle.get(child));
      this.#idle.delete(child);
    });
    return child;
  }

  /** An idle process does not keep this one running. */
  #giveBack(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle.set(child, setTimeout(() => child.kill('SIGKILL'), idleMs).unref());
  }
}
