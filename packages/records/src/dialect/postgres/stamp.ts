import type { StampAccess } from '../dialect.ts';

/** In a table with one row. */
export const postgresStamp: StampAccess = {
  async read(connection) {
    const [found] = await connection.all(`SELECT to_regclass('_schema') IS NOT NULL AS "isStored"`, []);
    if (found?.['isStored'] !== 1) return { application: 0, version: 0 };
    const [row] = await connection.all('SELECT "application", "version" FROM "_schema"', []);
    return { application: Number(row?.['application'] ?? 0), version: Number(row?.['version'] ?? 0) };
  },
  async write(connection, { application, version }) {
    await connection.run(
      'CREATE TABLE IF NOT EXISTS "_schema" ("application" integer NOT NULL, "version" integer NOT NULL)',
      [],
    );
    await connection.run('DELETE FROM "_schema"', []);
    await connection.run('INSERT INTO "_schema" ("application", "version") VALUES (?, ?)', [application, version]);
  },
};
