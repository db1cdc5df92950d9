import type { Collection, Rule } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import type { Compiler } from '../../filter/cache.ts';
import type { Compiled } from '../../filter/compile.ts';
import type { BindContext, FilterValues } from '../../filter/fragment.ts';
import { type RunSql, satisfiesRule } from '../../rules/check.ts';
import { countRows, selectRows } from './select.ts';

export interface FindOptions {
  /** In the syntax of the record API: `-created,id`. */
  readonly sort?: string;
  readonly limit?: number;
  readonly offset?: number;
}

export interface FindSetting {
  readonly compiler: Compiler;
  readonly runSql: RunSql;
  readonly now: () => Date;
  readonly collection: (name: string) => Collection;
}

/** Request information for queries of the program itself. */
export function programInfo(auth: AnyRecord | null = null): RequestInfo {
  const isSuperuser = auth?.['collectionName'] === '_superusers';
  return {
    auth: auth as RequestInfo['auth'],
    isSuperuser,
    method: 'GET',
    context: 'default',
    query: {},
    headers: {},
    body: {},
  };
}

export interface Finders {
  find(name: string, filter: string, values?: FilterValues, options?: FindOptions): Promise<AnyRecord[]>;
  first(name: string, filter: string, values?: FilterValues, options?: FindOptions): Promise<AnyRecord | undefined>;
  count(name: string, filter: string, values?: FilterValues): Promise<number>;
  allows(action: keyof Collection['rules'], name: string, id: string, auth: AnyRecord | null): Promise<boolean>;
}

/** Creates the query methods of RecordsReader, which apply no rules. They throw for an invalid filter. */
export function makeFinders({ compiler, runSql, now, collection }: FindSetting): Finders {
  const compile = (
    name: string,
    text: string,
    values: FilterValues = {},
    sort = '',
  ): { compiled: Compiled; context: BindContext } => {
    const context: BindContext = { request: programInfo(), values, now: now() };
    const filters = [{ text, trust: 'program' as const }];
    const request = {
      collection: collection(name),
      filters,
      sort: { text: sort, trust: 'program' as const },
      strict: false,
    };
    return { compiled: compiler.compile(request, context), context };
  };
  const find: Finders['find'] = async (name, filter, values, options = {}) => {
    const { compiled, context } = compile(name, filter, values, options.sort);
    return selectRows(runSql, collection(name), compiled, { context, limit: options.limit, offset: options.offset });
  };
  return {
    find,
    async first(name, filter, values, options) {
      const [record] = await find(name, filter, values, { ...options, limit: 1 });
      return record;
    },
    async count(name, filter, values) {
      const { compiled, context } = compile(name, filter, values);
      return countRows(runSql, collection(name), compiled, context);
    },
    async allows(action, name, id, auth) {
      const rule: Rule = collection(name).rules[action];
      return satisfiesRule({ compiler, runSql, info: programInfo(auth), now: now() }, collection(name), rule, id);
    },
  };
}
