import type { DeskRecordsStore } from '../collections/rows.ts';
import { openFile } from './open-files.ts';

/** Orders a sweep. Idempotent: a queued sweep uses the list versions active when it starts. */
export async function orderSweep(records: DeskRecordsStore, why: string): Promise<void> {
  const waiting = await records.first('screening_sweeps', 'state = "waiting" && cursor = "" && file_cursor = ""');
  if (waiting) return;
  const subscriptions = await records.count('gk_subscriptions', 'status = "active"');
  const total = subscriptions + (await records.count('gk_requests', openFile));
  if (total === 0) return;
  const values = { total, done: 0, alerts: 0, attempts: 0 };
  await records.create('screening_sweeps', { state: 'waiting', why: why.slice(0, 400), ...values });
}
