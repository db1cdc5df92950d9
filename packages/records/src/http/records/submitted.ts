import type { Collection } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Field } from '../../fields/field.ts';
import { fieldTypes } from '../../fields/field-types.ts';
import { NewFile } from '../../files/file-store.ts';

/** Keys of answers that are not fields; ignored, so that an answer can be submitted unchanged. */
const answerKeys = new Set(['collectionId', 'collectionName', 'expand']);

/** Returns the field name of a key without its modifier: `tags+`, `+tags`, `slug:autogenerate`. */
export function fieldNameOf(collection: Collection, key: string): string | undefined {
  if (Object.hasOwn(collection.fields, key)) return key;
  const bare = key.replace(/^\+/, '').replace(/(?:[+-]|:autogenerate)$/, '');
  return Object.hasOwn(collection.fields, bare) ? bare : undefined;
}

/**
 * Returns the submitted values that the client may set: without hidden fields, unless a superuser sends them (the
 * password of an auth record is the exception), and without automatic dates.
 */
export function settable(
  collection: Collection,
  body: Readonly<Record<string, unknown>>,
  isSuperuser: boolean,
): Record<string, unknown> {
  const kept = Object.entries(body).filter(([key]) => {
    const field = collection.fields[fieldNameOf(collection, key) ?? ''];
    if (!field) return !answerKeys.has(key) && key !== '__proto__';
    if (field.type === 'autodate') return false;
    return isSuperuser || !field.options.hidden || key === 'password';
  });
  return Object.fromEntries(kept);
}

/**
 * `@request.body`: submitted keys with their values after modifiers; unknown keys are unchanged.
 * Source: docs/reference/record-api.md 4.8.
 */
export function submittedBody(
  collection: Collection,
  values: Readonly<Record<string, unknown>>,
  next: AnyRecord,
): Record<string, unknown> {
  const entries = Object.entries(values).map(([key, value]) => {
    const name = fieldNameOf(collection, key);
    const isMeant = name === key || (name !== undefined && hasModifier(collection, name, key));
    return !isMeant || name === undefined ? [key, value] : [name, withoutBytes(next[name])];
  });
  return Object.fromEntries(entries);
}

/** A key with a modifier that the field's type does not support is unknown. */
function hasModifier(collection: Collection, name: string, key: string): boolean {
  const { type } = collection.fields[name] as Field;
  return key.endsWith(':autogenerate') ? type === 'text' : fieldTypes[type].modifiers !== undefined;
}

/** Rules see files by their stored names. */
function withoutBytes(value: unknown): unknown {
  if (value instanceof NewFile) return value.storedName;
  return Array.isArray(value) ? value.map(withoutBytes) : value;
}
