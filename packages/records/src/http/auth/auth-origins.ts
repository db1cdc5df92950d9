import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../auth/throttle.ts';
import type { Collection } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Records } from '../../store/records.ts';
import type { RecordApi } from '../api-context.ts';

/** Maximum number of origins per account; the oldest are deleted. */
const maxOrigins = 5;
/** The same of the addresses of strict mode. */
const maxAddresses = 10;
/** Begins the fingerprint of an address; the others are digests of address and browser. */
const addressPrefix = 'address:';

/** The request of a sign-in. */
interface SignInRequest {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
}

/**
 * Stores the origin (address and browser) of a sign-in and calls `onNewOrigin` for one not seen before. In strict mode
 * also stores the address, for accounts with a password.
 */
export async function recordAuthOrigin(records: Records, signIn: SignInRequest, record: AnyRecord): Promise<void> {
  const { api, request, collection } = signIn;
  await recordAddress(records, signIn, record);
  if (!collection.auth.alert?.enabled) return;
  const userAgent = request.headers['user-agent'] ?? '';
  const fingerprint = createHash('md5')
    .update(request.ip + userAgent)
    .digest('hex');
  const known = (await originsOf(records, collection, record)).filter((one) => !isAddress(one));
  const isFirst = known.length === 0;
  const isNew = await remember(records, { collection, record, fingerprint, known, most: maxOrigins });
  if (isNew && !isFirst)
    await api.policies.onNewOrigin?.({ collection: collection.name, record, ip: request.ip, userAgent });
}

/** Stores, in strict mode, that the owner of an account with a password uses the address of the request. */
export async function recordAddress(records: Records, signIn: SignInRequest, record: AnyRecord): Promise<void> {
  const { api, collection } = signIn;
  if (!api.strict || !collection.auth.password?.enabled) return;
  const known = (await originsOf(records, collection, record)).filter(isAddress);
  const fingerprint = addressFingerprint(signIn, record.id);
  await remember(records, { collection, record, fingerprint, known, most: maxAddresses });
}

/** Has the owner of the account used the address of the request? */
export async function isKnownAddress(signIn: SignInRequest, id: string): Promise<boolean> {
  const found = await signIn.api.store.dialect.all(
    'SELECT "id" FROM "_authOrigins" WHERE "collectionRef" = ? AND "recordRef" = ? AND "fingerprint" = ?',
    [signIn.collection.id, id, addressFingerprint(signIn, id)],
  );
  return found.length > 0;
}

/** A keyed digest, so that the database contains no addresses. */
function addressFingerprint({ api, request }: SignInRequest, id: string): string {
  return addressPrefix + api.codes.ofAddress(`${id} ${addressKey(request.ip)}`);
}

interface StoredOrigin {
  readonly id: string;
  readonly fingerprint: string;
}

const isAddress = ({ fingerprint }: StoredOrigin): boolean => fingerprint.startsWith(addressPrefix);

/** Newest first. */
async function originsOf(records: Records, collection: Collection, { id }: AnyRecord): Promise<StoredOrigin[]> {
  const rows = await records.connection.all(
    'SELECT "id", "fingerprint" FROM "_authOrigins" WHERE "collectionRef" = ? AND "recordRef" = ? ORDER BY "updated" DESC',
    [collection.id, id],
  );
  return rows.map((row) => ({ id: String(row['id']), fingerprint: String(row['fingerprint']) }));
}

interface Remembered {
  readonly collection: Collection;
  readonly record: AnyRecord;
  readonly fingerprint: string;
  readonly known: readonly StoredOrigin[];
  readonly most: number;
}

/** Stores or renews an origin. Returns whether it is new. */
async function remember(records: Records, { collection, record, fingerprint, known, most }: Remembered) {
  const before = known.find((one) => one.fingerprint === fingerprint);
  if (before) {
    await records.update('_authOrigins', before.id, {} as never);
    return false;
  }
  for (const old of known.slice(most - 1)) await records.delete('_authOrigins', old.id);
  const origin = { collectionRef: collection.id, recordRef: record.id, fingerprint };
  await records.create('_authOrigins', origin as never);
  return true;
}
