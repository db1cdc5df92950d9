import type { Collection, Rule } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import type { Compiler } from '../../filter/cache.ts';
import type { Compiled } from '../../filter/compile.ts';
import type { BindContext, FilterValues } from '../../filter/fragment.ts';
import { type RunSql, satisfiesRule } from '../../rules/check.ts';
import { countRows, selectRows } from './select.ts';

export interface FindOptions {
  /** As on the wire: `-created,id`. */
  readonly sort?: string;
  readonly limit?: number;
  readonly offset?: number;
}

export interface FindSetting {
  readonly compiler: Compiler;
  readonly ask: RunSql;
  readonly now: () => Date;
  readonly collection: (name: string) => Collection;
}

/** Who asks when the program itself does. */
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

/** The program's own questions, without rules; see RecordsReader. Errors: throws for what it asks wrongly. */
export function makeFinders({ compiler, ask, now, collection }: FindSetting): Finders {
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
    return selectRows(ask, collection(name), compiled, { context, limit: options.limit, offset: options.offset });
  };
  return {
    find,
    async first(name, filter, values, options) {
      const [record] = await find(name, filter, values, { ...options, limit: 1 });
      return record;
    },
    async count(name, filter, values) {
      const { compiled, context } = compile(name, filter, values);
      return countRows(ask, collection(name), compiled, context);
    },
    async allows(action, name, id, auth) {
      const rule: Rule = collection(name).rules[action];
      return satisfiesRule({ compiler, ask, info: programInfo(auth), now: now() }, collection(name), rule, id);
    },
  };
}
