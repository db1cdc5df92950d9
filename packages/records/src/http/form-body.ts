import { ApiError } from '../core/errors.ts';

/**
 * Converts form entries to a body: numbers and booleans are parsed, repeated keys become lists, `@jsonPayload` objects
 * are merged. Files are not converted.
 * Source: docs/reference/record-api.md 1.1.
 */
export function bodyFromEntries(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const values = new Map<string, unknown[]>();
  const merged: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    const payload = key === '@jsonPayload' && typeof value === 'string' ? payloadOf(value) : undefined;
    // A payload of null replaces the whole body.
    if (payload === null) return {};
    if (payload) Object.assign(merged, payload);
    else if (key !== '@jsonPayload')
      values.set(key, [...(values.get(key) ?? []), typeof value === 'string' ? formValue(value) : value]);
  }
  const plain = [...values].map(([key, list]) => [key, list.length === 1 ? list[0] : list]);
  return { ...Object.fromEntries(plain), ...merged };
}

function payloadOf(text: string): object | null {
  const value = parsed(text);
  if (typeof value !== 'object' || Array.isArray(value)) throw new ApiError(400);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400);
  }
}

const words: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Accepts numbers in their shortest decimal form only: `12`, `-1.5`; not `012`, `1.0`, `1e3`. */
export function formValue(text: string): string | number | boolean {
  if (Object.hasOwn(words, text)) return words[text] as boolean;
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const number = Number(text);
  return String(number) === text ? number : text;
}
