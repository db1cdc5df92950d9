import type { Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { Row } from '../collections/rows.ts';
import { isSealed, type SecretBox } from '../runtime/secret-box.ts';

type Provider = Pick<Row<'screening_providers'>, 'id' | 'key'>;

const purposeOf = (id: string) => `screening_providers/${id}/key`;

/** The key of the external service as it is stored; '' stays ''. */
export function sealServiceKey(secrets: SecretBox, id: string, key: string): string {
  return key === '' ? '' : secrets.seal(key, purposeOf(id));
}

/** The stored key of the external service; undefined when it was sealed with another secret. */
export function openServiceKey(secrets: SecretBox, { id, key }: Provider): string | undefined {
  return key === '' ? '' : secrets.open(key, purposeOf(id));
}

/**
 * Seals a key that an earlier version stored in plain text.
 * @returns whether all stored keys can be opened with this secret
 */
export async function sealStoredKeys(store: Store<DeskSchema>, secrets: SecretBox): Promise<boolean> {
  const stored = await store.reader.find('screening_providers', 'key != ""');
  const plain = stored.filter(({ key }) => !isSealed(key));
  if (plain.length > 0)
    await store.transaction(
      async (records) => {
        for (const { id } of plain) {
          const { key } = await records.need('screening_providers', id);
          if (!isSealed(key))
            await records.update('screening_providers', id, { key: sealServiceKey(secrets, id, key) });
        }
      },
      { operation: 'seal-stored-keys' },
    );
  return stored.every((row) => !isSealed(row.key) || openServiceKey(secrets, row) !== undefined);
}
