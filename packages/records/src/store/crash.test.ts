import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'records-crash-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes as fast as it can, twenty at a time, each with a second row in the same transaction, and prints what was acknowledged. */
const program = `
import { defineCollection } from ${JSON.stringify(new URL('../collection/collection.ts', import.meta.url).href)};
import { createStore } from ${JSON.stringify(new URL('./create-store.ts', import.meta.url).href)};
import { sqlite } from ${JSON.stringify(new URL('../dialect/sqlite/dialect.ts', import.meta.url).href)};
import { text } from ${JSON.stringify(new URL('../fields/index.ts', import.meta.url).href)};
const rules = { list: '', view: '', create: '', update: '', delete: '' };
const make = (name) => defineCollection({ name, fields: { title: text() }, rules, indexes: [{ columns: ['title'] }] });
const store = await createStore({ collections: [make('notes'), make('shadows')], dialect: sqlite({ path: process.argv[1] }) });
store.beforeCommit(async (changes, records) => {
  for (const { collection, id } of changes) if (collection === 'notes') await records.create('shadows', { title: id });
});
for (;;) {
  const made = await Promise.all(Array.from({ length: 20 }, () => store.transaction((records) => records.create('notes', { title: 'x'.repeat(500) }))));
  process.stdout.write(made.map(({ id }) => id).join('\\n') + '\\n');
}
`;

async function writeUntilKilled(path: string, millis: number): Promise<string[]> {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--no-warnings', '-e', program, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  const lines = createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> });
  lines.on('line', (line) => {
    // The clock starts with the first acknowledged write, however slow the start was.
    if (acknowledged.length === 0) setTimeout(() => child.kill('SIGKILL'), millis);
    acknowledged.push(line);
  });
  await new Promise((resolve) => lines.on('close', resolve));
  // The last line may be half a line: the child was killed while it wrote.
  return acknowledged.filter((id) => /^[a-z0-9]{15}$/.test(id));
}

test('after kill -9 during writes, twenty times, no acknowledged write is lost and the database is intact', async () => {
  const path = join(folder, 'data.db');
  const acknowledged: string[] = [];
  for (let round = 0; round < 20; round++)
    acknowledged.push(...(await writeUntilKilled(path, 20 + Math.random() * 120)));
  const database = new DatabaseSync(path);
  const ids = new Set(
    database
      .prepare('SELECT "id" FROM "notes"')
      .all()
      .map(({ id }) => id),
  );
  expect(acknowledged.length).toBeGreaterThan(400);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const halves =
    'SELECT count(*) AS n FROM "notes" FULL JOIN "shadows" ON "shadows"."title" = "notes"."id" WHERE "notes"."id" IS NULL OR "shadows"."id" IS NULL';
  expect(database.prepare(halves).get()).toEqual({ n: 0 });
  database.close();
}, 240_000);
