import type { OnboardingRow } from '@dossier/domain/contracts/answers/onboardings';
import type { ListParams } from '@dossier/domain/contracts/shared/params';
import { numbersOf, withoutCountryOfNumber } from '@dossier/domain/number-query';
import { keyGram } from '@dossier/records';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { scope } from '../../case/scope.ts';
import type { Reader, Row } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { allOf, type CountCondition, cachedRows, countOf, markSlow } from './count-onboardings.ts';
import { dueIs, ownTargets } from './due.ts';
import { type ListPart, type Order, partsOf, sortNames, wholeOrder } from './list-order.ts';
import { onboardingRows } from './onboarding-row.ts';
import { onboardingMatches } from './onboarding-text.ts';
import { substringIndexQuery } from './text-match.ts';

/** Rows of a window for which the request names no limit. */
const defaultLimit = 100;

/** For whom a list is, and on which day. */
export type ListViewer = Pick<ViewContext, 'records' | 'actor' | 'today'>;

/** The conditions that every list query starts from: the actor's scope and the search terms. */
export async function listConditions(viewer: ListViewer, params: ListParams): Promise<CountCondition[]> {
  const { records, actor, today } = viewer;
  const conditions: CountCondition[] = [scope(actor).gk_requests.sql('r')];
  if (params.search) conditions.push(...(await matchesSearch(records, actor, params.search)));
  if (params.org && scope(actor).org === undefined) conditions.push(sql<SqlBool>`r.org = ${params.org}`);
  if (params.type) conditions.push(sql<SqlBool>`r.type = ${params.type}`);
  if (params.due) conditions.push(dueIs(await ownTargets(records, actor), params.due, today));
  return conditions;
}

/** Scans of more rows run in the separate process for slow queries. */
const inProcessLimits = { found: 5_000, scanned: 20_000 } as const;

/** The search index preselects rows, which are then compared with the query. */
async function matchesSearch(records: Reader, actor: Actor, typed: string): Promise<CountCondition[]> {
  const search = withoutCountryOfNumber(typed);
  const { org } = scope(actor);
  const numbers = numbersOf(typed);
  const found = onboardingMatches(records.database, typed);
  const keys = org === undefined ? [] : [keyGram('org', org)];
  const index = records.searchIndex('gk_requests');
  const queries = [search, ...numbers].map((text) => substringIndexQuery(text, keys));
  const ids = index && idsOfAny(queries.map((query) => query && index.ids(query)));
  if (!ids) {
    const rows = await countOf(records, org === undefined ? [] : [sql<SqlBool>`r.org = ${org}`]);
    return [rows > inProcessLimits.scanned ? markSlow(found) : found];
  }
  const most = inProcessLimits.found + 1;
  const [few] = await cachedRows(records, sql<{ n: number }>`select count(*) as n from (${ids} limit ${most}) few`);
  return [sql<SqlBool>`r.id in (${ids})`, Number(few?.n) < most ? found : markSlow(found)];
}

type Ids = RawBuilder<{ id: string }>;

/** The ids of several queries; undefined when one of them has none, and each row must be compared. */
function idsOfAny(queries: readonly (Ids | undefined)[]): Ids | undefined {
  const known = queries.filter((query) => query !== undefined);
  if (known.length < queries.length) return undefined;
  if (known.length === 1) return known[0];
  return sql`${sql.join(
    known.map((ids) => sql`select n.id as id from (${ids}) n`),
    sql` union `,
  )}`;
}

export async function listPage(
  { records, actor, today }: ListViewer,
  params: ListParams,
  conditions: readonly CountCondition[],
  { defaultSort, total }: { readonly defaultSort: string; readonly total?: number },
): Promise<{ items: OnboardingRow[]; total: number }> {
  const sort = sortFor(params, defaultSort);
  const window = { limit: params.limit ?? defaultLimit, offset: params.offset ?? 0 };
  // A search finds few rows at a high cost, so it runs once.
  const ids = params.search
    ? await idsOf(records, conditions, await wholeOrder(records, actor, sort), window)
    : await idsInParts(records, await partsOf(records, actor, conditions, sort), window);
  const requests = await Promise.all(ids.map((id) => records.get('gk_requests', id)));
  const found = requests.filter((request): request is Row<'gk_requests'> => request !== undefined);
  const items = await onboardingRows({ records, actor, today }, found);
  return { items, total: total ?? (await countOf(records, conditions)) };
}

const sortFor = ({ sort }: ListParams, standard: string) => (sort && sortNames.includes(sort) ? sort : standard);

/**
 * Ids of the whole list in its order, at most `most`. One query instead of windows: each window would sort everything
 * again, and rows that change in between would be repeated or skipped.
 */
export async function allListedIds(
  { records, actor }: ListViewer,
  params: ListParams,
  conditions: readonly CountCondition[],
  defaultSort: string,
  most: number,
): Promise<string[]> {
  const sort = sortFor(params, defaultSort);
  const query = idsQuery(conditions, await wholeOrder(records, actor, sort), { limit: most, offset: 0 });
  const isLong = (await countOf(records, [])) > inProcessLimits.scanned;
  const { rows } = await query.execute(isLong ? records.sqlIsolated : records.sql);
  return rows.map(({ id }) => id);
}

interface Window {
  readonly limit: number;
  readonly offset: number;
}

const idsQuery = (conditions: readonly CountCondition[], order: Order, { limit, offset }: Window) => sql<{
  id: string;
}>`
    select r.id as id from gk_requests r
    left join internal_users i on i.id = r.assigned_intern
    left join gk_org o on o.id = r.org
    where ${allOf(conditions)}
    order by ${order} limit ${limit} offset ${offset}`;

async function idsOf(
  records: Reader,
  conditions: readonly CountCondition[],
  order: Order,
  window: Window,
): Promise<string[]> {
  const query = idsQuery(conditions, order, window);
  return (await cachedRows(records, query, ['gk_requests', 'internal_users', 'gk_org'])).map(({ id }) => id);
}

/** A window of a list in parts. Of those before it only the numbers of rows are read. */
async function idsInParts(
  records: Reader,
  parts: readonly ListPart[],
  { limit, offset }: Window,
): Promise<readonly string[]> {
  const ids: string[] = [];
  let skipped = offset;
  for (const { conditions, order, count } of parts) {
    if (count !== undefined && skipped >= count) {
      skipped -= count;
      continue;
    }
    const rest = { limit: limit - ids.length, offset: skipped };
    const found = isParts(order)
      ? await idsInParts(records, order, rest)
      : await idsOf(records, conditions, order, rest);
    ids.push(...found);
    if (ids.length >= limit) break;
    if (found.length > 0) skipped = 0;
    else if (skipped > 0) skipped -= count ?? (await countOf(records, conditions));
  }
  return ids;
}

const isParts = (order: ListPart['order']): order is readonly ListPart[] => Array.isArray(order);
