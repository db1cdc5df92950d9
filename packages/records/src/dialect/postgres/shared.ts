import type { Shared } from '../dialect.ts';
import type { PostgresPool } from './pool.ts';

/** Expired rows are kept this much longer, because clocks of instances differ. */
const sweepAfter = '1 hour';

/** Counters and short-lived values of all instances, by key. Written immediately, outside any transaction. */
export function postgresShared(pool: PostgresPool): Shared {
  const query = (sql: string, params: (string | number)[]) => pool.use((client) => client.query(sql, params));
  const ends = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();
  return {
    async get(key, now) {
      const sql = 'SELECT value FROM _shared WHERE key = ? AND expires > ?::timestamptz';
      const [row] = await query(sql, [key, now.toISOString()]);
      return row === undefined ? undefined : String(row['value']);
    },
    async put(key, value, { seconds, now }) {
      await query(
        `INSERT INTO _shared (key, value, expires) VALUES (?, ?, ?::timestamptz)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`,
        [key, value, ends(now, seconds)],
      );
    },
    async replace(key, value, { seconds, now }) {
      const sql = `UPDATE _shared SET value = ?, expires = ?::timestamptz
         WHERE key = ? AND expires > ?::timestamptz RETURNING key`;
      const rows = await query(sql, [value, ends(now, seconds), key, now.toISOString()]);
      return rows.length === 1;
    },
    async drop(key) {
      await query('DELETE FROM _shared WHERE key = ?', [key]);
    },
    async take(key, { most, seconds, isFixed = false, now }) {
      const at = now.toISOString();
      const rows = await query(
        `INSERT INTO _shared AS s (key, count, expires) VALUES (?, 1, ?::timestamptz)
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN s.expires > ?::timestamptz THEN s.count + 1 ELSE 1 END,
           expires = CASE WHEN ?::boolean AND s.expires > ?::timestamptz THEN s.expires ELSE excluded.expires END
         WHERE s.expires <= ?::timestamptz OR s.count < ? RETURNING count`,
        [key, ends(now, seconds), at, String(isFixed), at, at, most],
      );
      return rows.length === 1;
    },
    async fullUntil(key, { most, now }) {
      const sql = `SELECT extract(epoch FROM expires) * 1000 AS ends FROM _shared
         WHERE key = ? AND count >= ? AND expires > ?::timestamptz`;
      const [row] = await query(sql, [key, most, now.toISOString()]);
      return row && new Date(Number(row['ends']));
    },
    async release(key) {
      await query('UPDATE _shared SET count = count - 1 WHERE key = ? AND count > 0', [key]);
    },
    async sweep() {
      await query(`DELETE FROM _shared WHERE expires <= now() - interval '${sweepAfter}'`, []);
    },
  };
}
