import type { FastifyRequest } from 'fastify';
import { addressKey, codeLimits, codeTries } from '../../auth/throttle.ts';
import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { SqlRow } from '../../core/sql-value.ts';
import type { RecordApi } from '../api-context.ts';
import { expiryOf, findCode, maxTriesPerCode, requesterOf } from './strict-codes.ts';
import { waitUntil } from './wait-until.ts';

export const invalidOtp = 'Invalid or expired OTP.';
const tooManyAttempts = 'Too many attempts, please try again later with a new OTP.';

/** A code that was entered. */
export interface EnteredCode {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
  readonly otpId: string;
  readonly password: string;
}

/**
 * Returns the row of a code that was entered correctly. Each try is counted before the code is compared, so that
 * concurrent tries are limited too; correct ones are then released. Source: docs/decisions/0128.
 * @throws ApiError 400 for a wrong, unknown, expired or used code, for a wrong one with `triesLeft` for it; 429 when the code is spoiled, or as `countTry`
 */
export async function enterCode(entered: EnteredCode): Promise<SqlRow> {
  const { api, request, collection, otpId, password } = entered;
  const otp = await findCode({ api, collection }, otpId);
  if (!otp) {
    await takeAddress(api, request);
    throw new ApiError(400, invalidOtp);
  }
  const counted = await countTry({ api, request, collection }, String(otp['recordRef']));
  const triesLeft = await takeTry(entered, otp, counted.isAttacked);
  const isTaken = triesLeft !== undefined;
  const isRight = isTaken && api.codes.matches(otpId, password, String(otp['password']));
  if (isTaken && !isRight) throw new ApiError(400, invalidOtp, { triesLeft });
  await counted.release();
  if (!isTaken) throw new ApiError(429, tooManyAttempts);
  return otp;
}

/** A counted try for an account. */
interface CountedTry {
  /** The daily limit of the account is reached. */
  readonly isAttacked: boolean;
  /** Reverts the count of a correct try. */
  readonly release: () => Promise<void>;
}

const uncounted: CountedTry = { isAttacked: false, release: () => Promise.resolve() };

/**
 * Counts a try of a code or another factor for its address and its account. Outside strict mode, right and wrong tries
 * are counted alike, per account and address.
 * @throws ApiError 429, in strict mode with the seconds to wait (`retryAfter`)
 */
export async function countTry(
  { api, request, collection }: Pick<EnteredCode, 'api' | 'request' | 'collection'>,
  person: string,
): Promise<CountedTry> {
  if (!api.strict) {
    if (await api.throttle.take(codeTries, 'code', collection.id, person, addressKey(request.ip))) return uncounted;
    throw new ApiError(429, tooManyAttempts);
  }
  const address = await takeAddress(api, request);
  const ofPerson = ['code-person', collection.id, person];
  const isAttacked = !(await api.throttle.take(codeLimits.person, ...ofPerson));
  const key = isAttacked ? ['code-both', collection.id, person, addressKey(request.ip)] : ofPerson;
  if (isAttacked) await warnOnce(api, collection, person);
  const limit = codeLimits.attackedPersonAndAddress;
  if (isAttacked && !(await api.throttle.take(limit, ...key))) {
    await api.throttle.release(...address);
    throw waitUntil(api, (await api.throttle.fullUntil(limit, ...key)) ?? api.now(), tooManyAttempts);
  }
  const release = async () => {
    for (const counted of [address, key]) await api.throttle.release(...counted);
  };
  return { isAttacked, release };
}

/** Parts of the key of a counted try. */
type Key = readonly string[];

const addressOf = (request: FastifyRequest): Key => ['code-address', addressKey(request.ip)];

/** @throws ApiError 429 while the address is refused */
export async function refuseBlockedAddress(api: RecordApi, request: FastifyRequest): Promise<void> {
  const until = await api.throttle.fullUntil(codeLimits.address, ...addressOf(request));
  if (until) throw waitUntil(api, until, tooManyAttempts);
}

async function takeAddress(api: RecordApi, request: FastifyRequest): Promise<Key> {
  const key = addressOf(request);
  if (!(await api.throttle.take(codeLimits.address, ...key))) await refuseBlockedAddress(api, request);
  return key;
}

async function warnOnce(api: RecordApi, collection: Collection, person: string): Promise<void> {
  if (!(await api.throttle.take(codeLimits.warning, 'code-warning', collection.id, person))) return;
  const record = (await api.store.reader.get(collection.name, person)) as AnyRecord | undefined;
  if (!record) return;
  const wrong = { collection: collection.name, record, tries: codeLimits.person.tries };
  await api.store.transaction(async (records) => api.policies.onWrongCodes?.(records, wrong));
}

/** Counts a try of the code in the database. Returns how many more it has; undefined when it was spoiled before. */
async function takeTry(entered: EnteredCode, otp: SqlRow, isAttacked: boolean): Promise<number | undefined> {
  const { api } = entered;
  const isFromHere = otp['requestedFrom'] === requesterOf(entered);
  const column = isFromHere ? '"tries"' : '"otherTries"';
  const most = isAttacked ? Number(isFromHere) : maxTriesPerCode;
  const taken = await api.store.transaction(({ connection }) =>
    connection.all(
      `UPDATE "_otps" SET ${column} = ${column} + 1 WHERE "id" = ? AND "created" > ? AND ${column} < ? RETURNING ${column} AS "used"`,
      [otp['id'] ?? '', expiryOf(entered), most],
    ),
  );
  return taken[0] && Math.max(0, most - Number(taken[0]['used']));
}
