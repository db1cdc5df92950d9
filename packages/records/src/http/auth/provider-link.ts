import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { Records } from '../../store/records.ts';

/** An account of an identity provider that is not linked yet. */
export interface ProviderLink {
  readonly provider: string;
  readonly providerId: string;
}

/** A record of an auth collection. */
interface LinkOwner {
  readonly collection: Collection;
  readonly id: string;
}

/**
 * Links an account of a provider to a record.
 * @throws ApiError 400 when either of them is already linked
 */
export async function linkProvider(
  records: Records,
  { collection, id }: LinkOwner,
  { provider, providerId }: ProviderLink,
): Promise<void> {
  const values = { collectionRef: collection.id, recordRef: id, provider, providerId };
  await records.create('_externalAuths', values as never).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError(400, 'Failed to authenticate.', error.data) : error;
  });
}

/** Refuses a link that could not be stored after the second factor. @throws ApiError 400 */
export async function refuseSecondLink(
  records: Records,
  { collection, id }: LinkOwner,
  { provider }: ProviderLink,
): Promise<void> {
  const found = await records.connection.all(
    'SELECT "id" FROM "_externalAuths" WHERE "collectionRef" = ? AND "recordRef" = ? AND "provider" = ?',
    [collection.id, id, provider],
  );
  if (found.length > 0) throw new ApiError(400, 'Failed to authenticate.');
}
