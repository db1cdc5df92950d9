import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { type ChainEnd, endAfter, type SealedEvent } from '../runtime/event-chain.ts';

type UnnumberedEvent = Omit<SealedEvent, 'id' | 'created' | 'number'> & Pick<Row<'events'>, 'subject'>;

/**
 * Adds an event. One of an onboarding becomes the next entry of its history. Two writers of one history conflict on the
 * row of the onboarding: the second one is retried, so no number is used twice or skipped.
 */
export async function appendEvent(records: DeskRecordsStore, event: UnnumberedEvent): Promise<Row<'events'>> {
  const id = records.newId();
  if (event.request === '') return records.create('events', { ...event, id });
  const before = await endOf(records, event.request);
  const end = endAfter(before, { ...event, id, created: records.now });
  await records.connection.run(`UPDATE "gk_requests" SET "history_entries" = ?, "history_hash" = ? WHERE "id" = ?`, [
    end.number,
    end.hash,
    event.request,
  ]);
  return records.create('events', { ...event, id, ...end });
}

async function endOf({ connection }: DeskRecordsStore, request: string): Promise<ChainEnd> {
  const sql = `SELECT "history_entries", "history_hash" FROM "gk_requests" WHERE "id" = ?`;
  const [row] = await connection.all(sql, [request]);
  return { number: Number(row?.['history_entries'] ?? 0), hash: String(row?.['history_hash'] ?? '') };
}
