import { pickFields } from '../../answer/fields-picker.ts';
import { answerRecord } from '../../answer/record.ts';
import type { Collection, Rule } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import type { Connection, Dialect } from '../../dialect/dialect.ts';
import type { Compiler } from '../../filter/cache.ts';
import type { FilterText } from '../../filter/compile.ts';
import { FilterError } from '../../filter/filter-error.ts';
import {
  contextOf,
  foundSatisfies,
  type RuleQuery,
  rowChecker,
  satisfiesRule,
  satisfyingIds,
} from '../../rules/check.ts';
import type { AccessPaths } from './access-path.ts';
import type { Bounds } from './bounds.ts';
import { expandRows } from './expand.ts';
import { readExpand } from './expand-paths.ts';
import { listRows } from './list.ts';
import type { OrderCache } from './order-cache.ts';
import type { AnswerListener, RecordPage, RecordQueries, RowQueries } from './record-queries.ts';
import type { TotalCache } from './total-cache.ts';

export interface QueriesSetting {
  readonly compiler: Compiler;
  readonly dialect: Dialect;
  readonly totals: TotalCache;
  readonly orders: OrderCache;
  readonly bounds: Bounds;
  readonly paths: AccessPaths;
  readonly strict: boolean;
  readonly now: () => Date;
}

/** Creates the queries of the record API over one database. */
export function makeQueries(setting: QueriesSetting): RecordQueries {
  const { compiler, dialect, strict } = setting;
  const queryFor = (info: RequestInfo, connection?: Connection): RuleQuery => ({
    compiler,
    info,
    now: setting.now(),
    runSql: (sql, params) => (connection ?? dialect).all(sql, params),
  });
  const listeners = new Set<AnswerListener>();
  const answers = (collection: Collection, rows: readonly AnyRecord[], info: RequestInfo) =>
    answersOf({ query: queryFor(info), strict, listeners }, collection, rows);
  return {
    answers,
    onAnswered(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pick: pickFields,
    list: (collection, info) => listAnswers(setting, { query: queryFor(info), strict, listeners }, collection),
    allows: (collection, rule, id, info, connection) =>
      unlessBroken(() => satisfiesRule(queryFor(info, connection), collection, rule, id)),
    allowsFound: (collection, rule, record, info) =>
      unlessBroken(() => foundSatisfies(queryFor(info), collection, rule, record)),
    allowsRow: (collection, rule, row, info, connection) =>
      unlessBroken(() => rowChecker(collection, row).satisfies(queryFor(info, connection), rule)),
    ofRow: (collection, row) => rowQueries(setting, queryFor, collection, row),
  };
}

function rowQueries(
  { compiler, bounds, strict }: QueriesSetting,
  queryFor: (info: RequestInfo) => RuleQuery,
  collection: Collection,
  row: AnyRecord,
): RowQueries {
  const checker = rowChecker(collection, row);
  return {
    allows: (rule, info) => unlessBroken(() => checker.satisfies(queryFor(info), rule)),
    async passesFilter(text, info) {
      const filters: FilterText[] = [{ text, trust: info.isSuperuser ? 'superuser' : 'client' }];
      const query = queryFor(info);
      try {
        const compiled = compiler.compile({ collection, filters, strict }, contextOf(query));
        const runSql = await bounds.runnerFor(compiled, assumedFollowers);
        return await checker.passes({ ...query, runSql }, filters, strict);
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    },
  };
}

/** A realtime filter runs for each write and each subscriber, so its cost is multiplied by this. */
const assumedFollowers = 100;

/** An invalid rule is never satisfied. */
async function unlessBroken(check: () => Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof FilterError) return false;
    throw error;
  }
}

async function listAnswers(
  setting: QueriesSetting,
  answering: AnswerSetting,
  collection: Collection,
): Promise<RecordPage> {
  const { info, runSql, now } = answering.query;
  const { rows, page, perPage, totalItems, totalPages } = await listRows({ ...setting, runSql, now }, collection, info);
  const answers = await answersOf(answering, collection, rows);
  const { fields } = info.query;
  // Validates `fields` for an empty page as well.
  pickFields({}, fields);
  const items = answers.map((answer) => pickFields(answer, fields));
  return { items, page, perPage, totalItems, totalPages };
}

interface AnswerSetting {
  readonly query: RuleQuery;
  readonly strict: boolean;
  readonly listeners: ReadonlySet<AnswerListener>;
}

/** Converts records to answers for this client, with the request's `expand`. */
async function answersOf(
  setting: AnswerSetting,
  collection: Collection,
  rows: readonly AnyRecord[],
): Promise<object[]> {
  const { query, strict, listeners } = setting;
  const expandQuery = { catalogue: query.compiler.catalogue, isSuperuser: query.info.isSuperuser, strict };
  const tree = readExpand(expandQuery, collection, query.info.query['expand'] ?? '');
  const shape = (target: Collection, found: readonly AnyRecord[], expands?: readonly object[]) => {
    if (found.length > 0) for (const listener of listeners) listener(query.info, target, found);
    return shapeRows(query, target, found, expands);
  };
  const expands = tree && (await expandRows({ query, strict, shape }, rows, tree));
  return shape(collection, rows, expands);
}

async function shapeRows(
  query: RuleQuery,
  collection: Collection,
  rows: readonly AnyRecord[],
  expands?: readonly object[],
): Promise<object[]> {
  const { isSuperuser, auth } = query.info;
  const isOwn = (row: AnyRecord) => auth?.collectionName === collection.name && auth.id === row.id;
  const managed = await managedIds(query, collection, rows);
  return rows.map((row, index) => {
    const email = isSuperuser || isOwn(row) || managed.has(row.id);
    return answerRecord(collection, row, { hidden: isSuperuser, email }, expands?.[index]);
  });
}

const none: ReadonlySet<string> = new Set();

/** Ids of the records with a private e-mail that this client may see because it may manage them. */
async function managedIds(
  query: RuleQuery,
  collection: Collection,
  rows: readonly AnyRecord[],
): Promise<ReadonlySet<string>> {
  const rule: Rule = collection.auth.manageRule ?? null;
  if (collection.type !== 'auth' || rule === null || query.info.isSuperuser) return none;
  const ids = rows.filter((row) => row['emailVisibility'] !== true).map((row) => row.id);
  return satisfyingIds(query, collection, rule, ids);
}
