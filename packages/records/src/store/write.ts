import type { Collection } from '../collection/collection.ts';
import { quote, rowShape } from '../collection/rows.ts';
import { ApiError } from '../core/errors.ts';
import { newId, newTokenKey } from '../core/random.ts';
import type { AnyRecord } from '../core/record.ts';
import type { SqlValue } from '../core/sql-value.ts';
import { notUnique } from '../fields/field-errors.ts';
import { generateText } from '../fields/generate-text.ts';
import { hashForRecord } from '../passwords/password.ts';
import { draftCreate, draftUpdate, type Input, renormalise } from './draft.ts';
import { updateCounters } from './engine/counters.ts';
import type { WriteOptions } from './records.ts';
import { updateSearchIndex } from './search-index/search-index.ts';
import {
  hookContext,
  loadRecord,
  recordChange,
  type TransactionContext,
  withSavepoint,
} from './transaction-context.ts';
import { validateRecord } from './validate.ts';

/** @throws ApiError 400 with all field errors, or the error of a hook or check */
export function createRecord(
  transaction: TransactionContext,
  collection: Collection,
  input: Input,
  options: WriteOptions = {},
): Promise<AnyRecord> {
  return guarded(transaction, collection.hooks.beforeCreate, async () => {
    const next = draftCreate(collection, input);
    fillGenerated(transaction, collection, next);
    await options.check?.(next, null);
    const hooks = collection.hooks.beforeCreate ?? [];
    if (hooks.length > 0) {
      const context = hookContext(transaction, options);
      for (const hook of hooks) await hook(next, context);
      renormalise(collection, next);
    }
    return store(transaction, collection, { next, before: null, options });
  });
}

/** @throws ApiError 404 when there is none, 400 with all field errors, or the error of a hook or check */
export function updateRecord(
  transaction: TransactionContext,
  collection: Collection,
  id: string,
  input: Input,
  options: WriteOptions = {},
): Promise<AnyRecord> {
  return guarded(transaction, collection.hooks.beforeUpdate, async () => {
    const before = await loadRecord(transaction, collection, id);
    if (!before) throw new ApiError(404);
    const next = draftUpdate(collection, before, input);
    setTimes(transaction, collection, next, 'onUpdate');
    await options.check?.(next, before);
    await runUpdateHooks(transaction, collection, { next, before, options });
    return store(transaction, collection, { next, before, options });
  });
}

interface PendingWrite {
  readonly next: AnyRecord;
  readonly before: AnyRecord | null;
  readonly options: WriteOptions;
}

/** Uses a savepoint if there are hooks: a hook may write other records before the write fails. */
function guarded<T>(
  transaction: TransactionContext,
  hooks: readonly unknown[] | undefined,
  run: () => Promise<T>,
): Promise<T> {
  return hooks && hooks.length > 0 ? withSavepoint(transaction, run) : run();
}

export async function runUpdateHooks(
  transaction: TransactionContext,
  collection: Collection,
  { next, before, options }: { next: AnyRecord; before: AnyRecord; options: WriteOptions },
): Promise<void> {
  const hooks = collection.hooks.beforeUpdate ?? [];
  if (hooks.length === 0) return;
  const context = hookContext(transaction, options);
  for (const hook of hooks) await hook(next, structuredClone(before), context);
  renormalise(collection, next);
}

/** The default pattern of ids, generated without parsing it. */
const idPattern = '[a-z0-9]{15}';

/** Sets id, generated texts and times of a new record. */
function fillGenerated(transaction: TransactionContext, collection: Collection, next: Record<string, unknown>): void {
  for (const [name, { type, options }] of Object.entries(collection.fields)) {
    if (type !== 'text' || next[name] !== '' || !options['autogenerate']) continue;
    const pattern = String(options['autogenerate']);
    next[name] = pattern === idPattern ? newId() : generateText(pattern);
  }
  setTimes(transaction, collection, next, 'onCreate');
}

export function setTimes(
  transaction: TransactionContext,
  collection: Collection,
  next: Record<string, unknown>,
  when: 'onCreate' | 'onUpdate',
): void {
  for (const [name, { type, options }] of Object.entries(collection.fields)) {
    if (type === 'autodate' && options[when]) next[name] = transaction.now;
  }
}

async function store(
  transaction: TransactionContext,
  collection: Collection,
  { next, before, options }: PendingWrite,
): Promise<AnyRecord> {
  await updateSecrets(collection, next, before);
  const via = options.via ?? 'program';
  const message = before ? 'Failed to update record.' : 'Failed to create record.';
  const errors = await validateRecord({ collection, connection: transaction.connection, next, before, via });
  if (Object.keys(errors).length > 0) throw new ApiError(400, message, errors);
  try {
    return await writeRow(transaction, collection, next, before);
  } catch (error) {
    const columns = transaction.engine.dialect.uniqueViolation(error);
    if (!columns) throw error;
    throw new ApiError(400, message, Object.fromEntries(columns.map((column) => [column, notUnique])));
  }
}

/** Hashes new plain passwords. A new password or e-mail revokes all tokens. */
async function updateSecrets(
  collection: Collection,
  next: Record<string, unknown>,
  before: AnyRecord | null,
): Promise<void> {
  let isRenewed = false;
  for (const [name, { type }] of Object.entries(collection.fields)) {
    if (type !== 'password' || next[name] === (before?.[name] ?? '')) continue;
    if (typeof next[name] === 'string' && next[name] !== '') next[name] = await hashForRecord(next[name]);
    isRenewed = true;
  }
  if (collection.type !== 'auth' || !before) return;
  if ((isRenewed || next['email'] !== before['email']) && next['tokenKey'] === before['tokenKey']) {
    next['tokenKey'] = newTokenKey();
  }
}

/** Writes the row and records the change. Returns the record decoded from the stored values. */
export async function writeRow(
  transaction: TransactionContext,
  collection: Collection,
  next: AnyRecord,
  before: AnyRecord | null,
): Promise<AnyRecord> {
  const shape = rowShape(collection);
  const values = shape.encode(next);
  const [sql, params] = before ? updateStatement(collection, values, before.id) : insertStatement(collection, values);
  await transaction.connection.run(sql, params);
  const after = shape.decode(Object.fromEntries(shape.names.map((name, index) => [name, values[index] as SqlValue])));
  await updateSearchIndex(transaction.engine, transaction.connection, collection, { before, after });
  await updateCounters(transaction.connection, collection, { before, after });
  recordChange(transaction, collection, before, after);
  return after;
}

const insertTexts = new WeakMap<Collection, string>();
const updateTexts = new WeakMap<Collection, string>();

function insertStatement(collection: Collection, values: SqlValue[]): [string, SqlValue[]] {
  let sql = insertTexts.get(collection);
  if (!sql) {
    const { names, columns } = rowShape(collection);
    sql = `INSERT INTO ${quote(collection.name)} (${columns()}) VALUES (${names.map(() => '?').join(', ')})`;
    insertTexts.set(collection, sql);
  }
  return [sql, values];
}

function updateStatement(collection: Collection, values: SqlValue[], id: string): [string, SqlValue[]] {
  let sql = updateTexts.get(collection);
  if (!sql) {
    const sets = rowShape(collection).names.map((name) => `${quote(name)} = ?`);
    sql = `UPDATE ${quote(collection.name)} SET ${sets.join(', ')} WHERE "id" = ?`;
    updateTexts.set(collection, sql);
  }
  return [sql, [...values, id]];
}
