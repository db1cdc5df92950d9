import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defineCollection } from '../collection/collection.ts';
import { sqlite } from '../dialect/sqlite/dialect.ts';
import { json, number } from '../fields/index.ts';
import { testDialect } from '../testing/test-dialect.ts';
import { copyRecords } from './copy-records.ts';
import { createStore } from './create-store.ts';
import type { Store } from './store.ts';

const rules = { list: '', view: '', create: '', update: '', delete: '' };
const things = defineCollection({ name: 'things', fields: { n: number(), j: json() }, rules });

test('integers of more than 53 bits are stored, read, queried in isolation and copied like all others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-large-'));
  const dialect = await testDialect(folder);
  const store = (await createStore({ collections: [things], dialect })) as unknown as Store;
  const copied = sqlite({ path: join(folder, 'copy.db') });
  const copy = (await createStore({ collections: [things], dialect: copied })) as unknown as Store;
  try {
    for (const n of [2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e18, 1e21]) {
      const body = { n, j: n } as never;
      const { id } = await store.transaction((records) => records.create('things', body));
      expect(await store.reader.need('things', id)).toMatchObject({ n, j: n });
      const again = { j: { n } } as never;
      expect(await store.transaction((records) => records.update('things', id, again))).toMatchObject({ n });
      expect(await (dialect.isolated ?? dialect.all)('SELECT "n" FROM "things" WHERE "id" = ?', [id])).toEqual([
        expect.objectContaining({ n }),
      ]);
    }
    const [things] = (await copyRecords(store, copy)).filter(({ collection }) => collection === 'things');
    expect(things?.count).toBe(5);
  } finally {
    await copy.close();
    await store.close();
    rmSync(folder, { recursive: true });
  }
});
