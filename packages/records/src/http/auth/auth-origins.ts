import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Collection } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Records } from '../../store/records.ts';
import type { RecordApi } from '../api-context.ts';

/** Maximum number of origins per account; the oldest are deleted. */
const maxOrigins = 5;

/** The request of a sign-in. */
interface SignInRequest {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
}

/** Stores the origin (address and browser) of a sign-in and calls `onNewOrigin` for one not seen before. */
export async function recordAuthOrigin(records: Records, signIn: SignInRequest, record: AnyRecord): Promise<void> {
  const { api, request, collection } = signIn;
  if (!collection.auth.alert?.enabled) return;
  const userAgent = request.headers['user-agent'] ?? '';
  const fingerprint = createHash('md5')
    .update(request.ip + userAgent)
    .digest('hex');
  const owner = [collection.id, record.id];
  const known = await records.connection.all(
    'SELECT "id", "fingerprint" FROM "_authOrigins" WHERE "collectionRef" = ? AND "recordRef" = ? ORDER BY "updated" DESC',
    owner,
  );
  const before = known.find((one) => one['fingerprint'] === fingerprint);
  if (before) {
    await records.update('_authOrigins', String(before['id']), {} as never);
    return;
  }
  for (const old of known.slice(maxOrigins - 1)) await records.delete('_authOrigins', String(old['id']));
  const origin = { collectionRef: collection.id, recordRef: record.id, fingerprint };
  await records.create('_authOrigins', origin as never);
  if (known.length > 0)
    await api.policies.onNewOrigin?.({ collection: collection.name, record, ip: request.ip, userAgent });
}
