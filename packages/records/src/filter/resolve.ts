import { FilterError } from './filter-error.ts';
import type { Bind } from './fragment.ts';
import { geoDistance } from './geo-distance.ts';
import { macros } from './macros.ts';
import type { Operand } from './operand.ts';
import { resolveCollection } from './resolve-collection.ts';
import { resolvePath, splitPath } from './resolve-path.ts';
import { resolveRequest } from './resolve-request.ts';
import { boundOperand, constantOperand, nullOperand, type Scope } from './scope.ts';
import { bindLater, raw } from './sql.ts';
import { toSqlValue } from './sql-value.ts';
import type { OperandTree } from './tree.ts';

// Not TRUE and FALSE: SQLite evaluates `x IS NOT TRUE` as a truth test, and in other databases they are not numbers.
const literals: Readonly<Record<string, Operand>> = {
  null: nullOperand,
  true: constantOperand('full', raw('1'), { kind: 'bool' }),
  false: constantOperand('full', raw('0'), { kind: 'bool' }),
};

const resolvers: {
  readonly [K in OperandTree['kind']]: (scope: Scope, tree: Extract<OperandTree, { kind: K }>) => Operand;
} = {
  text: (_, { value }) => literal(value === '' ? 'empty' : 'full', () => value, 'text'),
  number: (_, { value }) => literal('full', () => value, 'number'),
  placeholder: (scope, { name }) => boundOperand(scope, placeholderBind(name)),
  call: (scope, { args }) =>
    geoDistance(
      scope.dialectSql,
      args.map((arg) => resolveOperand(scope, arg)),
    ),
  identifier: (scope, { name }) => identifier(scope, name),
};

/**
 * Resolves one side of a comparison.
 * @throws FilterError
 */
export function resolveOperand(scope: Scope, tree: OperandTree): Operand {
  return (resolvers[tree.kind] as (scope: Scope, tree: OperandTree) => Operand)(scope, tree);
}

function literal(known: 'empty' | 'full', bind: Bind, kind: 'text' | 'number'): Operand {
  return constantOperand(known, bindLater(bind), { constant: bind, kind });
}

/** Throws for a `{:name}` without a value: that is a defect, not an empty value. */
function placeholderBind(name: string): Bind {
  return ({ values }) => {
    if (!Object.hasOwn(values, name)) throw new Error(`no value for {:${name}}`);
    return toSqlValue(values[name]);
  };
}

function identifier(scope: Scope, name: string): Operand {
  if (Object.hasOwn(macros, name)) return macroOperand(scope, name);
  if (name.startsWith('@request.')) return resolveRequest(scope, name);
  if (name.startsWith('@collection.')) return resolveCollection(scope, name);
  const literal = literals[name.toLowerCase()];
  if (literal && Object.hasOwn(literals, name.toLowerCase()) && !Object.hasOwn(scope.root.collection.fields, name))
    return literal;
  const { props, modifier } = splitPath(name);
  return resolvePath(scope, scope.root, props, modifier);
}

const whole = (value: string | number): string | bigint => (typeof value === 'number' ? BigInt(value) : value);

function macroOperand(scope: Scope, name: string): Operand {
  const macro = macros[name];
  if (!macro) throw new FilterError('unknown macro');
  scope.shared.volatile = true;
  // An integer: compared with a text column it is converted to its digits, without a fraction.
  const bind: Bind = ({ now }) => whole(macro(now));
  return constantOperand('full', bindLater(bind), {
    constant: bind,
    ...(typeof macro(new Date(0)) === 'number' ? { kind: 'number', isWhole: true } : { kind: 'text' }),
  });
}
