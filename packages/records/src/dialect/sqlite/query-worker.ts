/** Process that runs queries on one SQLite file sequentially, until it is killed. */
import { DatabaseSync } from 'node:sqlite';
import type { IsolatedQuery, IsolatedResult } from './isolated.ts';
import { allRows } from './rows.ts';

const database = new DatabaseSync(process.argv[2] ?? '', { readOnly: true });
database.exec('PRAGMA temp_store = MEMORY; PRAGMA busy_timeout = 10000; PRAGMA mmap_size = 268435456');

process.on('message', ({ sql, params }: IsolatedQuery) => {
  process.send?.(answerOf(sql, params));
});
// The main process has exited.
process.on('disconnect', () => process.exit(0));

function answerOf(sql: string, params: IsolatedQuery['params']): IsolatedResult {
  try {
    return { rows: allRows(database.prepare(sql), params) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
