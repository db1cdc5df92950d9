import { dateText, type Store } from '@dossier/records';
import { Cron } from 'croner';
import type { Cron as CronJob } from '../operator/operator.ts';

/** One-time codes and first factors expire within hours; older ones are deleted. */
const maxLifeMilliseconds = 24 * 3600_000;

/** The scheduled jobs of the record server. */
export function serverCrons(store: Store, now: () => Date = () => new Date()): CronJob[] {
  const clean = (collection: string) => async () => {
    const before = dateText(new Date(now().getTime() - maxLifeMilliseconds));
    const old = await store.reader.find(collection, 'created < {:before}', { before }, { limit: 10_000 });
    if (old.length === 0) return;
    await store.transaction(async (records) => {
      for (const { id } of old) if (await records.get(collection, id)) await records.delete(collection, id);
    });
  };
  return [
    { id: '__pbDBOptimize__', expression: '0 0 * * *', run: () => store.dialect.refreshStatistics('stale') },
    { id: '__pbOTPCleanup__', expression: '0 * * * *', run: clean('_otps') },
    { id: '__pbMFACleanup__', expression: '0 * * * *', run: clean('_mfas') },
  ];
}

/** Runs each job at the times of its expression, in UTC. Returns the function that stops them. */
export function startCrons(jobs: readonly CronJob[], report: (error: unknown, id: string) => void): () => void {
  const timers = jobs.map(
    ({ id, expression, run }) =>
      new Cron(
        expression,
        // An offset instead of a time zone: Intl's time zone data costs 6 MB of memory.
        // PocketBase requires both the day of the month and the day of the week to match.
        { utcOffset: 0, unref: true, domAndDow: true, catch: (error) => report(error, id) },
        run,
      ),
  );
  return () => {
    for (const timer of timers) timer.stop();
  };
}
