import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Collection, defineCollection } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { SqlValue } from '../../core/sql-value.ts';
import type { Dialect } from '../../dialect/dialect.ts';
import { sqlite } from '../../dialect/sqlite/dialect.ts';
import { relation, select, text } from '../../fields/index.ts';
import { as } from '../../testing/filter-world.ts';
import { createStore } from '../create-store.ts';
import type { Store } from '../store.ts';

const open = { list: '', view: '', create: '', update: '', delete: '' };
const teams = defineCollection({ name: 'teams', fields: { name: text() }, rules: open });
const users = defineCollection({
  name: 'users',
  type: 'auth',
  fields: { team: relation('teams') },
  indexes: [{ columns: ['team'] }],
  rules: open,
});
const fields = { title: text(), status: select(['open', 'review']), due: text(), owner: relation('users') };
const indexes = [{ columns: ['status', 'due'] }, { columns: ['owner'] }];
const listedBy = (name: string, list: string): Collection =>
  defineCollection({ name, fields, indexes, rules: { ...open, list } });
const cases = listedBy('cases', 'owner.team = @request.auth.team');
const myCases = listedBy('my_cases', 'owner = @request.auth.id');
const eitherCases = listedBy('either_cases', 'owner.team = @request.auth.team || title = "shared"');

const rowCount = 6000;
const id = (kind: string, at: number) => `${kind}${String(at).padStart(15 - kind.length, '0')}`;
/** Team 0 has six users of a thousand rows each, team 1 one user, team 2 one user with three rows, team 3 no users. */
const userOf = (at: number) => (at % 2000 === 1999 ? 7 : at % 40 === 0 ? 6 : at % 6);
const teamOf = (user: number) => (user < 6 ? 0 : user - 5);

let folder: string;
let store: Store;
let queries: string[] = [];

function observed(dialect: Dialect): Dialect {
  return {
    ...dialect,
    all: (sql, params) => {
      queries.push(sql);
      return dialect.all(sql, params);
    },
  };
}

function fill(path: string): void {
  const database = new DatabaseSync(path);
  const insert = (table: string, row: Readonly<Record<string, SqlValue>>) => {
    const names = Object.keys(row);
    const sql = `INSERT INTO "${table}" ("${names.join('", "')}") VALUES (${names.map(() => '?')})`;
    database.prepare(sql).run(...Object.values(row));
  };
  database.exec('BEGIN');
  for (let at = 0; at < 4; at++) insert('teams', { id: id('team', at) });
  for (let at = 0; at < 8; at++)
    insert('users', {
      id: id('user', at),
      email: `u${at}@x.nl`,
      tokenKey: id('key', at),
      team: id('team', teamOf(at)),
    });
  for (let at = 0; at < rowCount; at++)
    for (const table of ['cases', 'my_cases', 'either_cases'])
      insert(table, {
        id: id('case', at),
        title: at % 500 === 3 ? 'shared' : `case ${at}`,
        status: at % 3 === 0 ? 'open' : 'review',
        due: String((at * 7919) % 1000).padStart(4, '0'),
        owner: id('user', userOf(at)),
      });
  database.exec('COMMIT');
  database.close();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'access-path-'));
  const path = join(folder, 'data.db');
  const collections = [teams, users, cases, myCases, eitherCases];
  await ((await createStore({ collections, dialect: sqlite({ path }) })) as Store).close();
  fill(path);
  store = (await createStore({ collections, dialect: observed(sqlite({ path })) })) as Store;
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const memberOf = (team: number) => as({ id: id('user', 0), team: id('team', team) } as AnyRecord);

async function listed(collection: Collection, team: number, query: Record<string, string>): Promise<string[]> {
  queries = [];
  const page = await store.queries.list(collection, { ...memberOf(team), query: { skipTotal: '1', ...query } });
  return page.items.map((item) => String((item as AnyRecord).id));
}

/** The rows of the same query without a rule, filtered in memory. */
async function expected(
  collection: Collection,
  team: number,
  { filter = '', sort = '', page = '1' },
): Promise<string[]> {
  const rows = await store.reader.find(collection.name, filter, {}, { sort });
  const isShared = (row: AnyRecord) => collection === eitherCases && row['title'] === 'shared';
  const owner = (row: AnyRecord) => Number(String(row['owner']).slice(4));
  const isOwn = (row: AnyRecord) => (collection === myCases ? owner(row) === 0 : teamOf(owner(row)) === team);
  const allowed = rows.filter((row) => isOwn(row) || isShared(row));
  return allowed.slice((Number(page) - 1) * 30, Number(page) * 30).map((row) => row.id);
}

const lists: readonly Readonly<Record<string, string>>[] = [
  { filter: "status = 'review'", sort: '-due' },
  { filter: "status = 'review'", sort: 'due', page: '3' },
  { filter: "status = 'review' && title ~ '1'", sort: '-due', page: '2' },
  { filter: "title ~ '9'", sort: 'title' },
  { sort: '-@rowid' },
];

describe.each(['without', 'with'])('%s statistics', (statistics) => {
  beforeAll(async () => {
    if (statistics === 'with') await store.dialect.refreshStatistics('all');
  });

  it.each([0, 1, 2, 3])('members of team %i list the same rows, whichever index is used', async (team) => {
    for (const collection of [cases, myCases, eitherCases])
      for (const query of lists)
        expect(await listed(collection, team, { ...query, perPage: '30' })).toEqual(
          await expected(collection, team, query),
        );
  });

  it.each([
    { team: 0, page: '1', index: 'in the order of the page, while rows of the team are frequent', sql: /IS TRUE/ },
    { team: 0, page: '350', index: "by the row ids of the team's rows, on a late page", sql: /_rowid_ IN \(SELECT/ },
    { team: 2, page: '1', index: 'from the list of the team, when it is short', sql: /WHERE "r"."owner" IN/ },
    { of: myCases, team: 0, page: '90', index: "by the row ids of one's own rows", sql: /_rowid_ IN \(SELECT/ },
  ])('a page is read $index', async ({ of = cases, team, page, sql }) => {
    await listed(of, team, { filter: "status = 'review'", sort: '-due', perPage: '6', page });
    expect(queries.at(-1)).toMatch(sql);
  });
});
