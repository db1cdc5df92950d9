import { compare } from './compare.ts';
import { type Condition, closure, exists, type Leaf } from './condition.ts';
import type { Fragment } from './fragment.ts';
import type { Operand, Source } from './operand.ts';
import { operators, type Question } from './operators.ts';
import { resolveOperand } from './resolve.ts';
import type { Scope } from './scope.ts';
import { joinSql, sql } from './sql.ts';
import type { ComparisonTree, FilterTree } from './tree.ts';

/** A parsed filter as a condition over the scope's root. Errors: FilterError. */
export function compileTree(scope: Scope, tree: FilterTree): Condition {
  if (tree.kind !== 'comparison') return { kind: tree.kind, parts: tree.parts.map((part) => compileTree(scope, part)) };
  return compileComparison(scope, tree);
}

function compileComparison(scope: Scope, tree: ComparisonTree): Condition {
  const { question, any } = operators[tree.sign];
  const left = resolveOperand(scope, tree.left);
  const right = resolveOperand(scope, tree.right);
  const some = someRow(scope, question, left, right);
  if (any || (!left.multi && !right.multi)) return some;
  return { kind: 'and', parts: [some, everyRow(scope, question, left, rightApart(scope, tree, left, right))] };
}

/** Pairs of two multiple sides are all pairs, even when both go the same way. */
function rightApart(scope: Scope, tree: ComparisonTree, left: Operand, right: Operand): Operand {
  return left.multi && right.multi ? resolveOperand({ ...scope, sources: new Map() }, tree.right) : right;
}

function someRow(scope: Scope, question: Question, left: Operand, right: Operand): Leaf {
  const sources = [...left.sources, ...right.sources];
  const compared = compare(scope.dialectSql, question, left, right);
  const needsRow = rowSide(left, right) && (compared.onNull === 'null' || compared.onNull === 'false');
  const guards = [left.guard, right.guard].filter((guard) => guard !== undefined);
  const whole = guards.length > 0 ? sql`(${joinSql([compared.sql, ...guards], ' AND ')})` : compared.sql;
  const base = { kind: 'leaf', sources, needsRow } as const;
  return { ...base, sql: throughHop(scope, question, left, right, compared.onNull) ?? whole };
}

/** Exactly one side has rows, and a missing row makes it NULL: then `onNull` speaks about that row. */
function rowSide(left: Operand, right: Operand): boolean {
  const [rows, other] = left.sources.length > 0 ? [left, right] : [right, left];
  return rows.keepsNull && other.sources.length === 0;
}

/** A hop to one record compared with a constant: asked from the hopped collection, if a missing record is no match. */
function throughHop(
  scope: Scope,
  question: Question,
  left: Operand,
  right: Operand,
  onNull: string,
): Fragment | undefined {
  if (onNull !== 'null' && onNull !== 'false') return undefined;
  if (left.where && right.known)
    return left.where((value) => compare(scope.dialectSql, question, { ...left, value }, right).sql);
  if (right.where && left.known)
    return right.where((value) => compare(scope.dialectSql, question, left, { ...right, value }).sql);
  return undefined;
}

function everyRow(scope: Scope, question: Question, left: Operand, right: Operand): Leaf {
  const sources: Set<Source> = closure([...left.sources, ...right.sources]);
  const compared = compare(scope.dialectSql, question, left, right);
  const inner = rowSide(left, right) && (compared.onNull === 'null' || compared.onNull === 'true');
  const counterexample = exists(sources, inner ? sources : new Set(), sql`NOT (${compared.sql})`);
  return { kind: 'leaf', sql: sql`NOT ${counterexample}`, sources: [], needsRow: false, inner: [...sources] };
}
