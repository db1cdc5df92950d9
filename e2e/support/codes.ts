import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Desk } from './desk.ts';

/** Makes a user's codes older, as if the time had passed. Unit: seconds. */
export function ageCodes({ data }: Desk, user: string, seconds: number): void {
  const database = new DatabaseSync(join(data, 'dossier.db'), { timeout: 5000 });
  const { changes } = database
    .prepare(
      `UPDATE _otps SET created = strftime('%Y-%m-%d %H:%M:%fZ', created, '-' || ? || ' seconds') WHERE recordRef = ?`,
    )
    .run(seconds, user);
  database.close();
  if (changes === 0) throw new Error(`no codes of ${user}`);
}
