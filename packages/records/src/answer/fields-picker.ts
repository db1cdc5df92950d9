import { ApiError } from '../core/errors.ts';
import { excerpt } from './excerpt.ts';

/** An invalid `fields` parameter. The request itself was carried out. */
export class UnreadableFields extends ApiError {
  constructor() {
    super(400);
  }
}

/** Selected names of a level, each with the selection below it (empty: all). */
interface Pick {
  readonly below: Map<string, Pick>;
  /** A path ends here: the whole value is selected. */
  isEnd?: boolean;
  modify?: (value: unknown) => unknown;
}

const known = new Map<string, Pick>();
const maxKnown = 200;

/**
 * Selects the named keys of an answer; all of them when the text is empty or missing. Ignores unknown names.
 * Source: docs/reference/record-api.md 5.1.
 * @throws UnreadableFields for an unknown modifier
 */
export function pickFields(answer: object, fields: string | undefined): object {
  const pick = readFields(fields ?? '');
  return pick.below.size === 0 ? answer : (keep(answer, pick) as object);
}

function readFields(text: string): Pick {
  const cached = known.get(text);
  if (cached) return cached;
  const root: Pick = { below: new Map() };
  for (const entry of splitOutside(text)) addPath(root, entry.trim());
  if (known.size >= maxKnown) known.clear();
  known.set(text, root);
  return root;
}

/** Commas inside brackets belong to a modifier. */
function splitOutside(text: string): string[] {
  return text.match(/(?:[^,(]|\([^)]*\)?)+/g) ?? [];
}

function addPath(root: Pick, entry: string): void {
  if (entry === '') return;
  const [path, modifier] = splitModifier(entry);
  let at = root;
  for (const name of path.split('.')) {
    const next = at.below.get(name) ?? { below: new Map() };
    at.below.set(name, next);
    at = next;
  }
  at.isEnd = true;
  if (modifier !== undefined) at.modify = readModifier(modifier);
}

function splitModifier(entry: string): [string, string | undefined] {
  const at = entry.indexOf(':');
  return at < 0 ? [entry, undefined] : [entry.slice(0, at), entry.slice(at + 1)];
}

/** A name and one or two values; brackets, commas and spaces only part them. */
function readModifier(text: string): (value: unknown) => unknown {
  const [name, first = '', second = '', ...rest] = text.split(/[(), ]+/).filter((word) => word !== '');
  const isWhole = !/[()]/.test(text.replaceAll(/\([^()]*\)/g, '').replaceAll(/^[^(]*\)/g, ''));
  const max = /^\d+$/.test(first) ? Number(first) : 0;
  if (name !== 'excerpt' || max <= 0 || rest.length > 0 || !isWhole) throw new UnreadableFields();
  const withEllipsis = ['1', 't', 'true', 'TRUE', 'True', 'T'].includes(second);
  return (value) => (typeof value === 'string' ? excerpt(value, max, withEllipsis) : value);
}

function keep(value: unknown, pick: Pick): unknown {
  if (pick.isEnd) return pick.modify ? pick.modify(value) : value;
  if (Array.isArray(value)) return value.map((item) => keep(item, pick));
  if (value === null || typeof value !== 'object') return value;
  const kept: Record<string, unknown> = {};
  const every = pick.below.get('*');
  for (const [key, item] of Object.entries(value)) {
    const below = pick.below.get(key) ?? (every?.isEnd ? every : undefined);
    if (below) kept[key] = keep(item, below);
  }
  return kept;
}
