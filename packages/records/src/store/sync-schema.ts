import { createHash } from 'node:crypto';
import type { Collection, Index } from '../collection/collection.ts';
import { quote } from '../collection/rows.ts';
import type { Connection, Dialect, TableShape } from '../dialect/dialect.ts';
import { fieldTypes } from '../fields/field-types.ts';
import { isMultiple } from '../filter/field-facts.ts';
import { ensureIdentity } from './identity.ts';
import {
  changeRefusedSentence,
  isCurrentStamp,
  refuseUnknownSchema,
  type SchemaOptions,
  SchemaRefused,
} from './schema-stamp.ts';
import { syncIndexesOfRecords } from './search-index/search-index.ts';

/** A schema change that declarations cannot express: a rename, removal or type change. Runs once, before the comparison. */
export interface Migration {
  /** Unique and permanent; determines the order: `2026-11-21-split-address`. */
  readonly id: string;
  readonly up?: (connection: Connection) => Promise<void>;
  /** What needs the tables of the declarations: runs once, after the comparison, in the same transaction. */
  readonly fill?: (connection: Connection) => Promise<void>;
}

/**
 * Migrates the tables to the declarations: adds tables and columns, replaces indexes. Does nothing when unchanged.
 * @throws SchemaRefused for a database that `options` do not accept
 * @throws when a column or collection was removed or has another type and no migration handled it
 */
export function syncSchema(
  dialect: Dialect,
  collections: readonly Collection[],
  migrations: readonly Migration[],
  options: SchemaOptions = {},
): Promise<void> {
  const exclusively = dialect.exclusively ?? ((run) => run());
  return exclusively(() =>
    dialect.transaction(
      async (connection) => {
        await refuseUnknownSchema(dialect, connection, options.stamp);
        await sync(dialect, connection, { ...options, collections, migrations });
      },
      { isAlone: true },
    ),
  );
}

interface Declared extends SchemaOptions {
  readonly collections: readonly Collection[];
  readonly migrations: readonly Migration[];
}

async function sync(dialect: Dialect, connection: Connection, declared: Declared): Promise<void> {
  const { collections, migrations, stamp, beforeChange, mayChange = true } = declared;
  const known = await storedHashes(dialect, connection);
  const isNew = known.size === 0;
  if (!(await isCurrent(dialect, connection, declared, known))) {
    if (!mayChange) throw new SchemaRefused(changeRefusedSentence);
    if (!isNew) await beforeChange?.();
  }
  await connection.run(
    'CREATE TABLE IF NOT EXISTS "_migrations" ("id" TEXT PRIMARY KEY NOT NULL, "at" TEXT NOT NULL)',
    [],
  );
  await connection.run(
    'CREATE TABLE IF NOT EXISTS "_collections" ("name" TEXT PRIMARY KEY NOT NULL, "hash" TEXT NOT NULL)',
    [],
  );
  const pending = await migrate(connection, migrations, isNew);
  // A migration may have changed any table, so each is compared with its declaration.
  if (pending.length > 0) for (const name of known.keys()) known.set(name, '');
  await ensureIdentity(connection);
  for (const collection of collections) {
    const plan = planTable(dialect, collection);
    if (known.get(collection.name) !== plan.hash) await syncTable(dialect, connection, plan);
    known.delete(collection.name);
  }
  for (const name of known.keys()) await removeUndeclared(dialect, connection, name);
  if (!isNew) for (const { fill } of pending) await fill?.(connection);
  await syncIndexesOfRecords(dialect, connection, collections);
  if (stamp && !(await isCurrentStamp(dialect, connection, stamp))) await dialect.stamp.write(connection, stamp);
}

/** Digests of the stored tables by collection; empty for a new database. */
async function storedHashes(dialect: Dialect, connection: Connection): Promise<Map<string, string>> {
  if (!(await dialect.inspect(connection, '_collections'))) return new Map();
  const rows = await connection.all('SELECT "name", "hash" FROM "_collections"', []);
  return new Map(rows.map(({ name, hash }) => [String(name), String(hash)]));
}

async function isCurrent(
  dialect: Dialect,
  connection: Connection,
  { collections, migrations, stamp }: Declared,
  known: ReadonlyMap<string, string>,
): Promise<boolean> {
  if (known.size === 0 || known.size !== collections.length) return false;
  if (collections.some((collection) => known.get(collection.name) !== planTable(dialect, collection).hash))
    return false;
  const done = await appliedMigrations(connection);
  return migrations.every(({ id }) => done.has(id)) && (await isCurrentStamp(dialect, connection, stamp));
}

async function appliedMigrations(connection: Connection): Promise<Set<string>> {
  const rows = await connection.all('SELECT "id" FROM "_migrations"', []);
  return new Set(rows.map(({ id }) => String(id)));
}

/**
 * Runs the migrations that were not applied yet, and returns them. A new database starts with the current schema: its
 * migrations count as applied.
 */
async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  isNew: boolean,
): Promise<readonly Migration[]> {
  const done = await appliedMigrations(connection);
  const pending = migrations.filter(({ id }) => !done.has(id));
  for (const { id, up } of pending) {
    if (!isNew) await up?.(connection);
    await connection.run('INSERT INTO "_migrations" ("id", "at") VALUES (?, ?)', [id, new Date().toISOString()]);
  }
  return pending;
}

