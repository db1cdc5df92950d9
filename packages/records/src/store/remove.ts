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
import { updateSearchIndex } from './search-index/search-index.ts';
import {
  hookContext,
  loadRecord,
  recordChange,
  type TransactionContext,
  withSavepoint,
} from './transaction-context.ts';
import { runUpdateHooks, setTimes, writeRow } from './write.ts';

/**
 * Deletes a record and removes its id from every relation. Source: docs/reference/record-api.md 7.
 * @throws ApiError 404 when there is none, 400 when a required relation refers to it; then nothing has changed
 */
export function deleteRecord(
  transaction: TransactionContext,
  collection: Collection,
  id: string,
  options: WriteOptions = {},
): Promise<void> {
  return withSavepoint(transaction, async () => {
    const record = await loadRecord(transaction, collection, id);
    if (!record) throw new ApiError(404);
    await options.check?.(record, record);
    try {
      await remove(transaction, collection, record, options);
    } finally {
      transaction.deleting.delete(keyOf(collection, id));
    }
  });
}

const keyOf = (collection: Collection, id: string): string => `${collection.name}/${id}`;

async function remove(
  transaction: TransactionContext,
  collection: Collection,
  record: AnyRecord,
  options: WriteOptions,
): Promise<void> {
  transaction.deleting.add(keyOf(collection, record.id));
  const hooks = collection.hooks.beforeDelete ?? [];
  if (hooks.length > 0) {
    const context = hookContext(transaction, options);
    for (const hook of hooks) await hook(record, context);
  }
  for (const referrer of transaction.engine.referrers.get(collection.name) ?? [])
    await release(transaction, referrer, record.id, options);
  if (collection.type === 'auth') await removeBelongings(transaction, collection, record.id, options);
  await transaction.connection.run(`DELETE FROM ${quote(collection.name)} WHERE "id" = ?`, [record.id]);
  await updateSearchIndex(transaction.engine, transaction.connection, collection, { before: record, after: null });
  await updateCounters(transaction.connection, collection, { before: record, after: null });
  recordChange(transaction, collection, record, null);
}

/** Removes an id from one relation field of all records that refer to it. */
async function release(
  transaction: TransactionContext,
  referrer: Referrer,
  id: string,
  options: WriteOptions,
): Promise<void> {
  const { collection, field } = referrer;
  const shape = rowShape(collection);
  const rows = await transaction.connection.all(
    `SELECT ${shape.columns()} FROM ${quote(collection.name)} WHERE ${holds(transaction, referrer)}`,
    [id],
  );
  for (const { id: holderId } of rows) {
    const key = keyOf(collection, String(holderId));
    if (transaction.deleting.has(key)) continue;
    // Read again: processing an earlier row may have changed or deleted this one.
    const before = await loadRecord(transaction, collection, String(holderId));
    if (!before) continue;
    const rest = toValues(before[field], asText).filter((item) => item !== id);
    if (rest.length === 0 && referrer.cascadeDelete) {
      await remove(transaction, collection, before, options);
    } else if (rest.length === 0 && referrer.required) {
      throw new ApiError(
        400,
        'Failed to delete record. Make sure that the record is not part of a required relation reference.',
      );
    } else {
      await save(transaction, referrer, before, rest, options);
    }
  }
}

function holds(transaction: TransactionContext, { field, multiple }: Referrer): string {
  if (!multiple) return `${quote(field)} = ?`;
  return `EXISTS (SELECT 1 FROM ${transaction.engine.dialect.sql.each(quote(field), 'item')} WHERE item.value = ?)`;
}

/** Saves without validation: the result may have fewer values than `minSelect`. */
async function save(
  transaction: TransactionContext,
  referrer: Referrer,
  before: AnyRecord,
  rest: readonly string[],
  options: WriteOptions,
): Promise<void> {
  const { collection, field, multiple } = referrer;
  const next: AnyRecord = { ...structuredClone(before), [field]: multiple ? rest : '' };
  setTimes(transaction, collection, next, 'onUpdate');
  await runUpdateHooks(transaction, collection, { next, before, options });
  await writeRow(transaction, collection, next, before);
}

/** Deletes one-time codes, pending sign-ins, linked accounts and auth origins of an auth record. */
async function removeBelongings(
  transaction: TransactionContext,
  owner: Collection,
  id: string,
  options: WriteOptions,
): Promise<void> {
  for (const collection of belongings) {
    const shape = rowShape(collection);
    const sql = `SELECT ${shape.columns()} FROM ${quote(collection.name)} WHERE "collectionRef" = ? AND "recordRef" = ?`;
    for (const row of await transaction.connection.all(sql, [owner.id, id]))
      await remove(transaction, collection, shape.decode(row), options);
  }
}
