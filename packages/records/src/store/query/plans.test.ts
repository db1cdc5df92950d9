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
import { date, relation, select, text } from '../../fields/index.ts';
import { as } from '../../testing/filter-world.ts';
import { createStore } from '../create-store.ts';
import type { Store } from '../store.ts';

const open = { list: '', view: '', create: '', update: '', delete: '' };
const sameTeam = 'owner.team = @request.auth.team';

const teams = defineCollection({ name: 'teams', fields: { name: text() }, rules: open });
const users = defineCollection({
  name: 'users',
  type: 'auth',
  fields: { name: text(), team: relation('teams') },
  indexes: [{ columns: ['team'] }],
  rules: open,
});
const caseFields = {
  title: text(),
  status: select(['open', 'review', 'closed']),
  due: date(),
  owner: relation('users', { cascadeDelete: true }),
};
const indexes = [{ columns: ['status', 'due'] }, { columns: ['owner'] }];
const cases = defineCollection({ name: 'cases', fields: caseFields, indexes, rules: { ...open, view: sameTeam } });
/** The same rows, listed to members of the owner's team only. */
const teamCases = defineCollection({
  name: 'team_cases',
  fields: caseFields,
  indexes,
  rules: { ...open, list: sameTeam },
});

const rowCount = 3000;
const idOf = (kind: string, at: number) => `${kind}${String(at).padStart(15 - kind.length, '0')}`;

interface Statement {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}
let statements: Statement[] = [];
let store: Store;
let path: string;
let folder: string;

/** The dialect, with every statement recorded. */
function recorded(dialect: Dialect): Dialect {
  const note = (sql: string, params: readonly SqlValue[]) => void statements.push({ sql, params });
  return {
    ...dialect,
    all: (sql, params) => {
      note(sql, params);
      return dialect.all(sql, params);
    },
    transaction: (run) =>
      dialect.transaction((connection) =>
        run({
          ...connection,
          all: (sql, params) => {
            note(sql, params);
            return connection.all(sql, params);
          },
          run: (sql, params) => {
            note(sql, params);
            return connection.run(sql, params);
          },
        }),
      ),
  };
}

const openStore = async () =>
  (await createStore({ collections: [teams, users, cases, teamCases], dialect: recorded(sqlite({ path })) })) as Store;

/** Writes the rows past the store, and removes statistics: a database after its first day. */
function fill(): void {
  const database = new DatabaseSync(path);
  const insert = (table: string, row: Readonly<Record<string, SqlValue>>) => {
    const names = Object.keys(row);
    database
      .prepare(`INSERT INTO "${table}" ("${names.join('", "')}") VALUES (${names.map(() => '?')})`)
      .run(...Object.values(row));
  };
  database.exec('BEGIN');
  for (let at = 0; at < 600; at++) insert('teams', { id: idOf('team', at) });
  for (let at = 0; at < 300; at++)
    insert('users', {
      id: idOf('user', at),
      email: `u${at}@x.nl`,
      tokenKey: idOf('key', at),
      team: idOf('team', at % 6),
    });
  for (let at = 0; at < rowCount; at++)
    for (const table of ['cases', 'team_cases']) {
      const status = ['open', 'review', 'closed'][Math.floor(at / 7) % 3] ?? '';
      insert(table, { id: idOf('case', at), status, due: `2026-01-01 ${at}`, owner: idOf('user', (at * 7) % 300) });
    }
  database.exec('COMMIT; DROP TABLE IF EXISTS sqlite_stat1; DROP TABLE IF EXISTS sqlite_stat4');
  database.close();
}

