import type { DialectSql } from '../dialect/dialect.ts';
import type { Catalogue } from './catalogue.ts';
import { type Compiled, type CompileRequest, compileQuestion } from './compile.ts';
import type { BindContext } from './fragment.ts';

/** Distinct questions kept; the least recently used goes first. */
const maxQuestions = 1000;
/** Shapes of requests kept per question: guest, person, with and without a value. */
const maxShapes = 32;

export interface Compiler {
  readonly catalogue: Catalogue;
  readonly dialectSql: DialectSql;
  /** Errors: FilterError (400); 403 for a client's `@request.`. */
  compile(request: CompileRequest, context: BindContext): Compiled;
}

/** Compiles each question once per shape of request: which of its values are empty, whose collection signed in. */
export function createCompiler(catalogue: Catalogue, dialectSql: DialectSql): Compiler {
  const known = new Map<string, Compiled[]>();
  return {
    catalogue,
    dialectSql,
    compile(request, context) {
      const key = keyOf(request);
      const shapes = known.get(key) ?? [];
      const fitting = shapes.find(({ findings }) => findings.every(({ probe, answer }) => probe(context) === answer));
      const compiled = fitting ?? compileQuestion({ catalogue, dialectSql, context }, request);
      known.delete(key);
      known.set(key, fitting ? shapes : [compiled, ...shapes].slice(0, maxShapes));
      if (known.size > maxQuestions) known.delete(known.keys().next().value as string);
      return compiled;
    },
  };
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
