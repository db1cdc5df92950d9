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
  rowPasses,
  rowSatisfies,
  satisfiesRule,
  satisfyingIds,
} from '../../rules/check.ts';
import type { Bounds } from './bounds.ts';
import { expandRows } from './expand.ts';
import { readExpand } from './expand-paths.ts';
import { listRows } from './list.ts';
import type { OrderCache } from './order-cache.ts';
import type { RecordPage, RecordQueries } from './record-queries.ts';
import type { TotalCache } from './total-cache.ts';

export interface QuestionsSetting {
  readonly compiler: Compiler;
  readonly dialect: Dialect;
  readonly totals: TotalCache;
  readonly orders: OrderCache;
  readonly bounds: Bounds;
  readonly strict: boolean;
  readonly now: () => Date;
}

/** Everything the wire asks of rules, queries and answers, over one database. */
export function makeQueries(setting: QuestionsSetting): RecordQueries {
  const { compiler, dialect, strict } = setting;
  const question = (info: RequestInfo, connection?: Connection): RuleQuery => ({
    compiler,
    info,
    now: setting.now(),
    ask: (sql, params) => (connection ?? dialect).all(sql, params),
  });
  const answers = (collection: Collection, rows: readonly AnyRecord[], info: RequestInfo) =>
    answersOf({ question: question(info), strict }, collection, rows);
  return {
    answers,
    pick: pickFields,
    list: (collection, info) => listAnswers(setting, question(info), collection),
    allows: (collection, rule, id, info, connection) =>
      unlessBroken(() => satisfiesRule(question(info, connection), collection, rule, id)),
    allowsFound: (collection, rule, record, info) =>
      unlessBroken(() => foundSatisfies(question(info), collection, rule, record)),
    allowsRow: (collection, rule, row, info, connection) =>
      unlessBroken(() => rowSatisfies(question(info, connection), collection, rule, row)),
    async passesFilter(collection, text, row, info) {
      const trust = info.isSuperuser ? 'superuser' : 'client';
      const filters: FilterText[] = [{ text, trust }];
      const asked = question(info);
      try {
        const compiled = compiler.compile({ collection, filters, strict }, contextOf(asked));
        const ask = await setting.bounds.ask(compiled, rowsOfFollowers);
        return await rowPasses({ ...asked, ask }, collection, filters, { row, strict });
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    },
  };
}

/** A filter of realtime is asked at each write and for each of its followers: it counts as often. */
const rowsOfFollowers = 100;

/** A rule that cannot be read is satisfied by nobody. */
async function unlessBroken(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FilterError) return false;
    throw error;
  }
}

async function listAnswers(
  setting: QuestionsSetting,
  question: RuleQuery,
  collection: Collection,
): Promise<RecordPage> {
  const { info, ask, now } = question;
  const { rows, page, perPage, totalItems, totalPages } = await listRows({ ...setting, ask, now }, collection, info);
  const answers = await answersOf({ question, strict: setting.strict }, collection, rows);
  const { fields } = info.query;
  // Also of an empty page: what cannot be read is refused.
  pickFields({}, fields);
  const items = answers.map((answer) => pickFields(answer, fields));
  return { items, page, perPage, totalItems, totalPages };
}

interface Reader {
  readonly question: RuleQuery;
  readonly strict: boolean;
}

/** Records as this reader sees them, with the request's `expand`. */
async function answersOf(reader: Reader, collection: Collection, rows: readonly AnyRecord[]): Promise<object[]> {
  const { question, strict } = reader;
  const query = { catalogue: question.compiler.catalogue, isSuperuser: question.info.isSuperuser, strict };
  const tree = readExpand(query, collection, question.info.query['expand'] ?? '');
  const shape = (target: Collection, found: readonly AnyRecord[], expands?: readonly object[]) =>
    shapeRows(question, target, found, expands);
  const expands = tree && (await expandRows({ question, strict, shape }, rows, tree));
  return shape(collection, rows, expands);
}

async function shapeRows(
  question: RuleQuery,
  collection: Collection,
  rows: readonly AnyRecord[],
  expands?: readonly object[],
): Promise<object[]> {
  const { isSuperuser, auth } = question.info;
  const isOwn = (row: AnyRecord) => auth?.collectionName === collection.name && auth.id === row.id;
  const managed = await managedIds(question, collection, rows);
  return rows.map((row, index) => {
    const email = isSuperuser || isOwn(row) || managed.has(row.id);
    return answerRecord(collection, row, { hidden: isSuperuser, email }, expands?.[index]);
  });
}

const none: ReadonlySet<string> = new Set();

/** Records whose private e-mail this reader sees because they may manage them. */
async function managedIds(
  question: RuleQuery,
  collection: Collection,
  rows: readonly AnyRecord[],
): Promise<ReadonlySet<string>> {
  const rule: Rule = collection.auth.manageRule ?? null;
  if (collection.type !== 'auth' || rule === null || question.info.isSuperuser) return none;
  const ids = rows.filter((row) => row['emailVisibility'] !== true).map((row) => row.id);
  return satisfyingIds(question, collection, rule, ids);
}
