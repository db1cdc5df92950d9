import { type Comparison, type OperatorSign, operators } from '../filter/operators.ts';
import type { FilterTree, OperandTree } from '../filter/tree.ts';

/** A second implementation of the filter language, without SQL, against which the compiler is tested. */
export type Value = string | number | boolean | null;

/** One row per source; `null` where the record has none. */
export type Choice = ReadonlyMap<string, Readonly<Record<string, Value>> | null>;

export interface NaivePath {
  /** Undefined for a path of the record itself. */
  readonly source?: string;
  readonly read: (choice: Choice) => Value;
}

export interface NaiveRecord {
  readonly paths: Readonly<Record<string, NaivePath>>;
  /** Rows of each source; an empty one counts as one missing row. */
  readonly sources: ReadonlyMap<string, readonly Readonly<Record<string, Value>>[]>;
}

type Truth = boolean | null;

/** Does some combination of rows satisfy the whole tree? */
export function naivelyMatches(record: NaiveRecord, tree: FilterTree): boolean {
  return choices(record, [...record.sources.keys()]).some((choice) => holds(record, tree, choice));
}

function choices(record: NaiveRecord, names: readonly string[]): Choice[] {
  let all: Map<string, Readonly<Record<string, Value>> | null>[] = [new Map()];
  for (const name of names) {
    const rows = record.sources.get(name) ?? [];
    all = all.flatMap((choice) => (rows.length === 0 ? [null] : rows).map((row) => new Map(choice).set(name, row)));
  }
  return all;
}

function holds(record: NaiveRecord, tree: FilterTree, choice: Choice): boolean {
  if (tree.kind === 'and') return tree.parts.every((part) => holds(record, part, choice));
  if (tree.kind === 'or') return tree.parts.some((part) => holds(record, part, choice));
  if (tree.kind !== 'comparison') throw new Error('not a tree');
  const { left, right, sign } = tree;
  if (truth(sign, record, [left, choice], [right, choice]) !== true) return false;
  return operators[sign].any || everyPair(record, sign, left, right, choice);
}

function everyPair(
  record: NaiveRecord,
  sign: OperatorSign,
  left: OperandTree,
  right: OperandTree,
  choice: Choice,
): boolean {
  const options = (operand: OperandTree) => {
    const source = operand.kind === 'identifier' ? record.paths[operand.name]?.source : undefined;
    return source === undefined ? [choice] : choices(record, [source]);
  };
  return options(left).every((a) => options(right).every((b) => truth(sign, record, [left, a], [right, b]) !== false));
}

type Sided = readonly [OperandTree, Choice];

function truth(sign: OperatorSign, record: NaiveRecord, [left, a]: Sided, [right, b]: Sided): Truth {
  const constants = [left, right].filter((side) => side.kind !== 'identifier').map((side) => valueAt(record, side, a));
  const isKnown = constants.some((value) => value !== '' && value !== null);
  return answers[operators[sign].comparison](valueAt(record, left, a), valueAt(record, right, b), isKnown);
}

function valueAt(record: NaiveRecord, operand: OperandTree, choice: Choice): Value {
  if (operand.kind === 'text' || operand.kind === 'number') return operand.value;
  if (operand.kind !== 'identifier') throw new Error('not in the subset');
  if (operand.name === 'null') return null;
  const path = record.paths[operand.name];
  if (!path) throw new Error(`unknown path ${operand.name}`);
  return path.read(choice);
}

type Answer = (left: Value, right: Value, isKnown: boolean) => Truth;

const ordered =
  (test: (order: number) => boolean): Answer =>
  (left, right) =>
    left === null || right === null ? null : test(order(left, right));

/** Numbers before text, as the database orders them. */
function order(left: Value, right: Value): number {
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1;
  return left === right ? 0 : (left as string) < (right as string) ? -1 : 1;
}

const contains: Answer = (left, right) =>
  left === null || right === null ? null : String(left).toLowerCase().includes(String(right).toLowerCase());

const answers: Readonly<Record<Comparison, Answer>> = {
  equal: (left, right, isKnown) =>
    isKnown && (left === null || right === null) ? null : (left ?? '') === (right ?? ''),
  unequal: (left, right) => (left ?? '') !== (right ?? ''),
  greater: ordered((sign) => sign > 0),
  greaterOrEqual: ordered((sign) => sign >= 0),
  less: ordered((sign) => sign < 0),
  lessOrEqual: ordered((sign) => sign <= 0),
  like: contains,
  unlike: (left, right, isKnown) => {
    const found = contains(left, right, isKnown);
    return found === null ? null : !found;
  },
};
