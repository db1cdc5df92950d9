import type { DeskRecordsStore, Row } from '../collections/rows.ts';

type Run = Row<'screening_runs'>;

/** Orders a run for an onboarding; a waiting run becomes due at once. Submitting a form always orders a new one. */
export async function orderRun(
  records: DeskRecordsStore,
  request: string,
  why: Run['why'],
  by: { readonly id: string; readonly name: string } = { id: '', name: '' },
): Promise<Run> {
  const waiting = await records.first('screening_runs', 'request = {:request} && state = "waiting"', { request });
  if (waiting) return records.update('screening_runs', waiting.id, { lease_until: '' });
  const values = { request, state: 'waiting' as const, why, by: by.id, by_name: by.name };
  return records.create('screening_runs', { ...values, attempts: 0, done: 0, total: 0 });
}
