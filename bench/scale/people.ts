/** A load process: takes a ScaleJob, sends back its ScaleOutcome. */
import { percentile } from '../load/job.ts';
import type { Kind, KindOutcome, ScaleJob, ScaleOutcome } from './job.ts';
import { type Recorder, User } from './user.ts';

/** Users that sign in at the same time. */
const atOnce = 20;

class Measured implements Recorder {
  readonly times = new Map<Kind, number[]>();
  readonly refused: Record<string, number> = {};
  readonly causes = new Map<string, number>();
  events = 0;
  isOn = false;

  answered(kind: Kind, ms: number, status: number): void {
    if (!this.isOn) return;
    if (status >= 300) this.refused[status] = (this.refused[status] ?? 0) + 1;
    const known = this.times.get(kind);
    if (known) known.push(ms);
    else this.times.set(kind, [ms]);
  }

  event(): void {
    if (this.isOn) this.events += 1;
  }

  refreshed(cause: string): void {
    if (this.isOn) this.causes.set(cause, (this.causes.get(cause) ?? 0) + 1);
  }

  outcome(measuredMs: number): ScaleOutcome {
    const byKind: Partial<Record<Kind, KindOutcome>> = {};
    for (const [kind, times] of this.times) {
      const sorted = times.toSorted((a, b) => a - b);
      const [p50, p95, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.95), percentile(sorted, 0.99)];
      byKind[kind] = { perSecond: (times.length / measuredMs) * 1_000, p50, p95, p99 };
    }
    const perSecond = (count: number) => (count / measuredMs) * 1_000;
    const causes = [...this.causes]
      .toSorted(([, a], [, b]) => b - a)
      .map(([cause, count]) => [cause, perSecond(count)] as const);
    return { byKind, refused: this.refused, eventsPerSecond: perSecond(this.events), causes };
  }
}

async function play(job: ScaleJob): Promise<ScaleOutcome> {
  const measured = new Measured();
  const users: User[] = [];
  for (let first = 0; first < job.people.length; first += atOnce) {
    const some = job.people.slice(first, first + atOnce);
    users.push(...(await Promise.all(some.map((person) => User.open(person, measured)))));
  }
  process.send?.('ready');
  const end = performance.now() + job.warmMs + job.measuredMs;
  setTimeout(() => {
    measured.isOn = true;
    process.send?.('measuring');
  }, job.warmMs);
  const work = users.map((user, at) =>
    user.work(end, job.people[at]?.portal === 'client' ? job.clientPauseMs : job.staffPauseMs),
  );
  await new Promise((resolve) => setTimeout(resolve, job.warmMs + job.measuredMs));
  measured.isOn = false;
  const outcome = measured.outcome(job.measuredMs);
  await Promise.race([Promise.allSettled(work), new Promise((resolve) => setTimeout(resolve, 10_000))]);
  for (const user of users) user.close();
  return outcome;
}

process.on('message', (job: ScaleJob) => {
  play(job).then(
    (outcome) => process.send?.(outcome, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
