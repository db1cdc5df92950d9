import { setImmediate } from 'node:timers/promises';
import { storedChainSql, storedChains } from '../runtime/event-chain.ts';
import { examineChain } from '../runtime/examine-chain.ts';
import { schemaStamp } from '../runtime/schema-version.ts';
import { type Check, opened } from './found.ts';
import type { ReadableDatabase } from './open-for-reading.ts';

/** Onboardings whose histories are in memory together. */
const atOnce = 50;

export const history: Check<'history'> = {
  needsDatabase: true,
  async run(context) {
    const database = opened(context);
    // The columns may not be there yet.
    if ((await database.stamp()).version !== schemaStamp.version) return { state: 'warn', text: 'older' };
    const { count, entries, broken } = await examineAll(database);
    const [first] = broken;
    if (!first) return { state: 'ok', text: 'ok', facts: { count, entries } };
    const [row] = await database.all('SELECT "number" FROM "gk_requests" WHERE "id" = ?', [first.id]);
    const facts = { broken: broken.length, example: String(row?.['number']), entry: first.entry };
    return { state: 'fail', text: 'broken', facts };
  },
};

async function examineAll(database: ReadableDatabase) {
  const broken: { readonly id: string; readonly entry: number }[] = [];
  let [count, entries, last] = [0, 0, ''];
  for (;;) {
    const page = `SELECT "id" FROM "gk_requests" WHERE "id" > ? ORDER BY "id" LIMIT ${atOnce}`;
    const ids = (await database.all(page, [last])).map(({ id }) => String(id));
    if (ids.length === 0) return { count, entries, broken };
    last = ids.at(-1) ?? '';
    const chains = storedChains(
      await database.all(storedChainSql(`r."id" IN (${ids.map(() => '?').join(', ')})`), ids),
    );
    for (const { id, end, events } of chains) {
      count += 1;
      entries += end.number;
      const [first] = await examineChain(end, events);
      if (first) broken.push({ id, entry: first.number });
    }
    await setImmediate();
  }
}
