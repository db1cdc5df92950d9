import type { Collection } from '../collection/collection.ts';
import { quote, rowShape } from '../collection/rows.ts';
import { belongings } from '../collection/system-collections.ts';
import { ApiError } from '../core/errors.ts';
import type { AnyRecord } from '../core/record.ts';
import { asText } from '../fields/as-text.ts';
import { toValues } from '../fields/values.ts';
import { updateCounters } from './engine/counters.ts';
import type { Referrer } from './engine/engine.ts';
import type { WriteOptions } from './records.ts';
import { keepWords } from './search-index/search-index.ts';
import { hookContext, loadRecord, noteChange, type TransactionContext, undoable } from './transaction-context.ts';
import { runUpdateHooks, setTimes, writeRow } from './write.ts';

/**
 * Deletes a record and takes it out of every relation; see docs/reference/record-api.md 7.
 * Errors: throws ApiError 404 when there is none, 400 when a required relation needs it; then nothing has changed.
 */
export function deleteRecord(
  work: TransactionContext,
  collection: Collection,
  id: string,
  options: WriteOptions = {},
): Promise<void> {
  return undoable(work, async () => {
    const record = await loadRecord(work, collection, id);
    if (!record) throw new ApiError(404);
    await options.check?.(record, record);
    try {
      await remove(work, collection, record, options);
    } finally {
      work.deleting.delete(keyOf(collection, id));
    }
  });
}

const keyOf = (collection: Collection, id: string): string => `${collection.name}/${id}`;

async function remove(
  work: TransactionContext,
  collection: Collection,
  record: AnyRecord,
  options: WriteOptions,
): Promise<void> {
  work.deleting.add(keyOf(collection, record.id));
  const hooks = collection.hooks.beforeDelete ?? [];
  if (hooks.length > 0) {
    const context = hookContext(work, options);
    for (const hook of hooks) await hook(record, context);
  }
  for (const referrer of work.engine.referrers.get(collection.name) ?? [])
    await release(work, referrer, record.id, options);
  if (collection.type === 'auth') await removeBelongings(work, collection, record.id, options);
  await work.connection.run(`DELETE FROM ${quote(collection.name)} WHERE "id" = ?`, [record.id]);
  await keepWords(work.engine, work.connection, collection, { before: record, after: null });
  await updateCounters(work.connection, collection, { before: record, after: null });
  noteChange(work, collection, record, null);
}

/** Takes an id out of one relation field of all records that hold it. */
async function release(work: TransactionContext, referrer: Referrer, id: string, options: WriteOptions): Promise<void> {
  const { collection, field } = referrer;
  const shape = rowShape(collection);
  const rows = await work.connection.all(
    `SELECT ${shape.columns()} FROM ${quote(collection.name)} WHERE ${holds(work, referrer)}`,
    [id],
  );
  for (const { id: holderId } of rows) {
    const key = keyOf(collection, String(holderId));
    if (work.deleting.has(key)) continue;
    // Read again: an earlier one of these rows may have changed or taken it away.
    const before = await loadRecord(work, collection, String(holderId));
    if (!before) continue;
    const rest = toValues(before[field], asText).filter((item) => item !== id);
    if (rest.length === 0 && referrer.cascadeDelete) {
      await remove(work, collection, before, options);
    } else if (rest.length === 0 && referrer.required) {
      throw new ApiError(
        400,
        'Failed to delete record. Make sure that the record is not part of a required relation reference.',
      );
    } else {
      await save(work, referrer, before, rest, options);
    }
  }
}

function holds(work: TransactionContext, { field, multiple }: Referrer): string {
  if (!multiple) return `${quote(field)} = ?`;
  return `EXISTS (SELECT 1 FROM ${work.engine.dialect.sql.each(quote(field), 'item')} WHERE item.value = ?)`;
}

/** Without validation: `minSelect` may be undercut. */
async function save(
  work: TransactionContext,
  referrer: Referrer,
  before: AnyRecord,
  rest: readonly string[],
  options: WriteOptions,
): Promise<void> {
  const { collection, field, multiple } = referrer;
  const next: AnyRecord = { ...structuredClone(before), [field]: multiple ? rest : '' };
  setTimes(work, collection, next, 'onUpdate');
  await runUpdateHooks(work, collection, { next, before, options });
  await writeRow(work, collection, next, before);
}

/** Open codes, half sign-ins, linked accounts and known places of an auth record. */
async function removeBelongings(
  work: TransactionContext,
  owner: Collection,
  id: string,
  options: WriteOptions,
): Promise<void> {
  for (const collection of belongings) {
    const shape = rowShape(collection);
    const sql = `SELECT ${shape.columns()} FROM ${quote(collection.name)} WHERE "collectionRef" = ? AND "recordRef" = ?`;
    for (const row of await work.connection.all(sql, [owner.id, id]))
      await remove(work, collection, shape.decode(row), options);
  }
}
