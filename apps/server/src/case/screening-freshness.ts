import { staleClearDays } from '@dossier/domain/limits';
import { isCompleted } from '@dossier/domain/onboarding';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import { momentOf } from '../runtime/clock.ts';
import { activeLists } from './active-lists.ts';
import { newestScreeningRun } from './screenings.ts';

const dayMs = 86_400_000;

/** What the age of an onboarding's screening results is measured against. */
export interface ScreeningFreshness {
  /** ISO date of the newest active list, or of its load when the list has none. */
  readonly newestListDate: string;
  /** The same as a moment; '' without lists. */
  readonly newestListAt: string;
  /** Last check by monitoring, or by the sweep of open onboardings; '' when none. */
  readonly monitoredAt: string;
}

/** The newest active list, and when monitoring last checked the onboarding. */
export async function screeningFreshness(records: Reader, request: RequestRow): Promise<ScreeningFreshness> {
  const lists = await activeLists(records);
  const newest = lists.toSorted((a, b) => listMoment(a).localeCompare(listMoment(b))).at(-1);
  return {
    newestListDate: newest?.date || (newest?.loaded_at ?? '').slice(0, 10),
    newestListAt: newest ? listMoment(newest) : '',
    monitoredAt: await monitoredAt(records, request),
  };
}

/** Completed onboardings are monitored by their institution's subscription, open ones by the sweep. */
async function monitoredAt(records: Reader, { id, org, subject, status }: RequestRow): Promise<string> {
  if (!isCompleted(status)) return (await newestScreeningRun(records, id))?.rescreened_at ?? '';
  const filter = 'org = {:org} && subject = {:subject} && last_run_at != "" && last_result != "failed"';
  const monitoring = await records.first('gk_subscriptions', filter, { org, subject }, { sort: '-last_run_at' });
  return monitoring?.last_run_at ?? '';
}

/** The list's own date; without one the moment of its load. */
const listMoment = ({ date, loaded_at }: Row<'screening_lists'>) => (date === '' ? loaded_at : `${date} 00:00:00.000Z`);

/** Is a clear result older than the newest list by more than `staleClearDays`? */
export function isStaleClear(
  { row, status }: { readonly row: Pick<Row<'statuses_screening'>, 'run_at'>; readonly status: string },
  { monitoredAt: monitored, newestListAt }: ScreeningFreshness,
): boolean {
  const checkedAt = monitored > row.run_at ? monitored : row.run_at;
  if (status !== 'clear' || checkedAt === '' || newestListAt === '') return false;
  return momentOf(newestListAt).getTime() - momentOf(checkedAt).getTime() > staleClearDays * dayMs;
}
