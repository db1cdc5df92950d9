import { isCompleted, statusFilter } from '@dossier/domain/onboarding';
import { type MoveName, moveNames } from '@dossier/domain/onboarding-machine';
import { type Change, dateText, type Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import { afterCommit } from '../runtime/after-commit.ts';
import { dayOf } from '../runtime/clock.ts';
import type { Ports } from '../runtime/ports.ts';
import { storeReports } from '../views/report/stored-reports.ts';

/** The moves after which the reports are stored, so that the report of a reopened onboarding remains available. */
const storesReports: Readonly<Record<MoveName, boolean>> = {
  'save-draft': false,
  send: false,
  'delete-draft': false,
  submit: false,
  'refuse-access': false,
  'approve-access': false,
  'withdraw-access': false,
  remind: false,
  'edit-onboarding': false,
  'ask-client': false,
  'ask-institution': false,
  answer: false,
  complete: true,
  reopen: false,
  cancel: false,
  archive: false,
  restore: false,
};
const storingMoves: readonly string[] = moveNames.filter((name) => storesReports[name]);

/**
 * Stores the reports of an onboarding after the commit of its completion. `storeMissingReports` stores them at the next
 * start if the process ended in between.
 */
export function storeReportsOnCompletion(
  store: Store<DeskSchema>,
  { files, now }: Pick<Ports, 'files' | 'now'>,
  report: (job: string, error: unknown) => void,
): void {
  const storeAll = async (changes: readonly Change[]) => {
    for (const { collection, id, operation } of changes) {
      if (collection !== 'gk_requests' || !storingMoves.includes(operation)) continue;
      const moment = now();
      const request = await store.reader.need('gk_requests', id);
      await storeReports(store.reader, files, { request, now: moment, today: dayOf(moment) });
    }
  };
  afterCommit(store, storeAll, (error) => report('store-reports', error));
}

/** Unit: milliseconds. */
const recently = 2 * 86_400_000;

/** Stores the reports of recent completions that are missing because the process ended. */
export async function storeMissingReports(
  { store, files, now }: Pick<Ports, 'files' | 'now'> & { readonly store: Store<DeskSchema> },
  isStopping: () => boolean,
): Promise<void> {
  const moment = now();
  const since = dateText(new Date(moment.getTime() - recently));
  const completed = await store.reader.find('gk_requests', `${statusFilter(isCompleted)} && completed_at >= {:since}`, {
    since,
  });
  for (const request of completed) {
    if (isStopping()) return;
    await storeReports(store.reader, files, { request, now: moment, today: dayOf(moment) });
  }
}
