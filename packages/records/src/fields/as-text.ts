import type { SqlValue } from '../core/sql-value.ts';

/** Numbers and booleans become text; lists, objects and null become empty. Source: docs/reference/record-api.md 6.1. */
export function asText(raw: unknown): string {
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number') return numberText(raw);
  if (typeof raw === 'boolean' || typeof raw === 'bigint') return String(raw);
  return '';
}

/** Without an exponent: the shortest digits, then zeros. */
function numberText(value: number): string {
  const text = Object.is(value, -0) ? '-0' : String(value);
  const [, sign = '', whole = '', fraction = '', exponent] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  return point > 0 ? sign + digits.padEnd(point, '0') : `${sign}0.${'0'.repeat(-point)}${digits}`;
}

/** Length in characters, not in UTF-16 units: an emoji is one. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Column behaviour of every type that is stored as text. */
export const textColumn = {
  column: () => 'text' as const,
  toColumn: (value: unknown): SqlValue => (typeof value === 'string' ? value : ''),
  fromColumn: (stored: SqlValue): unknown => (stored === null ? '' : String(stored)),
};
