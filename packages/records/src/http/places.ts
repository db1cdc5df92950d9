import { createHash } from 'node:crypto';
import type { AnyRecord } from '../hooks.ts';
import type { Records } from '../store/records.ts';
import type { SignIn } from './sign-in.ts';

/** A person keeps at most this many; the oldest go. */
const maxPlaces = 5;

/** Remembers where a person signs in from, and tells the program about a new place. Source: record API 15. */
export async function notePlace(records: Records, signIn: SignIn, record: AnyRecord): Promise<void> {
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
  for (const old of known.slice(maxPlaces - 1)) await records.delete('_authOrigins', String(old['id']));
  const place = { collectionRef: collection.id, recordRef: record.id, fingerprint };
  await records.create('_authOrigins', place as never);
  if (known.length > 0)
    await api.policies.onNewPlace?.({ collection: collection.name, record, ip: request.ip, userAgent });
}
