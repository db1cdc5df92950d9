import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { defineCollection } from '../collection/collection.ts';
import { sqlite } from '../dialect/sqlite/dialect.ts';
import { text } from '../fields/index.ts';
import { testDialect } from '../testing/test-dialect.ts';
import { copyRecords } from './copy-records.ts';
import { createStore } from './create-store.ts';
import type { Store } from './store.ts';

const rules = { list: '', view: '', create: '', update: '', delete: '' };
const things = defineCollection({ name: 'things', fields: { name: text() }, rules });

test('the target has no open transaction while the digests of the source are computed: PostgreSQL ends idle ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-copy-'));
  const dialect = await testDialect(folder);
  const store = (await createStore({ collections: [things], dialect })) as unknown as Store;
  const target = sqlite({ path: join(folder, 'copy.db') });
  const copy = (await createStore({ collections: [things], dialect: target })) as unknown as Store;
  try {
    await store.transaction((records) => records.create('things', { name: 'one' } as never));
    const begun = vi.spyOn(target, 'transaction');
    const reads: string[] = [];
    const snapshot = dialect.snapshot.bind(dialect);
    vi.spyOn(dialect, 'snapshot').mockImplementation((run) =>
      snapshot((source) =>
        run({
          all: (sql, values) => {
            if (sql.includes('"things"')) reads.push(begun.mock.calls.length === 0 ? 'before' : 'during');
            return source.all(sql, values);
          },
        }),
      ),
    );
    const [copied] = (await copyRecords(store, copy)).filter(({ collection }) => collection === 'things');
    expect(reads).toEqual(['before', 'during']);
    expect(copied?.count).toBe(1);
    expect(await copy.reader.find('things', '')).toEqual([expect.objectContaining({ name: 'one' })]);
  } finally {
    await copy.close();
    await store.close();
    rmSync(folder, { recursive: true });
  }
});
