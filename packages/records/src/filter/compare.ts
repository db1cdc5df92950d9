import type { SqlValue } from '../core/sql-value.ts';
import type { DialectSql } from '../dialect/dialect.ts';
import { type Aligned, align, castTo } from './align.ts';
import type { Bind, Fragment } from './fragment.ts';
import { likePattern } from './like-pattern.ts';
import type { Operand } from './operand.ts';
import { type Comparison, orderSigns } from './operators.ts';
import { bindLater, raw, sql, wrap } from './sql.ts';
import { toNumberIfNumeric } from './sql-value.ts';

/** A comparison as SQL, and its result for a missing row (value NULL). */
export interface Compared {
  readonly sql: Fragment;
  readonly onNull: 'null' | 'true' | 'false' | 'unknown';
}

/** Source: docs/reference/record-api.md 4.2 and 4.3. */
export function compare(dialectSql: DialectSql, comparison: Comparison, left: Operand, right: Operand): Compared {
  const order = orderSigns[comparison];
  const isEquality = comparison === 'equal' || comparison === 'unequal';
  if (!order && !isEquality) return { sql: contains(dialectSql, comparison === 'unlike', left, right), onNull: 'null' };
  const sides = align(dialectSql, comparison, numeric(left, right), numeric(right, left));
  if (order) return { sql: joined(sides.left.value, order, sides.right.value), onNull: 'null' };
  return equality(comparison === 'equal', sides);
}

function joined(left: Fragment, sign: string, right: Fragment): Fragment {
  return sql`${left} ${raw(sign)} ${right}`;
}

/** Numeric text is compared with a number as a number. */
function numeric(side: Operand, other: Operand): Operand {
  const { constant } = side;
  if (other.isComputed) return side;
  if (!constant || side.kind !== 'text' || (other.kind !== 'number' && other.kind !== 'bool') || other.known)
    return side;
  const bind: Bind = (context) => toNumberIfNumeric(constant(context));
  return { ...side, constant: bind, value: bindLater(bind) };
}

function contains(dialectSql: DialectSql, negated: boolean, left: Operand, right: Operand): Fragment {
  const like = wrap(dialectSql.like, castTo(dialectSql, left, 'text'), likeSide(dialectSql, right));
  return negated ? sql`NOT (${like})` : like;
}

function likeSide(dialectSql: DialectSql, right: Operand): Fragment {
  const { constant } = right;
  return constant
    ? bindLater((context) => patternOf(constant(context)))
    : sql`('%' || ${castTo(dialectSql, right, 'text')} || '%')`;
}

function patternOf(value: SqlValue): SqlValue {
  return value === null ? null : likePattern(String(value));
}

function equality(equal: boolean, { left, right, empty }: Aligned): Compared {
  if (left.strict || right.strict) return strictly(equal, left, right);
  const isLeftEmpty = left.known === 'null' || left.known === 'empty';
  const isRightEmpty = right.known === 'null' || right.known === 'empty';
  if (isLeftEmpty && isRightEmpty) return { sql: raw(equal ? 'TRUE' : 'FALSE'), onNull: 'unknown' };
  // The result does not depend on rows, so neither the plan nor a cached total depends on the value.
  if ((left.known === 'full' && isRightEmpty) || (right.known === 'full' && isLeftEmpty))
    return { sql: raw(equal ? 'FALSE' : 'TRUE'), onNull: 'unknown' };
  if (left.known === 'full' || right.known === 'full') return directly(equal, { left, right, empty });
  if (isLeftEmpty) return withEmpty(equal, right.value, empty);
  if (isRightEmpty) return withEmpty(equal, left.value, empty);
  const sides = [sql`COALESCE(${left.value}, ${empty})`, sql`COALESCE(${right.value}, ${empty})`] as const;
  return { sql: joined(sides[0], equal ? '=' : '<>', sides[1]), onNull: 'unknown' };
}

function strictly(equal: boolean, left: Operand, right: Operand): Compared {
  const sign = equal ? 'IS NOT DISTINCT FROM' : 'IS DISTINCT FROM';
  return { sql: joined(left.value, sign, right.value), onNull: 'unknown' };
}

/** For a side that is known not to be empty: NULL is simply different. */
function directly(equal: boolean, { left, right, empty }: Aligned): Compared {
  const value = (side: Operand): Fragment => (side.known === 'null' ? empty : side.value);
  return equal
    ? { sql: joined(value(left), '=', value(right)), onNull: 'null' }
    : { sql: joined(value(left), 'IS DISTINCT FROM', value(right)), onNull: 'true' };
}

function withEmpty(equal: boolean, value: Fragment, empty: Fragment): Compared {
  return equal
    ? { sql: sql`(${value} = ${empty} OR ${value} IS NULL)`, onNull: 'true' }
    : { sql: sql`(${value} <> ${empty} AND NOT ${value} IS NULL)`, onNull: 'false' };
}
