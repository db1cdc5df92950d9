import type { Received } from './received.ts';
import type { World } from './scenario.ts';

/** Prefix of the name of a field. */
const label = 'Nachtegaal';

/** Longer text fields hold what people write, shorter ones keys and numbers. Unit: characters. */
const longestKey = 120;

/** Writes into each free text of every row, past all rules, which field and row it is. */
export async function labelTexts({ store }: World): Promise<void> {
  for (const [collection, { fields }] of store.collections)
    for (const [field, { type, options }] of Object.entries(fields)) {
      if (type !== 'text' || Number(options['max']) <= longestKey) continue;
      const set = `UPDATE "${collection}" SET "${field}" = ? || ' ' || "id"`;
      await store.dialect.transaction((connection) => connection.all(set, [`${label} ${collection}.${field}`]));
    }
}

/** The free texts in what was received, by their labels. */
export function labelsIn(received: readonly Received[]) {
  const pattern = new RegExp(`${label} (\\w+\\.\\w+) (\\w{15})`, 'g');
  return received.flatMap(({ from, text }) =>
    [...text.matchAll(pattern)].map(([, field = '', row = '']) => ({ from, field, row })),
  );
}
