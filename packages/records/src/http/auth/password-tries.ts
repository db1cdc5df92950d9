import type { FastifyRequest } from 'fastify';
import { addressKey, type Limit, passwordTries } from '../../auth/throttle.ts';
import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { RecordApi } from '../api-context.ts';
import { isKnownAddress } from './auth-origins.ts';
import { waitUntil } from './wait-until.ts';

/** The request of a sign-in with a password. */
interface PasswordAttempt {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
  /** As it was entered. */
  readonly identity: string;
  /** The account, if there is one. */
  readonly person: AnyRecord | undefined;
}

type Counted = readonly [limit: Limit, key: readonly string[]];

/** A counted try of a password. */
export interface PasswordTry {
  /** Reverts the count of a right password. */
  readonly release: () => Promise<void>;
}

const bothKey = (collection: Collection, identity: string, ip: string) =>
  ['both', collection.id, identity.toLowerCase(), addressKey(ip)] as const;

/**
 * In strict mode: counts a try before the password is checked, which also limits concurrent tries. The limit of the
 * account does not apply to addresses from which its owner has signed in or set a password, so that others cannot lock
 * the owner out. Source: docs/decisions/0128.
 * @throws ApiError 429 with the seconds to wait
 */
export async function takePasswordTry(attempt: PasswordAttempt): Promise<PasswordTry> {
  const { api, request, collection, identity, person } = attempt;
  if (!api.strict) return { release: () => Promise.resolve() };
  const ofPerson: Counted = [passwordTries.person, ['person', collection.id, identity.toLowerCase()]];
  const ofConnection: readonly Counted[] = [
    [passwordTries.personAndAddress, bothKey(collection, identity, request.ip)],
    [passwordTries.address, ['address', addressKey(request.ip)]],
  ];
  const all = [...ofConnection, ofPerson];
  if (await api.throttle.takeAll(all)) return releasing(api, all);
  const isKnown = person !== undefined && (await isKnownAddress({ api, request, collection }, person.id));
  if (isKnown && (await api.throttle.takeAll(ofConnection))) return releasing(api, ofConnection);
  throw await refusal(api, isKnown ? ofConnection : all);
}

const releasing = (api: RecordApi, counted: readonly Counted[]): PasswordTry => ({
  release: async () => {
    for (const [, key] of counted) await api.throttle.release(...key);
  },
});

/** Waiting helps when the last of the limits that are reached has ended. */
async function refusal(api: RecordApi, counted: readonly Counted[]): Promise<ApiError> {
  const ends = await Promise.all(counted.map(([limit, key]) => api.throttle.fullUntil(limit, ...key)));
  const times = ends.flatMap((end) => (end ? [end.getTime()] : []));
  return times.length === 0 ? new ApiError(429) : waitUntil(api, new Date(Math.max(...times)));
}

/** Forgets the wrong passwords of a connection for an account whose owner has just set a new one. */
export async function forgetPasswordTries({
  api,
  request,
  collection,
  identity,
}: Omit<PasswordAttempt, 'person'>): Promise<void> {
  await api.throttle.clear(...bothKey(collection, identity, request.ip));
}
