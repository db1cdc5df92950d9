import type { Collection } from '../collection/collection.ts';
import type { DialectSql } from '../dialect/dialect.ts';
import type { Catalogue } from './catalogue.ts';
import type { Bind, BindContext, Fragment } from './fragment.ts';
import type { Operand, Place, Source } from './operand.ts';
import type { QueryCost } from './row-counts.ts';
import { late, raw } from './sql.ts';

/**
 * Whose text it is. `program`: our own code, with `{:name}` places; `rule`: a collection's rule; `superuser`: everything
 * but places; `client`: no hidden fields, no `@request`, private e-mails guarded.
 */
export type Trust = 'program' | 'rule' | 'superuser' | 'client';

/** What a compilation learned about the request, to know later whether its SQL fits another one. */
export interface Finding {
  readonly probe: (context: BindContext) => string;
  readonly answer: string;
}

/** State of one compilation. */
export interface Scope {
  readonly catalogue: Catalogue;
  readonly dialectSql: DialectSql;
  readonly trust: Trust;
  /** Hops of a client only see what the client may list. */
  readonly strict: boolean;
  /** Compiles a sort. */
  readonly sorts?: boolean;
  readonly root: Place;
  readonly sources: Map<string, Source>;
  readonly shared: Shared;
  /** A condition on a row of another collection by a rule. */
  readonly ruleOn: (collection: Collection, rule: string, alias: string) => Fragment;
}

export interface Shared {
  readonly context: BindContext;
  readonly findings: Finding[];
  readonly tables: Set<string>;
  aliases: number;
  /** Depends on the clock. */
  volatile: boolean;
  /** What ordering costs for each row. */
  readonly sortCost: QueryCost[];
}

export function look(scope: Scope, probe: (context: BindContext) => string): string {
  const answer = probe(scope.shared.context);
  scope.shared.findings.push({ probe, answer });
  return answer;
}

export function newAlias(scope: Scope): string {
  scope.shared.aliases += 1;
  return `j${scope.shared.aliases}`;
}

/** The source of a key; made once per compilation and kind of trust. */
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

/** A value that the request brings; the SQL depends on whether it is empty and what type it has. */
export function lateOperand(scope: Scope, bind: Bind): Operand {
  const found = look(scope, (context) => classOf(bind(context)));
  if (found === 'null') return nullOperand;
  return constantOperand(found === 'empty' ? 'empty' : 'full', late(bind), {
    constant: bind,
    kind: found === 'number' ? 'number' : 'text',
  });
}

function classOf(value: ReturnType<Bind>): string {
  if (value === null) return 'null';
  if (value === '') return 'empty';
  return typeof value === 'string' ? 'text' : 'number';
}
