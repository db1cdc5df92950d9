import { type Connection, postgres } from '@dossier/records';
import { tablesOf, type Values } from './rows.ts';

/** Maximum number of values per statement; PostgreSQL allows 65,535. */
const maxValues = 20_000;

/** Inserts the benchmark's rows into a database in which the server has created its tables. */
export async function fillPostgres(url: string, caseCount: number): Promise<void> {
  const dialect = await postgres({ url });
  try {
    await dialect.transaction(async (connection) => {
      for (const { table, count, row } of tablesOf(caseCount)) await insertAll(connection, table, count, row);
      await connection.run('ANALYZE', []);
    });
  } finally {
    await dialect.close();
  }
}

async function insertAll(
  connection: Connection,
  table: string,
  count: number,
  row: (number: number) => Values,
): Promise<void> {
  const names = Object.keys(row(0));
  const perStatement = Math.floor(maxValues / names.length);
  const places = `(${names.map(() => '?').join(', ')})`;
  for (let first = 0; first < count; first += perStatement) {
    const rows = Array.from({ length: Math.min(perStatement, count - first) }, (_, at) => row(first + at));
    const sql = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES ${rows.map(() => places).join(', ')}`;
    await connection.run(
      sql,
      rows.flatMap((one) => Object.values(one)),
    );
  }
}
