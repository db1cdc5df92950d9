/** A repeated task. */
export interface Job {
  readonly name: string;
  /** Unit: milliseconds between the end of one run and the start of the next. */
  readonly everyMs: number;
  readonly run: (isStopping: () => boolean) => Promise<unknown>;
}

export interface JobLoop {
  /** Starts a run of the job soon, independently of its interval. */
  wake(name: string): void;
  /** Prevents further runs; resolves when the last one has ended. */
  stop(): Promise<void>;
}

interface RunningJobs {
  timer: NodeJS.Timeout | undefined;
  current: Promise<void> | undefined;
  again: boolean;
}

/** Starts the jobs. A failed job is logged and runs again after its interval; two runs of one job never overlap. */
export function startJobs(jobs: readonly Job[], report: (name: string, error: unknown) => void): JobLoop {
  let stopping = false;
  const running = new Map<string, RunningJobs>(
    jobs.map(({ name }) => [name, { timer: undefined, current: undefined, again: false }]),
  );

  const begin = (job: Job): void => {
    const state = running.get(job.name) as RunningJobs;
    if (stopping) return;
    if (state.current) {
      state.again = true;
      return;
    }
    clearTimeout(state.timer);
    state.again = false;
    state.current = Promise.resolve()
      .then(() => job.run(() => stopping))
      .then(
        () => undefined,
        (error: unknown) => report(job.name, error),
      )
      .then(() => {
        state.current = undefined;
        if (stopping) return;
        state.timer = setTimeout(() => begin(job), state.again ? 0 : job.everyMs);
      });
  };

  for (const job of jobs) begin(job);
  return {
    wake(name) {
      const job = jobs.find((one) => one.name === name);
      if (job) begin(job);
    },
    async stop() {
      stopping = true;
      for (const { timer } of running.values()) clearTimeout(timer);
      await Promise.all([...running.values()].map((state) => state.current));
    },
  };
}