interface TablePlan {
  readonly name: string;
  readonly columns: ReadonlyMap<string, string>;
  /** Name → statement. */
  readonly indexes: ReadonlyMap<string, string>;
  readonly hash: string;
}

function planTable(dialect: Dialect, collection: Collection): TablePlan {
  const columns = new Map<string, string>();
  refuseLongNames(dialect, [collection.name, ...Object.keys(collection.fields)]);
  for (const [name, { type, options }] of Object.entries(collection.fields)) {
    const sql = dialect.sql.column(fieldTypes[type].column(options));
    columns.set(name, name === 'id' && !dialect.sql.keyLast ? `${sql} PRIMARY KEY` : sql);
  }
  const wanted = [...collection.indexes, ...relationIndexes(collection)];
  const indexes = new Map(wanted.map((index) => planIndex(dialect, collection.name, index)));
  return { name: collection.name, columns, indexes, hash: digest([[...columns], [...indexes]]) };
}

/** Back relations and deletions query by the relation field, so each single relation gets an index. */
function relationIndexes({ fields, indexes }: Collection): Index[] {
  const covered = new Set(indexes.map(({ columns, where }) => (where ? undefined : columns[0])));
  return Object.entries(fields)
    .filter(([name, field]) => field.type === 'relation' && !isMultiple(field) && !covered.has(name))
    .map(([name]) => ({ columns: [name] }));
}

/** The name contains a digest of the statement, so that a changed index gets a new name. */
function planIndex(dialect: Dialect, table: string, { columns, unique, where, nocase = [] }: Index): [string, string] {
  const anyCase = dialect.sql.nocase ?? ((column: string) => `lower(${column})`);
  const { indexTerm = (term: string) => term, indexTail } = dialect.sql;
  const terms = columns.map((column) => indexTerm(nocase.includes(column) ? anyCase(quote(column)) : quote(column)));
  if (indexTail && !unique) terms.push(indexTail);
  const on = `ON ${quote(table)} (${terms.join(', ')})${where ? ` WHERE ${where}` : ''}`;
  const name = `${indexPrefix(table)}${digest([Boolean(unique), on]).slice(0, 10)}`;
  return [name, `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${quote(name)} ${on}`];
}

/** Short enough for the names of every database. */
const indexPrefix = (table: string): string => `idx_${table.slice(0, 45)}_`;

/** PostgreSQL truncates longer names silently. */
function refuseLongNames(dialect: Dialect, names: readonly string[]): void {
  const long = names.find((name) => Buffer.byteLength(name) > 63);
  if (dialect.name === 'postgres' && long !== undefined)
    throw new Error(`"${long}" is longer than the 63 bytes that PostgreSQL allows for a name.`);
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

async function syncTable(dialect: Dialect, connection: Connection, plan: TablePlan): Promise<void> {
  const shape = await dialect.inspect(connection, plan.name);
  if (shape) {
    refuseLosses(plan, shape);
    for (const [name, sql] of plan.columns) {
      if (!shape.columns.has(name))
        await connection.run(`ALTER TABLE ${quote(plan.name)} ADD COLUMN ${quote(name)} ${sql}`, []);
    }
  } else {
    const columns = [...plan.columns].map(([name, sql]) => `${quote(name)} ${sql}`);
    if (dialect.sql.rowColumn) columns.push(dialect.sql.rowColumn);
    await connection.run(`CREATE TABLE ${quote(plan.name)} (${columns.join(', ')})`, []);
  }
  const made = dialect.sql.keyLast && !shape ? [...plan.indexes].reverse() : plan.indexes;
  await syncIndexes(connection, { ...plan, indexes: new Map(made) }, shape?.indexes ?? []);
  if (dialect.sql.keyLast && !shape) await connection.run(`ALTER TABLE ${quote(plan.name)} ADD PRIMARY KEY ("id")`, []);
  await connection.run(
    `INSERT INTO "_collections" ("name", "hash") VALUES (?, ?) ON CONFLICT ("name") DO UPDATE SET "hash" = excluded."hash"`,
    [plan.name, plan.hash],
  );
}

function refuseLosses(plan: TablePlan, shape: TableShape): void {
  for (const [name, type] of shape.columns) {
    const wanted = plan.columns.get(name)?.split(' ')[0];
    const column = `${plan.name}.${name}`;
    if (wanted === undefined) {
      throw new Error(
        `The field ${column} is no longer declared but its column holds data: write a migration that moves or drops it.`,
      );
    }
    if (wanted !== type) {
      throw new Error(
        `The field ${column} is declared as ${wanted} but stored as ${type}: write a migration that converts it.`,
      );
    }
  }
}

/** Leaves indexes without the prefix alone: they were created by other programs. */
async function syncIndexes(connection: Connection, plan: TablePlan, existing: readonly string[]): Promise<void> {
  for (const name of existing) {
    if (name.startsWith(indexPrefix(plan.name)) && !plan.indexes.has(name))
      await connection.run(`DROP INDEX ${quote(name)}`, []);
  }
  for (const [name, sql] of plan.indexes) {
    if (!existing.includes(name)) await connection.run(sql, []);
  }
}

async function removeUndeclared(dialect: Dialect, connection: Connection, name: string): Promise<void> {
  if (await dialect.inspect(connection, name)) {
    throw new Error(
      `The collection ${name} is no longer declared but its table holds data: write a migration that moves or drops it.`,
    );
  }
  await connection.run('DELETE FROM "_collections" WHERE "name" = ?', [name]);
}
