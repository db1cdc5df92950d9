/** A repeated task. */
export interface Job {
  readonly name: string;
  /** Unit: milliseconds between the end of one run and the start of the next. */
  readonly everyMs: number;
  readonly run: (isStopping: () => boolean) => Promise<unknown>;
  /** Runs of this job at the same time, so that a slow one does not delay the others. Default: 1. */
  readonly workers?: number;
}

export interface JobLoop {
  /** Starts a run of the job soon, independently of its interval. */
  wake(name: string): void;
  /** Prevents further runs; resolves when the last one has ended. */
  stop(): Promise<void>;
}

interface Worker {
  readonly job: Job;
  timer: NodeJS.Timeout | undefined;
  current: Promise<void> | undefined;
  again: boolean;
}

/** Follows the runs of jobs, for the page System. */
export interface JobObserver {
  began(job: string): void;
  ended(job: string, hasFailed: boolean, afterMs: number): void;
}

/** Starts the jobs. A failed job is logged and runs again after its interval; runs of one worker never overlap. */
export function startJobs(
  jobs: readonly Job[],
  report: (name: string, error: unknown) => void,
  observer?: JobObserver,
): JobLoop {
  let stopping = false;
  const workers = jobs.flatMap((job) =>
    Array.from(
      { length: job.workers ?? 1 },
      (): Worker => ({ job, timer: undefined, current: undefined, again: false }),
    ),
  );

  const begin = (worker: Worker): void => {
    if (stopping) return;
    if (worker.current) {
      worker.again = true;
      return;
    }
    const { job } = worker;
    clearTimeout(worker.timer);
    worker.again = false;
    observer?.began(job.name);
    worker.current = Promise.resolve()
      .then(() => job.run(() => stopping))
      .then(
        () => false,
        (error: unknown) => {
          report(job.name, error);
          return true;
        },
      )
      .then((hasFailed) => {
        worker.current = undefined;
        const afterMs = worker.again ? 0 : job.everyMs;
        observer?.ended(job.name, hasFailed, afterMs);
        if (stopping) return;
        worker.timer = setTimeout(() => begin(worker), afterMs);
      });
  };

  for (const worker of workers) begin(worker);
  return {
    wake(name) {
      const own = workers.filter(({ job }) => job.name === name);
      // A busy worker runs again by itself; an idle one starts at once.
      for (const worker of own.filter(({ current }) => current)) worker.again = true;
      const idle = own.find(({ current }) => !current);
      if (idle) begin(idle);
    },
    async stop() {
      stopping = true;
      for (const { timer } of workers) clearTimeout(timer);
      await Promise.all(workers.map(({ current }) => current));
    },
  };
}
