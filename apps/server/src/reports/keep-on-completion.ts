import { type Change, dateText, type Store } from '@dossier/records';
import type { Desk } from '../collections/index.ts';
import { afterCommit } from '../jobs/after-commit.ts';
import { dayOf } from '../runtime/clock.ts';
import type { Ports } from '../runtime/ports.ts';
import { keepReports } from './kept-report.ts';

/**
 * Prints and keeps the reports of a file as soon as it is completed, so that they stay what they were when it is
 * taken up again. One that was cut short is printed by `keepMissingReports`.
 */
export function keepReportsOnCompletion(
  store: Store<Desk>,
  { files, now }: Pick<Ports, 'files' | 'now'>,
  report: (job: string, error: unknown) => void,
): void {
  const keep = async (changes: readonly Change[]) => {
    for (const { collection, id, before, after } of changes) {
      const isCompleted = after?.['status'] === 'completed' && before?.['status'] === 'submitted';
      if (collection !== 'gk_requests' || !isCompleted) continue;
      const moment = now();
      const request = await store.reader.need('gk_requests', id);
      await keepReports(store.reader, files, { request, now: moment, today: dayOf(moment) });
    }
  };
  afterCommit(store, keep, (error) => report('keep-reports', error));
}

/** Unit: milliseconds. */
const recently = 2 * 86_400_000;

/** Prints what the end of a process cut short, before anybody takes such a file up again. */
export async function keepMissingReports(
  { store, files, now }: Pick<Ports, 'files' | 'now'> & { readonly store: Store<Desk> },
  isStopping: () => boolean,
): Promise<void> {
  const moment = now();
  const since = dateText(new Date(moment.getTime() - recently));
  const completed = await store.reader.find('gk_requests', 'status = "completed" && completed_at >= {:since}', {
    since,
  });
  for (const request of completed) {
    if (isStopping()) return;
    await keepReports(store.reader, files, { request, now: moment, today: dayOf(moment) });
  }
}
