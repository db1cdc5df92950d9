/** A single answer of a section by its path: `address.city`, `people.<id>.function`. */
type Leaves = Map<string, unknown>;

export interface Conflict {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** The merged version; conflicts have the local answer. */
  readonly values: unknown;
  /** Answers that both versions changed differently. */
  readonly conflicts: readonly Conflict[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The identity of a list entry in both versions. */
function entryKey(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  if (typeof entry['id'] === 'string') return entry['id'];
  return typeof entry['sbi'] === 'string' ? `${entry['edition']}-${entry['sbi']}` : undefined;
}

const isKeyed = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => entryKey(entry) !== undefined);

function entriesOf(value: unknown): [string, unknown][] | undefined {
  if (isObject(value)) return Object.entries(value);
  return isKeyed(value) ? value.map((entry) => [entryKey(entry) ?? '', entry]) : undefined;
}

function leavesOf(value: unknown, path = '', leaves: Leaves = new Map()): Leaves {
  const entries = entriesOf(value);
  if (!entries) {
    if (path !== '' && value !== undefined) leaves.set(path, value);
    return leaves;
  }
  for (const [key, inner] of entries) leavesOf(inner, path === '' ? key : `${path}/${key}`, leaves);
  return leaves;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Three-way merge of two versions since `base`. What only one version changed is taken from it; where both changed
 * the same answer differently, that is a conflict.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown): Merged {
  const [was, here, there] = [leavesOf(base), leavesOf(mine), leavesOf(theirs)];
  const conflicts: Conflict[] = [];
  const takeTheirs = new Set<string>();
  for (const path of new Set([...was.keys(), ...here.keys(), ...there.keys()])) {
    const [before, own, other] = [was.get(path), here.get(path), there.get(path)];
    if (same(own, other)) continue;
    if (same(before, own)) takeTheirs.add(path);
    else if (!same(before, other)) conflicts.push({ path, mine: own, theirs: other });
  }
  return { values: join(mine, theirs, takeTheirs), conflicts };
}

/** The local version, with the given answers of the other version. */
export function join(mine: unknown, theirs: unknown, takeTheirs: ReadonlySet<string>, path = ''): unknown {
  const [here, there] = [entriesOf(mine), entriesOf(theirs)];
  if ((!here && !there) || (here && there === undefined && theirs !== undefined && !isEmptyList(theirs)))
    return takeTheirs.has(path) ? theirs : mine;
  const [own, other] = [new Map(here ?? []), new Map(there ?? [])];
  const keys = [...new Set([...own.keys(), ...other.keys()])];
  const joined = keys.flatMap((key): [string, unknown][] => {
    const at = path === '' ? key : `${path}/${key}`;
    const value = join(own.get(key), other.get(key), takeTheirs, at);
    return value === undefined || isRemoved(value, at, own.has(key), takeTheirs) ? [] : [[key, value]];
  });
  const isList = Array.isArray(mine) || (mine === undefined && Array.isArray(theirs));
  return isList ? joined.map(([, value]) => value) : Object.fromEntries(joined);
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** An entry without content: one version removed it and the other did not change it. */
function isRemoved(value: unknown, path: string, wasMine: boolean, takeTheirs: ReadonlySet<string>): boolean {
  if (!isObject(value) || Object.keys(value).length > 0) return false;
  return !wasMine || [...takeTheirs].some((taken) => taken.startsWith(`${path}/`));
}
