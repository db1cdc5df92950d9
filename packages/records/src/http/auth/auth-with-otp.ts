import type { FastifyRequest } from 'fastify';
import { authOf } from '../../auth/authenticate.ts';
import { addressKey, codeTries, codeTriesAnywhere } from '../../auth/throttle.ts';
import type { Collection } from '../../collection/collection.ts';
import { dateText } from '../../core/date-text.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { SqlRow } from '../../core/sql-value.ts';
import type { Records } from '../../store/records.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { authCollectionOf } from '../call.ts';
import { checkTexts, filled, readTexts } from '../form.ts';
import { answerSignIn, type SignIn, type SignInOutcome, settleSignIn } from './sign-in.ts';

const invalidOtp = 'Invalid or expired OTP.';
const tooManyAttempts = 'Too many attempts, please try again later with a new OTP.';

/**
 * `POST …/auth-with-otp`. A code is valid for one sign-in, also under concurrent requests.
 * Source: docs/reference/record-api.md 9.5.
 */
export const authWithOtp: Endpoint = (app, api) => {
  app.post('/collections/:collection/auth-with-otp', async (request) => {
    const collection = authCollectionOf(api, request);
    if (!collection.auth.otp?.enabled) {
      throw new ApiError(403, 'The collection is not configured to allow OTP authentication.');
    }
    const form = await readTexts(request, ['otpId', 'password', 'mfaId']);
    checkTexts(form, { otpId: filled(255), password: filled(71) });
    const otp = await findOtp(api, collection, form.otpId);
    const person = (await api.issuedOtps.personOf(form.otpId)) ?? String(otp?.['recordRef'] ?? form.otpId);
    await countTry(api, request, person, collection);
    const isCodeRight = api.codes.matches(form.otpId, form.password, String(otp?.['password'] ?? ''));
    if (!otp || !isCodeRight) throw new ApiError(400, invalidOtp);
    const signIn = { api, request, collection, method: 'otp', mfaId: form.mfaId } as const;
    return answerSignIn(signIn, await useCode(signIn, otp));
  });
};

async function findOtp(api: RecordApi, collection: Collection, id: string): Promise<SqlRow | undefined> {
  const lifeSeconds = collection.auth.otp?.lifeSeconds ?? 0;
  const since = dateText(new Date(api.now().getTime() - lifeSeconds * 1000));
  const [row] = await api.store.dialect.all(
    'SELECT "id", "recordRef", "password", "sentTo" FROM "_otps" WHERE "id" = ? AND "collectionRef" = ? AND "created" > ?',
    [id, collection.id, since],
  );
  return row;
}

/**
 * Counts right and wrong tries alike, before the code is checked.
 * @throws ApiError 429
 */
export async function countTry(
  api: RecordApi,
  request: FastifyRequest,
  person: string,
  collection: Collection,
): Promise<void> {
  const key = ['code', collection.id, person];
  const isOneTooMany =
    !(await api.throttle.take(codeTries, ...key, addressKey(request.ip))) ||
    (api.strict && !(await api.throttle.take(codeTriesAnywhere, ...key)));
  if (isOneTooMany) throw new ApiError(429, tooManyAttempts);
}

/** Consumes the code. Refusals are returned, not thrown, so that it stays consumed when the sign-in is refused. */
function useCode(signIn: SignIn, otp: SqlRow): Promise<SignInOutcome> {
  const { api, collection } = signIn;
  const id = String(otp['recordRef']);
  const actor = authOf(collection, { id });
  const use = async (records: Records): Promise<SignInOutcome> => {
    const used = await records.connection.all('DELETE FROM "_otps" WHERE "id" = ? RETURNING "id"', [otp['id'] ?? '']);
    const record = used.length === 1 ? ((await records.get(collection.name, id)) as AnyRecord | undefined) : undefined;
    if (!record) return new ApiError(400, invalidOtp);
    if (record['verified'] !== true && record['email'] === otp['sentTo']) await verify(records, collection, id);
    return settleSignIn(records, signIn, id);
  };
  return api.store.transaction(use, { actor });
}

/** Marks the e-mail as verified, since the code was received there. */
async function verify(records: Records, collection: Collection, id: string): Promise<void> {
  await records.update(collection.name, id, { verified: true } as never);
}
