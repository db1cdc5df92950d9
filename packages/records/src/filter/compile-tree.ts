import { compare } from './compare.ts';
import { type Condition, closure, exists, type Leaf } from './condition.ts';
import type { Fragment } from './fragment.ts';
import type { Operand, Source } from './operand.ts';
import { type Comparison, operators } from './operators.ts';
import { resolveOperand } from './resolve.ts';
import type { Scope } from './scope.ts';
import { joinSql, sql } from './sql.ts';
import type { ComparisonTree, FilterTree } from './tree.ts';

/**
 * Compiles a parsed filter to a condition over the scope's root.
 * @throws FilterError
 */
export function compileTree(scope: Scope, tree: FilterTree): Condition {
  if (tree.kind !== 'comparison') return { kind: tree.kind, parts: tree.parts.map((part) => compileTree(scope, part)) };
  return compileComparison(scope, tree);
}

function compileComparison(scope: Scope, tree: ComparisonTree): Condition {
  const { comparison, any } = operators[tree.sign];
  const left = resolveOperand(scope, tree.left);
  const right = resolveOperand(scope, tree.right);
  const some = someRow(scope, comparison, left, right);
  if (any || (!left.multi && !right.multi)) return some;
  return { kind: 'and', parts: [some, everyRow(scope, comparison, left, rightApart(scope, tree, left, right))] };
}

/** Two multi-valued sides are compared pairwise, even when both use the same path. */
function rightApart(scope: Scope, tree: ComparisonTree, left: Operand, right: Operand): Operand {
  return left.multi && right.multi ? resolveOperand({ ...scope, sources: new Map() }, tree.right) : right;
}

function someRow(scope: Scope, comparison: Comparison, left: Operand, right: Operand): Leaf {
  const sources = [...left.sources, ...right.sources];
  const compared = compare(scope.dialectSql, comparison, left, right);
  const needsRow = rowSide(left, right) && (compared.onNull === 'null' || compared.onNull === 'false');
  const guards = [left.guard, right.guard].filter((guard) => guard !== undefined);
  const whole = guards.length > 0 ? sql`(${joinSql([compared.sql, ...guards], ' AND ')})` : compared.sql;
  const base = { kind: 'leaf', sources, needsRow } as const;
  const hop = throughHop(scope, comparison, left, right, compared.onNull);
  const via = sources.length === 0 && (hop || comparison === 'equal') ? viaOf(left, right) : undefined;
  return { ...base, sql: hop ?? whole, ...(hop && { byRow: whole }), ...(via !== undefined && { via }) };
}

/** The relation that is compared with a value. */
function viaOf(left: Operand, right: Operand): string | undefined {
  if (left.known === undefined && right.known === 'full') return left.via;
  return right.known === undefined && left.known === 'full' ? right.via : undefined;
}

/** Exactly one side has rows and is NULL for a missing row: `onNull` then is the result for that row. */
function rowSide(left: Operand, right: Operand): boolean {
  const [rows, other] = left.sources.length > 0 ? [left, right] : [right, left];
  return rows.keepsNull && other.sources.length === 0;
}

/** Compares the target of a single relation with a constant in a subquery, if a missing record does not match. */
function throughHop(
  scope: Scope,
  comparison: Comparison,
  left: Operand,
  right: Operand,
  onNull: string,
): Fragment | undefined {
  if (onNull !== 'null' && onNull !== 'false') return undefined;
  if (left.where && right.known)
    return left.where((value) => compare(scope.dialectSql, comparison, { ...left, value }, right).sql);
  if (right.where && left.known)
    return right.where((value) => compare(scope.dialectSql, comparison, left, { ...right, value }).sql);
  return undefined;
}

function everyRow(scope: Scope, comparison: Comparison, left: Operand, right: Operand): Leaf {
  const sources: Set<Source> = closure([...left.sources, ...right.sources]);
  const compared = compare(scope.dialectSql, comparison, left, right);
  const inner = rowSide(left, right) && (compared.onNull === 'null' || compared.onNull === 'true');
  const counterexample = exists(sources, inner ? sources : new Set(), sql`NOT (${compared.sql})`);
  return { kind: 'leaf', sql: sql`NOT ${counterexample}`, sources: [], needsRow: false, inner: [...sources] };
}
