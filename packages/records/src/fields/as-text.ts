import type { SqlValue } from '../store/dialect/dialect.ts';

/** Numbers and booleans become text; lists, objects and null become empty. Source: record API 6.1. */
export function asText(raw: unknown): string {
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number' || typeof raw === 'boolean' || typeof raw === 'bigint') return String(raw);
  return '';
}

/** Length in characters, not in UTF-16 units: an emoji is one. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Column behaviour of every type that is kept as text. */
export const textColumn = {
  column: () => 'text' as const,
  toColumn: (value: unknown): SqlValue => (typeof value === 'string' ? value : ''),
  fromColumn: (stored: SqlValue): unknown => (stored === null ? '' : String(stored)),
};
