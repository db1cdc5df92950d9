import { ApiError } from '../core/errors.ts';
import type { Field, FieldOptions } from './field.ts';
import { required } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';

export interface JsonOptions extends FieldOptions {
  /** Bytes of the JSON text. Default 1 MB. */
  readonly maxSize?: number;
}

/** Any JSON value; null when unset. Keys of objects come back in alphabetical order. `T` is not checked. */
export function json<T = unknown>(options: JsonOptions = {}): Field<T | null, T | null, 'json'> {
  return { type: 'json', options: { ...options } };
}

const defaultMaxBytes = 1 << 20;
const blankTexts = new Set(['null', '""', '[]', '{}']);
/** Sorting and writing deeper values would exhaust the stack. */
const maxDepth = 500;

/** Only text that begins like JSON is read as JSON. */
const looksLikeJson = /^(?:[-\d"[{]|(?:true|false|null)$)/;

/** Characters that PocketBase refuses in such a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are intended
const unwritable = /[\u0000-\u0007\u000b\u000e-\u001f\u007f]/;

/** Marker for a refused text. */
class UnwritableText {}

function toJsonValue(raw: unknown): unknown {
  if (raw === undefined) return null;
  if (raw instanceof Date) return raw.toISOString();
  if (typeof raw === 'string' && !looksLikeJson.test(raw)) return unwritable.test(raw) ? new UnwritableText() : raw;
  return sortKeys(typeof raw === 'string' ? parse(raw) : raw, 0);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function sortKeys(value: unknown, depth: number): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (depth > maxDepth) throw new ApiError(400);
  if (Array.isArray(value)) return value.map((item) => sortKeys(item ?? null, depth + 1));
  if ('toJSON' in value && typeof value.toJSON === 'function') return sortKeys(value.toJSON(), depth + 1);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && typeof item !== 'function');
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  // fromEntries defines keys, so that `__proto__` is a key like any other.
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item, depth + 1)]));
}

const invalidJson = { code: 'validation_invalid_json', message: 'Must be a valid json value.' };

export const jsonType: FieldBehaviour<JsonOptions> = {
  column: () => 'json',
  normalise: toJsonValue,
  validate(value, options) {
    if (value instanceof UnwritableText) return invalidJson;
    const text = JSON.stringify(value ?? null);
    const maxSize = options.maxSize || defaultMaxBytes;
    if (Buffer.byteLength(text) > maxSize) {
      const message = `The maximum allowed JSON size is ${maxSize} bytes.`;
      return { code: 'validation_json_size_limit', message, params: { maxSize } };
    }
    return options.required && blankTexts.has(text) ? required : undefined;
  },
  toColumn: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
  // The column's affinity stores the JSON text of a number as a number.
  fromColumn: (stored) =>
    typeof stored === 'string' ? parse(stored) : typeof stored === 'bigint' ? Number(stored) : stored,
};
