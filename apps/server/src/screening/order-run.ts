import type { DeskRecordsStore, Row } from '../collections/rows.ts';

type Run = Row<'screening_runs'>;

/** Orders a run over a file; one that waits already is asked to come at once. Sending a form always orders its own. */
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
