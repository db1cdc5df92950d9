import type { Collection } from '../collection/collection.ts';
import type { DialectSql } from '../dialect/dialect.ts';
import type { Catalogue } from './catalogue.ts';
import type { Bind, BindContext, Fragment } from './fragment.ts';
import type { Operand, RecordRef, Source } from './operand.ts';
import type { QueryCost } from './row-counts.ts';
import { bindLater, raw } from './sql.ts';

/**
 * Origin of a filter text. `program`: our own code, with `{:name}` placeholders; `rule`: a collection's rule;
 * `superuser`: everything but placeholders; `client`: no hidden fields, no `@request`, private e-mails do not match.
 */
export type Trust = 'program' | 'rule' | 'superuser' | 'client';

/** A value of the request that the compilation relied on; decides whether the SQL is valid for another request. */
export interface Assumption {
  readonly read: (context: BindContext) => string;
  readonly value: string;
}

/** State of one compilation. */
export interface Scope {
  readonly catalogue: Catalogue;
  readonly dialectSql: DialectSql;
  readonly trust: Trust;
  /** Relations in a client's filter reach only records that the client may list. */
  readonly strict: boolean;
  /** True while a sort is compiled. */
  readonly sorts?: boolean;
  readonly root: RecordRef;
  readonly sources: Map<string, Source>;
  readonly shared: CompilationState;
  /** Compiles a rule to a condition on a row of another collection. */
  readonly ruleOn: (collection: Collection, rule: string, alias: string) => Fragment;
}

export interface CompilationState {
  readonly context: BindContext;
  readonly assumptions: Assumption[];
  readonly tables: Set<string>;
  aliases: number;
  /** Depends on the clock. */
  volatile: boolean;
  /** Cost of ordering, per row. */
  readonly sortCost: QueryCost[];
}

/** Reads a value of the request at compile time and records the assumption that it stays the same. */
export function assume(scope: Scope, read: (context: BindContext) => string): string {
  const value = read(scope.shared.context);
  scope.shared.assumptions.push({ read, value });
  return value;
}

export function newAlias(scope: Scope): string {
  scope.shared.aliases += 1;
  return `j${scope.shared.aliases}`;
}

/** Returns the source of a key; created once per compilation and trust. */
export function sourceOf(
  scope: Scope,
  key: string,
  parents: readonly Source[],
  make: (alias: string) => Pick<Source, 'table' | 'on' | 'usual' | 'most'>,
): { source: Source; alias: string } {
  const scoped = `${scope.strict && scope.trust === 'client' ? '!' : ''}${key}`;
  const known = scope.sources.get(scoped);
  if (known) return { source: known, alias: `j${known.order}` };
  const alias = newAlias(scope);
  const source: Source = { key: scoped, order: scope.shared.aliases, parents, ...make(alias) };
  scope.sources.set(scoped, source);
  return { source, alias };
}

export function constantOperand(
  known: 'null' | 'empty' | 'full',
  value: Fragment,
  more: Partial<Operand> = {},
): Operand {
  return { value, known, kind: 'text', sources: [], multi: false, keepsNull: false, ...more };
}

export const nullOperand: Operand = constantOperand('null', raw('NULL'));

/** An operand with a value of the request; the SQL depends on its type and on whether it is empty. */
export function boundOperand(scope: Scope, bind: Bind): Operand {
  const found = assume(scope, (context) => classOf(bind(context)));
  if (found === 'null') return nullOperand;
  return constantOperand(found === 'empty' ? 'empty' : 'full', bindLater(bind), {
    constant: bind,
    kind: found === 'number' ? 'number' : 'text',
  });
}

function classOf(value: ReturnType<Bind>): string {
  if (value === null) return 'null';
  if (value === '') return 'empty';
  return typeof value === 'string' ? 'text' : 'number';
}
