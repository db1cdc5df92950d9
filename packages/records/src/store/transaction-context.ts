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
  /** `collection/id` of records that are being deleted, so that circles of relations end. */
  readonly deleting: Set<string>;
  /** Records for a hook: a queue of its own, because the write that called the hook has not ended. */
  inner(): Records;
}

/** Errors: none; undefined when there is none. */
export async function loadRecord(
  work: TransactionContext,
  collection: Collection,
  id: string,
): Promise<AnyRecord | undefined> {
  const shape = rowShape(collection);
  const [row] = await work.connection.all(`SELECT ${shape.columns()} FROM ${quote(collection.name)} WHERE "id" = ?`, [
    id,
  ]);
  return row && shape.decode(row);
}

export function hookContext(work: TransactionContext, options: WriteOptions): HookContext {
  return {
    records: work.inner(),
    via: options.via ?? 'program',
    auth: options.auth ?? work.actor,
    now: () => work.date,
  };
}

export function noteChange(
  work: TransactionContext,
  collection: Collection,
  before: AnyRecord | null,
  after: AnyRecord | null,
): void {
  const actor = work.actor ? { collection: String(work.actor['collectionName'] ?? ''), id: work.actor.id } : null;
  const action = before === null ? 'create' : after === null ? 'delete' : 'update';
  const id = (after ?? before)?.id as string;
  work.changes.push({
    collection: collection.name,
    action,
    id,
    before,
    after,
    actor,
    operation: work.operation,
    at: work.now,
  });
}

/** Undoes what `run` wrote and noted when it throws: a program that catches the error goes on from before it. */
export async function undoable<T>(work: TransactionContext, run: () => Promise<T>): Promise<T> {
  const mark = work.changes.length;
  try {
    return await work.connection.nested(run);
  } catch (error) {
    work.changes.length = mark;
    throw error;
  }
}