/** The plans of the statements that ran, by SQLite's own words. */
function plans(): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return statements
      .filter(({ sql }) => /^\s*(select|with|update|delete)/i.test(sql))
      .map(({ sql, params }) => {
        const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...params);
        return steps.map(({ detail }) => detail).join('; ');
      });
  } finally {
    database.close();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plans-'));
  path = join(folder, 'data.db');
  await (await openStore()).close();
  fill();
  store = await openStore();
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const member = as({ id: idOf('user', 3), team: idOf('team', 3) } as AnyRecord);
const list = (collection: Collection, query: Record<string, string>) =>
  store.queries.list(collection, { ...member, query: { perPage: '30', sort: '-due', ...query } });
const review = { filter: "status = 'review'" };

/** A user that no other test deletes. */
let next = 7;

/** Each kind of statement that the engine generates for an indexed query. */
const shapes: readonly { readonly of: string; readonly run: () => Promise<unknown> }[] = [
  { of: 'a page with a total', run: () => list(cases, review) },
  { of: 'the second page, which loads the order', run: () => list(cases, { ...review, page: '2' }) },
  { of: 'the third page, by known ids', run: () => list(cases, { ...review, page: '3' }) },
  { of: 'a page without a total', run: () => list(cases, { ...review, skipTotal: '1' }) },
  { of: 'a page under a relation rule', run: () => list(teamCases, review) },
  { of: 'its second page', run: () => list(teamCases, { ...review, page: '2' }) },
  { of: 'its third page', run: () => list(teamCases, { ...review, page: '3' }) },
  { of: 'the same without a total', run: () => list(teamCases, { ...review, skipTotal: '1' }) },
  { of: 'an expanded relation', run: () => list(cases, { ...review, expand: 'owner.team', skipTotal: '1' }) },
  { of: 'one record', run: () => store.reader.get('cases', idOf('case', 9)) },
  { of: 'a rule on one record', run: () => store.queries.allows(cases, cases.rules.view, idOf('case', 9), member) },
  {
    of: 'a search by the program',
    run: () => store.reader.find('cases', 'owner = {:owner}', { owner: member.auth?.id ?? '' }),
  },
  {
    of: 'an update',
    run: () => store.transaction((records) => records.update('cases', idOf('case', 9), { title: 'x' } as never)),
  },
  {
    of: 'a deletion with its cascade',
    run: () => store.transaction((records) => records.delete('users', idOf('user', next++))),
  },
];

/** A step that reads a whole table. A list of ids in a parameter is a virtual table; `listed` is a subquery. */
const scan = /\bSCAN (?!CONSTANT ROW|listed\b|\w+ VIRTUAL TABLE)/;

describe.each(['without', 'with'])('%s statistics, no statement scans a table for', (statistics) => {
  beforeAll(async () => {
    if (statistics === 'with') await store.dialect.refreshStatistics('all');
  });

  it.each(shapes)('$of', async ({ run }) => {
    statements = [];
    await run();
    expect(plans().filter((plan) => scan.test(plan))).toEqual([]);
    expect(statements.length).toBeGreaterThan(0);
  });

  it('a page by known ids reads by the key only', async () => {
    // Ids are read once the pages have cost as much.
    await list(cases, { ...review, page: '999' });
    await list(cases, { ...review, page: '2' });
    statements = [];
    await list(cases, { ...review, page: '3' });
    expect(plans()).toEqual([expect.stringMatching(/^SEARCH r USING INDEX sqlite_autoindex_cases_1 \(id=\?\)$/)]);
  });

  it('a related record inside an OR is looked up per row; no list of all such records is built', async () => {
    const team = { team: idOf('team', 1) };
    statements = [];
    await store.reader.find('cases', 'title = "x" || owner.team = {:team}', team, { limit: 20 });
    expect(plans().filter((plan) => plan.includes('LIST SUBQUERY'))).toEqual([]);
    expect(plans()).toContainEqual(expect.stringMatching(/CORRELATED SCALAR SUBQUERY/));
  });
});

describe('Statistics', () => {
  it('of a table that grew are collected, and reach the connection for reads', async () => {
    const world = join(folder, 'grown.db');
    const dialect = sqlite({ path: world });
    try {
      await dialect.transaction(async (connection) => {
        await connection.run('CREATE TABLE "t" ("id" TEXT PRIMARY KEY, "a" TEXT, "b" TEXT)', []);
        await connection.run('CREATE INDEX "by_a" ON "t" ("a")', []);
        await connection.run('CREATE INDEX "by_b" ON "t" ("b")', []);
        await connection.run(
          'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) INSERT INTO "t" SELECT i, \'same\', i FROM n',
          [],
        );
      });
      const planOf = async () =>
        (await dialect.all('EXPLAIN QUERY PLAN SELECT * FROM "t" WHERE "a" = ? AND "b" = ?', ['same', '7']))
          .map(({ detail }) => detail)
          .join();
      await planOf();
      await dialect.refreshStatistics('stale');
      expect(await planOf()).toContain('by_b');
      expect(await dialect.all('SELECT COUNT(*) AS n FROM sqlite_stat1', [])).toEqual([{ n: 3 }]);
    } finally {
      await dialect.close();
    }
  });
});
