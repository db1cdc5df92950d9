import type { Collection } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Field } from '../../fields/field.ts';
import { fieldTypes } from '../../fields/field-types.ts';
import { NewFile } from '../../files/file-store.ts';

/** Keys that an answer has beside the fields, so that a record may be sent back as it came. */
const answerKeys = new Set(['collectionId', 'collectionName', 'expand']);

/** The field that a key means, with its modifier taken off: `tags+`, `+tags`, `slug:autogenerate`. */
export function fieldNameOf(collection: Collection, key: string): string | undefined {
  if (Object.hasOwn(collection.fields, key)) return key;
  const bare = key.replace(/^\+/, '').replace(/(?:[+-]|:autogenerate)$/, '');
  return Object.hasOwn(collection.fields, bare) ? bare : undefined;
}

/**
 * What a client may set of what it sent: hidden fields go unless a superuser sends them (the password of an auth
 * record is the exception), so do dates that the engine keeps.
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
 * `@request.body`: submitted keys with their values after modifiers; unknown keys as they came.
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

/** A sign at a field whose type has none makes a key that means nothing. */
function hasModifier(collection: Collection, name: string, key: string): boolean {
  const { type } = collection.fields[name] as Field;
  return key.endsWith(':autogenerate') ? type === 'text' : fieldTypes[type].modifiers !== undefined;
}

/** Rules see files by the names they will have. */
function withoutBytes(value: unknown): unknown {
  if (value instanceof NewFile) return value.storedName;
  return Array.isArray(value) ? value.map(withoutBytes) : value;
}
