import type { Collection } from '../collection/collection.ts';
import { dateText } from '../core/date-text.ts';
import { ApiError } from '../core/errors.ts';
import type { Records } from '../store/records.ts';

/** A first factor that came before. */
export interface SecondStep {
  readonly collection: Collection;
  readonly recordId: string;
  readonly method: string;
  readonly mfaId: string;
  readonly lifeSeconds: number;
  readonly now: Date;
}

/** Stores that the first factor was valid; the second step must present the returned id. */
export async function openMfa(
  records: Records,
  collection: Collection,
  recordId: string,
  method: string,
): Promise<string> {
  const { id } = await records.create('_mfas', { collectionRef: collection.id, recordRef: recordId, method } as never);
  return id;
}

/**
 * Consumes the id of the first factor, which is valid once, also under concurrent requests.
 * Returns the refusal, or undefined when the second step may go on. Source: docs/reference/record-api.md 9.6.
 */
export async function useMfa(records: Records, step: SecondStep): Promise<ApiError | undefined> {
  const since = dateText(new Date(step.now.getTime() - step.lifeSeconds * 1000));
  const [session] = await records.connection.all(
    'select "collectionRef", "recordRef", "method" from "_mfas" where "id" = ? and "created" > ?',
    [step.mfaId, since],
  );
  if (!session) return new ApiError(400, 'Invalid or expired MFA session.');
  const isOwn = session['recordRef'] === step.recordId && session['collectionRef'] === step.collection.id;
  if (!isOwn) return new ApiError(400, 'Invalid MFA session.');
  if (session['method'] === step.method) return new ApiError(400, 'A different authentication method is required.');
  const used = await records.connection.all('delete from "_mfas" where "id" = ? returning "id"', [step.mfaId]);
  return used.length === 1 ? undefined : new ApiError(400, 'Invalid or expired MFA session.');
}
