import type { DialectSql } from '../dialect/dialect.ts';
import type { Catalogue } from './catalogue.ts';
import { type Compiled, type CompileRequest, compileRequest } from './compile.ts';
import type { BindContext } from './fragment.ts';

/** Maximum number of cached queries; the least recently used is evicted first. */
const maxQueries = 1000;
/** Maximum number of cached variants per query: guest or signed in, with and without a value. */
const maxShapes = 32;

export interface Compiler {
  readonly catalogue: Catalogue;
  readonly dialectSql: DialectSql;
  /** @throws FilterError (400); ApiError 403 for `@request.` in a client's filter */
  compile(request: CompileRequest, context: BindContext): Compiled;
}

/** Compiles each query once per shape of request: which values are empty, and the collection of the signed-in record. */
export function createCompiler(catalogue: Catalogue, dialectSql: DialectSql): Compiler {
  const known = new Map<string, Compiled[]>();
  return {
    catalogue,
    dialectSql,
    compile(request, context) {
      const key = keyOf(request);
      const shapes = known.get(key) ?? [];
      const fitting = shapes.find((one) => isValidFor(one, context));
      const compiled = fitting ?? compileRequest({ catalogue, dialectSql, context }, request);
      known.delete(key);
      known.set(key, fitting ? shapes : [compiled, ...shapes].slice(0, maxShapes));
      if (known.size > maxQueries) known.delete(known.keys().next().value as string);
      return compiled;
    },
  };
}

/** Does a compiled query apply to this request? */
export function isValidFor({ assumptions }: Compiled, context: BindContext): boolean {
  return assumptions.every(({ read, value }) => read(context) === value);
}

function keyOf({ collection, filters, sort, strict }: CompileRequest): string {
  return JSON.stringify([
    collection.name,
    strict,
    sort?.trust,
    sort?.text,
    ...filters.flatMap(({ trust, text }) => [trust, text]),
  ]);
}
