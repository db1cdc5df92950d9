import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Reader, Row } from '../../reading/rows.ts';
import type { ListParams, OnboardingRow } from '../contracts.ts';
import { onboardingRows } from './onboarding-row.ts';
import { everyWordIn } from './text-match.ts';

/** Most rows of one window. */
export const maxWindow = 200;
const usualWindow = 100;

/** Columns by which a list sorts, and what stands for each in the table. */
const sortColumns: Readonly<Record<string, string>> = {
  name: 'r.client_name',
  registrationNumber: 'r.client_number',
  country: 'r.client_country',
  type: 'r.type',
  reference: 'r.reference',
  number: 'r.number',
  status: 'r.status',
  waitingOn: 'r.waiting_on',
  outcome: 'r.outcome',
  deadline: 'r.deadline',
  assigned: 'i.last_name',
  org: 'o.name',
  submittedAt: 'r.submitted_at',
  archivedAt: 'r.archived_at',
  updated: 'r.updated',
};
export const sortNames = Object.keys(sortColumns).flatMap((name) => [name, `-${name}`]);

const searched = ['r.client_name', 'r.reference', 'r.client_number', 'r.number'];

export type Condition = Expression<SqlBool>;

/** The conditions that every question about a list starts from: whose rows, which words. */
export function listConditions({ database }: Reader, actor: Actor, params: ListParams): Condition[] {
  const own = actor.portal === 'gatekeeper' ? sql<SqlBool>`r.org = ${actor.org}` : sql<SqlBool>`r.status != 'draft'`;
  const conditions: Condition[] = [own];
  if (params.search) conditions.push(everyWordIn(database, searched, params.search) as Condition);
  if (params.org && actor.portal === 'intern') conditions.push(sql<SqlBool>`r.org = ${params.org}`);
  if (params.type) conditions.push(sql<SqlBool>`r.type = ${params.type}`);
  return conditions;
}

const allOf = (conditions: readonly Condition[]) => sql<SqlBool>`${sql.join([...conditions], sql` and `)}`;

export async function listWindow(
  records: Reader,
  actor: Actor,
  params: ListParams,
  conditions: readonly Condition[],
  usualSort: string,
): Promise<{ items: OnboardingRow[]; total: number }> {
  const sort = params.sort && sortNames.includes(params.sort) ? params.sort : usualSort;
  const { rows } = await sql<{ id: string }>`
    select r.id from gk_requests r
    left join internal_users i on i.id = r.assigned_intern
    left join gk_org o on o.id = r.org
    where ${allOf(conditions)}
    order by ${orderOf(sort)}
    limit ${Math.min(params.limit ?? usualWindow, maxWindow)} offset ${params.offset ?? 0}`.execute(records.sql);
  const requests = await Promise.all(rows.map(({ id }) => records.get('gk_requests', id)));
  const found = requests.filter((request): request is Row<'gk_requests'> => request !== undefined);
  return { items: await onboardingRows(records, actor, found), total: await countOf(records, conditions) };
}

/** The time of the last change is never empty and has no letters: in this plain form an index gives the order. */
function orderOf(sort: string) {
  const column = sortColumns[sort.replace(/^-/, '')] ?? 'r.updated';
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  if (column === 'r.updated') return sql`r.updated ${direction}, r.id ${direction}`;
  return sql`${endedLast(column)}, ${sql.ref(column)} = '' , lower(${sql.ref(column)}) ${direction}, r.id ${direction}`;
}

/** By deadline, what has none any more comes after what still has to be done. */
const endedLast = (column: string) =>
  column === 'r.deadline' ? sql`r.status in ('completed', 'archived')` : sql`0 = 1`;

export async function countOf(records: Reader, conditions: readonly Condition[]): Promise<number> {
  const query = sql<{ n: number }>`select count(*) as n from gk_requests r where ${allOf(conditions)}`;
  const [row] = await counted(records, query);
  return Number(row?.n ?? 0);
}

/** Rows per status under these conditions. */
export async function countByStatus(records: Reader, conditions: readonly Condition[]): Promise<Map<string, number>> {
  const query = sql<{ status: string; n: number }>`
    select r.status as status, count(*) as n from gk_requests r where ${allOf(conditions)} group by r.status`;
  return new Map((await counted(records, query)).map(({ status, n }) => [status, Number(n)]));
}

/** Answers of few rows about onboardings alone: kept until one of them is written. */
export function counted<T>(records: Reader, query: RawBuilder<T>): Promise<readonly T[]> {
  const { sql: text, parameters } = query.compile(records.sql);
  const key = JSON.stringify([text, parameters]);
  return records.remembered(key, ['gk_requests'], async () => (await query.execute(records.sql)).rows);
}
