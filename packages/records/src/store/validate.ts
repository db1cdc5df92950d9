import type { Collection } from '../collection/collection.ts';
import { quote } from '../collection/rows.ts';
import type { FieldError } from '../core/errors.ts';
import type { AnyRecord, Via } from '../core/record.ts';
import type { Connection } from '../dialect/dialect.ts';
import { asText } from '../fields/as-text.ts';
import { missingRelations } from '../fields/field-errors.ts';
import { fieldTypes } from '../fields/field-types.ts';
import { relationTarget } from '../fields/relation.ts';
import { toValues } from '../fields/values.ts';

export interface ValidateInput {
  readonly collection: Collection;
  readonly connection: Connection;
  readonly next: AnyRecord;
  readonly before: AnyRecord | null;
  readonly via: Via;
}

/** Returns all errors of a record by field name; empty when it is valid. Uniqueness is checked by the database. */
export async function validateRecord(input: ValidateInput): Promise<Record<string, FieldError>> {
  const { collection, connection, next, before, via } = input;
  const errors: Record<string, FieldError> = {};
  for (const [name, { type, options }] of Object.entries(collection.fields)) {
    const error = fieldTypes[type].validate(next[name], options, { name, before, via });
    if (error) errors[name] = error;
  }
  if (!before && !errors['id'] && (await isTaken(input))) errors['id'] = invalidId;
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.type !== 'relation' || errors[name]) continue;
    const known = new Set(toValues(before?.[name], asText));
    const added = toValues(next[name], asText).filter((id) => !known.has(id));
    if (added.length > 0 && !(await allExist(connection, relationTarget(field), added)))
      errors[name] = missingRelations;
  }
  return errors;
}

const invalidId: FieldError = {
  code: 'validation_pk_invalid',
  message: 'The record primary key is invalid or already exists.',
};

/** Ids that may contain upper-case letters must be unique without regard to case. */
async function isTaken({ collection, connection, next }: ValidateInput): Promise<boolean> {
  if (collection.fields['id']?.options['pattern'] === '^[a-z0-9]+$') return false;
  const sql = `SELECT 1 FROM ${quote(collection.name)} WHERE lower("id") = lower(?)`;
  return (await connection.all(sql, [next.id])).length > 0;
}

async function allExist(connection: Connection, table: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 1) {
    return (await connection.all(`SELECT 1 FROM ${quote(table)} WHERE "id" = ?`, ids)).length === 1;
  }
  const placeholders = ids.map(() => '?').join(', ');
  const [row] = await connection.all(
    `SELECT count(*) AS found FROM ${quote(table)} WHERE "id" IN (${placeholders})`,
    ids,
  );
  return Number(row?.['found']) === ids.length;
}
