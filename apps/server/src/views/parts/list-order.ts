import { isOver } from '@dossier/domain/onboarding';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { statusIs } from '../../case/status-condition.ts';
import type { Reader } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';
import { type CountCondition, cachedRows, countBy, countOf } from './count-onboardings.ts';
import { dueNumber, ownTargets } from './due.ts';

/** Columns by which a list can be sorted, with their columns in the database. */
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
export const sortNames = [...Object.keys(sortColumns), 'due'].flatMap((name) => [name, `-${name}`]);

export type Order = RawBuilder<unknown>;

/** Rows of a list that follow each other: a list in its order is its parts one after another. */
export interface ListPart {
  readonly conditions: readonly CountCondition[];
  /** The order of its rows, or its own parts. */
  readonly order: Order | readonly ListPart[];
  /** Number of its rows, where it is known before they are read. */
  readonly count?: number;
}

type Database = Reader['database'];

const keyOf = (sort: string) => sort.replace(/^-/, '');
/** NULL does not occur, but the indexes of PostgreSQL have it first. */
const directionOf = (sort: string) => (sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls first`);

/** A text column ignoring case, as its index has it. */
const anyCase = (database: Database, column: string) =>
  database === 'sqlite' ? sql`${sql.ref(column)} collate nocase` : sql`lower(${sql.ref(column)})`;

/** Empty values last, ignoring case, in one query: every row is compared. */
function comparedOrder(sort: string): Order {
  const column = sql.ref(sortColumns[keyOf(sort)] ?? 'r.updated');
  return sql`${column} = '', lower(${column}) ${directionOf(sort)}`;
}

const byId = (sort: string) => sql`r.id ${directionOf(sort)}`;
/** The same direction by the name of the client. */
const byName = (sort: string) => comparedOrder(sort.replace(keyOf(sort), 'name'));
/** Institutions of the same name stay apart. */
const byOrg = (sort: string) => sql`${comparedOrder(sort)}, o.id ${directionOf(sort)}`;

/** Sorts by columns with few values: the onboardings of each are in the order of their names. */
const grouped: readonly string[] = ['type', 'status', 'waitingOn', 'outcome', 'country'];

/**
 * The order of a whole list in one query. By deadline the finished onboardings, whose deadline no longer counts, follow
 * the unfinished ones.
 */
export async function wholeOrder(records: Reader, actor: Actor, sort: string): Promise<Order> {
  const key = keyOf(sort);
  if (key === 'due') return byDue(records, actor, sort);
  if (key === 'org') return sql`${byOrg(sort)}, ${byName(sort)}, ${byId(sort)}`;
  if (grouped.includes(key)) return sql`${comparedOrder(sort)}, ${byName(sort)}, ${byId(sort)}`;
  const order = sql`${comparedOrder(sort)}, ${byId(sort)}`;
  return key === 'deadline' ? sql`${isUnfinished} desc, ${order}` : order;
}

/** By the day on which the step is due, then those that are not this side's turn. */
async function byDue(records: Reader, actor: Actor, sort: string): Promise<Order> {
  const due = dueNumber(await ownTargets(records, actor));
  return sql`case when ${due} is null then 1 else 0 end, ${due} ${directionOf(sort)}, ${byName(sort)}, ${byId(sort)}`;
}

/** The few whose turn it is are sorted. */
async function inDue(
  records: Reader,
  actor: Actor,
  conditions: readonly CountCondition[],
  sort: string,
): Promise<readonly ListPart[]> {
  const steps = (await ownTargets(records, actor)).map(([step]) => sql.lit(step));
  if (steps.length === 0) return inNames(records, conditions, sort);
  const isTimed = sql<SqlBool>`r.step in (${sql.join(steps)})`;
  const timed = [...conditions, isTimed];
  return [
    { conditions: timed, order: await byDue(records, actor, sort), count: await countOf(records, timed) },
    ...(await inNames(records, [...conditions, sql<SqlBool>`not ${isTimed}`], sort)),
  ];
}

const isUnfinished = statusIs((status) => !isOver(status));

type PartsOf = (
  records: Reader,
  conditions: readonly CountCondition[],
  sort: string,
) => readonly ListPart[] | Promise<readonly ListPart[]>;

const inText =
  (column: string): PartsOf =>
  ({ database }, conditions, sort) =>
    filledFirst(conditions, sort, column, anyCase(database, column));

/** Without letters of either case. */
const inColumn =
  (column: string): PartsOf =>
  (_, conditions, sort) =>
    filledFirst(conditions, sort, column, sql.ref(column));

const inNames = inText('r.client_name');

async function inGroups(
  records: Reader,
  conditions: readonly CountCondition[],
  sort: string,
  column: string,
  counts: ReadonlyMap<string, number>,
): Promise<ListPart[]> {
  const parts = [...counts].map(async ([value, count]) => {
    const own = [...conditions, sql<SqlBool>`${sql.ref(column)} = ${value}`];
    return { conditions: own, order: await inNames(records, own, sort), count };
  });
  return Promise.all(parts);
}

const byGroup =
  (column: string): PartsOf =>
  async (records, conditions, sort) =>
    inGroups(records, conditions, sort, column, await countBy(records, column, conditions, comparedOrder(sort)));

/** The few unfinished ones are sorted. */
const byDeadline: PartsOf = async (records, conditions, sort) => {
  const open = [...conditions, isUnfinished];
  const count = await countOf(records, open);
  return [
    { conditions: open, order: sql`${comparedOrder(sort)}, ${byId(sort)}`, count },
    // As a list of statuses, SQLite would look for each of them and sort what it finds.
    ...(await inColumn('r.deadline')(records, [...conditions, sql<SqlBool>`not ${isUnfinished}`], sort)),
  ];
};

const byInstitution: PartsOf = async (records, conditions, sort) => {
  const counts = await countBy(records, 'r.org', conditions);
  const orgs = sql<{ id: string }>`select o.id as id from gk_org o order by ${byOrg(sort)}`;
  const inOrder = (await cachedRows(records, orgs, ['gk_org'])).map(({ id }) => [id, counts.get(id) ?? 0] as const);
  return inGroups(records, conditions, sort, 'r.org', new Map(inOrder));
};

/**
 * The parts of lists whose order an index provides, so that a window is read without sorting all rows. Their order is
 * that of `wholeOrder`. Measured: docs/performance.md.
 */
const indexed: Readonly<Record<string, PartsOf>> = {
  ...Object.fromEntries(grouped.map((key) => [key, byGroup(sortColumns[key] ?? '')])),
  name: inNames,
  reference: inText('r.reference'),
  number: inColumn('r.number'),
  submittedAt: inColumn('r.submitted_at'),
  updated: inColumn('r.updated'),
  deadline: byDeadline,
  org: byInstitution,
};

/** Those with a value, by it, then those without one. */
function filledFirst(conditions: readonly CountCondition[], sort: string, column: string, value: Order): ListPart[] {
  const ref = sql.ref(column);
  return [
    {
      conditions: [...conditions, sql<SqlBool>`${ref} != ''`],
      order: sql`${value} ${directionOf(sort)}, ${byId(sort)}`,
    },
    { conditions: [...conditions, sql<SqlBool>`${ref} = ''`], order: byId(sort) },
  ];
}

/** The parts of a list in its order. */
export async function partsOf(
  records: Reader,
  actor: Actor,
  conditions: readonly CountCondition[],
  sort: string,
): Promise<readonly ListPart[]> {
  if (keyOf(sort) === 'due') return inDue(records, actor, conditions, sort);
  const read = indexed[keyOf(sort)];
  return read ? read(records, conditions, sort) : [{ conditions, order: await wholeOrder(records, actor, sort) }];
}
