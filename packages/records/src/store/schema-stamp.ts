import { createHash } from 'node:crypto';
import type { Collection } from '../collection/collection.ts';
import type { Connection, Dialect, SchemaStamp } from '../dialect/dialect.ts';
import { fieldTypes } from '../fields/field-types.ts';

/** The database cannot be used by this program; the message says why and what to do. Nothing was changed. */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';
}

/** Which database a store accepts, and what happens before its schema changes. */
export interface SchemaOptions {
  readonly stamp?: SchemaStamp;
  /** Runs before the first change of an existing schema, for example to copy the database. */
  readonly beforeChange?: () => Promise<void>;
  /** Refuses a database whose schema is not current, because another process may be using it. */
  readonly mayChange?: boolean;
}

/** @throws SchemaRefused for data of a newer version or another program */
export async function refuseUnknownSchema(
  dialect: Dialect,
  connection: Connection,
  known: SchemaStamp | undefined,
): Promise<void> {
  if (!known) return;
  const stored = await dialect.stamp.read(connection);
  const isOther = stored.application !== 0 && stored.application !== known.application;
  if (isOther || (await hasOtherTables(dialect, connection))) throw new SchemaRefused(otherProgramSentence);
  if (stored.version > known.version) throw new SchemaRefused(newerSentence(stored.version, known.version));
}

/** Whether the tables were made by another program. Tables whose names begin with `_` are made before the schema. */
export async function hasOtherTables(dialect: Dialect, connection: Connection): Promise<boolean> {
  const collections = await dialect.inspect(connection, '_collections');
  if (collections) return !collections.columns.has('hash');
  return (await dialect.tables(connection)).some((name) => !name.startsWith('_'));
}

export async function isCurrentStamp(
  dialect: Dialect,
  connection: Pick<Connection, 'all'>,
  known: SchemaStamp | undefined,
): Promise<boolean> {
  if (!known) return true;
  const stored = await dialect.stamp.read(connection);
  return stored.application === known.application && stored.version === known.version;
}

/**
 * Identifies the stored form of collections: columns, indexes, select values, targets of relations, counters, search
 * indexes and migrations. Limits and rules do not count, because they do not change what is stored.
 */
export function schemaDigest(
  collections: Iterable<Collection>,
  migrations: readonly { readonly id: string }[],
): string {
  const shapes = [...collections].map(({ name, fields, indexes, counters, searchIndex }) => ({
    name,
    fields: Object.entries(fields).map(([field, { type, options }]) => {
      const { values, collection } = options as { readonly values?: unknown; readonly collection?: unknown };
      return [field, type, fieldTypes[type].column(options), values, collection];
    }),
    indexes,
    counters,
    searchIndex,
  }));
  const text = JSON.stringify([shapes, migrations.map(({ id }) => id)]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export const otherProgramSentence =
  'The database was made by another program. Set the path or address of the database of this program, or of an empty one.';

const newerSentence = (stored: number, known: number) =>
  `The data was written by a newer version of this program (schema ${stored}; this version knows ${known}). Start that version, or restore a backup from before the update.`;

export const changeRefusedSentence =
  'The data was written by another version of this program, and a server is using it. Stop the server first.';
