import type { Change } from '../collection/change.ts';
import type { Collection } from '../collection/collection.ts';
import type { HookContext } from '../collection/hooks.ts';
import { quote, rowShape } from '../collection/rows.ts';
import type { AnyRecord } from '../core/record.ts';
import type { Connection } from '../dialect/dialect.ts';
import type { Engine } from './engine/engine.ts';
import type { Records, WriteOptions } from './records.ts';

/** One running transaction. */
export interface TransactionContext {
  readonly engine: Engine;
  readonly connection: Connection;
  /** Date text; the same for all writes of the transaction. */
  readonly now: string;
  readonly date: Date;
  readonly actor: AnyRecord | null;
  readonly operation: string;
  readonly changes: Change[];
  /** `collection/id` of records that are being deleted; ends the recursion for cyclic relations. */
  readonly deleting: Set<string>;
  /** Records for a hook, with a separate queue: the write that called the hook is still running. */
  inner(): Records;
}

export async function loadRecord(
  transaction: TransactionContext,
  collection: Collection,
  id: string,
): Promise<AnyRecord | undefined> {
  const shape = rowShape(collection);
  const [row] = await transaction.connection.all(
    `SELECT ${shape.columns()} FROM ${quote(collection.name)} WHERE "id" = ?`,
    [id],
  );
  return row && shape.decode(row);
}

export function hookContext(transaction: TransactionContext, options: WriteOptions): HookContext {
  return {
    records: transaction.inner(),
    via: options.via ?? 'program',
    auth: options.auth ?? transaction.actor,
    now: () => transaction.date,
  };
}

export function recordChange(
  transaction: TransactionContext,
  collection: Collection,
  before: AnyRecord | null,
  after: AnyRecord | null,
): void {
  const actor = transaction.actor
    ? { collection: String(transaction.actor['collectionName'] ?? ''), id: transaction.actor.id }
    : null;
  const action = before === null ? 'create' : after === null ? 'delete' : 'update';
  const id = (after ?? before)?.id as string;
  transaction.changes.push({
    collection: collection.name,
    action,
    id,
    before,
    after,
    actor,
    operation: transaction.operation,
    at: transaction.now,
  });
}

/** Runs in a savepoint: when `run` throws, its writes and recorded changes are rolled back. */
export async function withSavepoint<T>(transaction: TransactionContext, run: () => Promise<T>): Promise<T> {
  const mark = transaction.changes.length;
  try {
    return await transaction.connection.nested(run);
  } catch (error) {
    transaction.changes.length = mark;
    throw error;
  }
}
