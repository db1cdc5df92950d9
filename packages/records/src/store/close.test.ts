import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqlite } from '../dialect/sqlite/dialect.ts';
import { openNotes } from '../testing/writes.ts';

test('a closed SQLite database is one file, without its log, also after an isolated query', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-close-'));
  const path = join(folder, 'data.db');
  const store = await openNotes(sqlite({ path }));
  await store.transaction((records) => records.create('notes', { title: 'a' } as never));
  for (let query = 0; query < 3; query++)
    expect(await store.dialect.isolated?.('SELECT "title" FROM "notes"', [])).toEqual([{ title: 'a' }]);
  const pending = store.dialect.isolated?.('SELECT "title" FROM "notes"', []);
  await Promise.all([store.close(), pending?.catch(() => undefined)]);
  expect(existsSync(`${path}-wal`)).toBe(false);
  rmSync(folder, { recursive: true });
});
