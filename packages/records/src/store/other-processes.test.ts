import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqlite } from '../dialect/sqlite/dialect.ts';
import { openNotes } from '../testing/writes.ts';

test('a total follows writes of another process on the same SQLite file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-two-'));
  const path = join(folder, 'data.db');
  const server = await openNotes(sqlite({ path }));
  const command = await openNotes(sqlite({ path }));
  const add = () => command.transaction((records) => records.create('notes', { title: 'a' } as never));
  const total = () => server.reader.remembered('total', ['notes'], () => server.reader.count('notes', ''));
  for (const expected of [1, 2, 3]) {
    await add();
    await expect.poll(total, { interval: 10 }).toBe(expected);
  }
  await command.close();
  await server.close();
  rmSync(folder, { recursive: true });
});
