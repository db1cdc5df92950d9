import type { Collection } from '../collection/collection.ts';
import type { AnyRecord } from '../core/record.ts';
import type { Field } from '../fields/field.ts';
import type { Modifiers } from '../fields/field-type.ts';
import { fieldTypes } from '../fields/field-types.ts';
import { generateText } from '../fields/generate-text.ts';

export type Input = Readonly<Record<string, unknown>>;

/** Builds a new record: defaults, then the input with its modifiers applied. Id and times are not set yet. */
export function draftCreate(collection: Collection, input: Input): AnyRecord {
  const next: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(collection.fields)) next[name] = normalise(field, undefined);
  return applyInput(collection, next, input);
}

/** Builds the updated record; `before` is not modified. */
export function draftUpdate(collection: Collection, before: AnyRecord, input: Input): AnyRecord {
  const next: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(before)) {
    next[name] = typeof value === 'object' && value !== null ? structuredClone(value) : value;
  }
  return applyInput(collection, next, input);
}

/** Normalises values that a hook wrote. */
export function renormalise(collection: Collection, record: AnyRecord): void {
  const values: Record<string, unknown> = record;
  for (const [name, field] of Object.entries(collection.fields)) values[name] = normalise(field, values[name]);
}

const normalise = (field: Field, raw: unknown): unknown => fieldTypes[field.type].normalise(raw, field.options);

/** Applies keys in order of length, so that a plain name precedes its modifiers. Unknown keys are ignored. */
function applyInput(collection: Collection, next: Record<string, unknown>, input: Input): AnyRecord {
  const keys = Object.keys(input).sort((a, b) => a.length - b.length);
  for (const key of keys) {
    const step = readKey(collection, key);
    if (!step || step.field.type === 'autodate' || input[key] === undefined) continue;
    next[step.name] = step.apply(next[step.name], input[key]);
  }
  return next as AnyRecord;
}

interface Step {
  readonly name: string;
  readonly field: Field;
  apply(current: unknown, raw: unknown): unknown;
}

function readKey(collection: Collection, key: string): Step | undefined {
  const field = fieldOf(collection, key);
  if (field) return { name: key, field, apply: (_, raw) => normalise(field, raw) };
  return readAutogenerate(collection, key) ?? readModifier(collection, key);
}

const fieldOf = (collection: Collection, name: string): Field | undefined =>
  Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined;

function readAutogenerate(collection: Collection, key: string): Step | undefined {
  const name = key.endsWith(':autogenerate') ? key.slice(0, -':autogenerate'.length) : undefined;
  const field = name === undefined ? undefined : fieldOf(collection, name);
  if (name === undefined || field?.type !== 'text') return undefined;
  const pattern = String(field.options['autogenerate'] ?? '');
  return { name, field, apply: (_, raw) => `${normalise(field, raw)}${generateText(pattern)}` };
}

function readModifier(collection: Collection, key: string): Step | undefined {
  const [name, action] = split(key);
  const field = action ? fieldOf(collection, name) : undefined;
  const modifiers = field && fieldTypes[field.type].modifiers;
  const modify = action && modifiers?.[action];
  if (!field || !modify) return undefined;
  return { name, field, apply: (current, raw) => modify(current, raw, field.options) };
}

function split(key: string): [string, keyof Modifiers<unknown> | undefined] {
  if (key.endsWith('+')) return [key.slice(0, -1), 'append'];
  if (key.endsWith('-')) return [key.slice(0, -1), 'remove'];
  if (key.startsWith('+')) return [key.slice(1), 'prepend'];
  return [key, undefined];
}
