import { DatabaseSync } from 'node:sqlite';
import { statuses } from './collections.ts';

export const teamCount = 20;
export const userCount = 1000;

const id = (kind: string, number: number): string => `${kind}${String(number).padStart(15 - kind.length, '0')}`;
export const userId = (number: number): string => id('user', number);
export const caseId = (number: number): string => id('case', number);

const start = Date.UTC(2026, 0, 1);
const dateText = (seconds: number): string => new Date(start + seconds * 1000).toISOString().replace('T', ' ');

export type Values = Readonly<Record<string, string | number>>;

function teamRow(number: number): Values {
  return { id: id('team', number), name: `Team ${number}`, created: dateText(number), updated: dateText(number) };
}

function userRow(number: number): Values {
  return {
    id: userId(number),
    name: `Person ${number}`,
    email: `person${number}@example.eu`,
    emailVisibility: 1,
    verified: 1,
    // The benchmark signs in with tokens from the superuser, not with passwords.
    password: '-',
    tokenKey: `${id('key', number)}${id('key', number)}${id('key', number)}`,
    team: id('team', number % teamCount),
    created: dateText(number),
    updated: dateText(number),
  };
}

/** A deterministic pseudo-random number. Source: the finaliser of MurmurHash3. */
function scattered(number: number): number {
  let hash = number + 0x9e3779b9;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A fifth of all has each status, a twentieth each team, independent of each other and of the time. */
function caseRow(number: number): Values {
  const owner = scattered(number) % userCount;
  return {
    id: caseId(number),
    title: `Case ${number} of the river trading company`,
    status: statuses[scattered(-number - 1) % statuses.length] as string,
    amount: (number * 37) % 100_000,
    urgent: number % 7 === 0 ? 1 : 0,
    contact: `contact${number}@example.eu`,
    website: `https://example.eu/${number}`,
    due: dateText(number * 600),
    note: 'Written down during the first call; the rest follows by letter.',
    extra: JSON.stringify({ source: 'letter', pages: number % 40 }),
    owner: userId(owner),
    created: dateText(number * 60),
    updated: dateText(number * 60),
  };
}

const ownCaseRow = (number: number): Values => ({
  ...caseRow(number),
  team: id('team', (scattered(number) % userCount) % teamCount),
});

interface Table {
  readonly table: string;
  readonly count: number;
  readonly row: (number: number) => Values;
}

/** The data of every server of the benchmark. */
export const tablesOf = (caseCount: number): readonly Table[] => [
  { table: 'teams', count: teamCount, row: teamRow },
  { table: 'users', count: userCount, row: userRow },
  ...['cases', 'teamcases'].map((table) => ({ table, count: caseCount, row: caseRow })),
  { table: 'owncases', count: caseCount, row: ownCaseRow },
];

/** Inserts the same rows into the database of either server while the server is stopped. */
export function fillDatabase(path: string, caseCount: number): void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA synchronous = OFF');
  database.exec('BEGIN');
  for (const { table, count, row } of tablesOf(caseCount)) insertAll(database, table, count, row);
  // No statistics: each server collects its own, as on a database that has grown in use.
  database.exec('COMMIT');
  database.close();
}

function insertAll(database: DatabaseSync, table: string, count: number, row: (number: number) => Values): void {
  const names = Object.keys(row(0));
  const sql = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  const insert = database.prepare(sql);
  for (let number = 0; number < count; number++) insert.run(...Object.values(row(number)));
}
