import type { AnyRecord } from '../core/record.ts';
import type { SqlRow, SqlValue } from '../core/sql-value.ts';
import type { Field } from '../fields/field.ts';
import { fieldTypes } from '../fields/field-types.ts';
import type { Collection } from './collection.ts';

/** Converts between records of a collection and rows of its table; created once per collection. */
export interface RowShape {
  /** Field names in the order of the collection, which is the order of `encode`. */
  readonly names: readonly string[];
  /** `"id", "title"`, with a table's alias in front: `"t"."id"`. */
  columns(alias?: string): string;
  /** Never throws; unreadable values become the unset value. */
  decode(row: SqlRow): AnyRecord;
  encode(record: AnyRecord): SqlValue[];
}

const shapes = new WeakMap<Collection, RowShape>();

export function rowShape(collection: Collection): RowShape {
  let shape = shapes.get(collection);
  if (!shape) {
    shape = makeShape(collection);
    shapes.set(collection, shape);
  }
  return shape;
}

function makeShape(collection: Collection): RowShape {
  const fields = Object.entries(collection.fields).map(([name, field]) => ({ name, ...converters(field) }));
  const names = fields.map(({ name }) => name);
  const plain = names.map(quote).join(', ');
  return {
    names,
    columns: (alias) => (alias ? names.map((name) => `${quote(alias)}.${quote(name)}`).join(', ') : plain),
    decode(row) {
      const record: Record<string, unknown> = {};
      for (const { name, decode } of fields) record[name] = decode(row[name] ?? null);
      return record as AnyRecord;
    },
    encode: (record) => fields.map(({ name, encode }) => encode(record[name])),
  };
}

function converters({ type, options }: Field) {
  const behaviour = fieldTypes[type];
  return {
    decode: (stored: SqlValue) => behaviour.fromColumn(stored, options),
    encode: (value: unknown) => behaviour.toColumn(value, options),
  };
}

/** Quotes an SQL identifier. Names come from declarations, never from a request. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
