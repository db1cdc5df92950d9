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

/** A valid first step. `link`: the account of a provider to link after the second one. */
interface FirstStep extends Pick<SecondStep, 'collection' | 'recordId' | 'method'> {
  readonly link?: { readonly provider: string; readonly providerId: string } | undefined;
}

/** Stores that the first factor was valid; the second step must present the returned id. */
export async function openMfa(records: Records, { collection, recordId, method, link }: FirstStep): Promise<string> {
  const values = { collectionRef: collection.id, recordRef: recordId, method, ...link };
  const { id } = await records.create('_mfas', values as never);
  return id;
}

/**
 * Consumes the id of the first factor, which is valid once, also under concurrent requests.
 * Returns the refusal, or what the first step left. Source: docs/reference/record-api.md 9.6.
 */
export async function useMfa(records: Records, step: SecondStep): Promise<ApiError | Pick<FirstStep, 'link'>> {
  const since = dateText(new Date(step.now.getTime() - step.lifeSeconds * 1000));
  const [session] = await records.connection.all(
    'select "collectionRef", "recordRef", "method", "provider", "providerId" from "_mfas" where "id" = ? and "created" > ?',
    [step.mfaId, since],
  );
  if (!session) return new ApiError(400, 'Invalid or expired MFA session.');
  const isOwn = session['recordRef'] === step.recordId && session['collectionRef'] === step.collection.id;
  if (!isOwn) return new ApiError(400, 'Invalid MFA session.');
  if (session['method'] === step.method) return new ApiError(400, 'A different authentication method is required.');
  const used = await records.connection.all('delete from "_mfas" where "id" = ? returning "id"', [step.mfaId]);
  if (used.length !== 1) return new ApiError(400, 'Invalid or expired MFA session.');
  const { provider, providerId } = session;
  return provider ? { link: { provider: String(provider), providerId: String(providerId) } } : {};
}
