import type { Shared } from './dialect.ts';
import type { PostgresPool } from './postgres-pool.ts';

/** Counts and short-lived notes of all instances, by key. Written at once, outside of any transaction. */
export function postgresShared(pool: PostgresPool): Shared {
  const ask = (sql: string, params: (string | number)[]) => pool.use((client) => client.query(sql, params));
  return {
    async get(key) {
      const [row] = await ask('SELECT value FROM _shared WHERE key = ? AND expires > now()', [key]);
      return row === undefined ? undefined : String(row['value']);
    },
    async put(key, value, seconds) {
      await ask(
        `INSERT INTO _shared (key, value, expires) VALUES (?, ?, now() + ? * interval '1 second')
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`,
        [key, value, seconds],
      );
    },
    async drop(key) {
      await ask('DELETE FROM _shared WHERE key = ?', [key]);
    },
    async take(key, most, seconds) {
      const rows = await ask(
        `INSERT INTO _shared AS s (key, count, expires) VALUES (?, 1, now() + ? * interval '1 second')
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN s.expires > now() THEN s.count + 1 ELSE 1 END, expires = excluded.expires
         WHERE s.expires <= now() OR s.count < ? RETURNING count`,
        [key, seconds, most],
      );
      return rows.length === 1;
    },
    async release(key) {
      await ask('UPDATE _shared SET count = count - 1 WHERE key = ? AND count > 0', [key]);
    },
    async sweep() {
      await ask('DELETE FROM _shared WHERE expires <= now()', []);
    },
  };
}
