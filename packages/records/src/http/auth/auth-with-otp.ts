import { authOf } from '../../auth/authenticate.ts';
import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { SqlRow } from '../../core/sql-value.ts';
import type { Records } from '../../store/records.ts';
import type { Endpoint } from '../api-context.ts';
import { authCollectionOf } from '../call.ts';
import { checkTexts, filled, readTexts } from '../form.ts';
import { countTry, type EnteredCode, enterCode, invalidOtp } from './code-tries.ts';
import { answerSignIn, type SignIn, type SignInOutcome, satisfiesAuthRule, settleSignIn } from './sign-in.ts';
import { findCode } from './strict-codes.ts';

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
    const entered = { api, request, collection, otpId: form.otpId, password: form.password };
    const otp = await (api.strict ? enterCode : enterPlainly)(entered);
    const signIn = { api, request, collection, method: 'otp', mfaId: form.mfaId } as const;
    return answerSignIn(signIn, await useCode(signIn, otp));
  });
};

/**
 * As PocketBase does: counts right and wrong tries alike, per account and address.
 * @throws ApiError 400, 429
 */
async function enterPlainly({ api, request, collection, otpId, password }: EnteredCode): Promise<SqlRow> {
  const otp = await findCode({ api, collection }, otpId);
  const person = (await api.issuedOtps.personOf(otpId)) ?? String(otp?.['recordRef'] ?? otpId);
  await countTry({ api, request, collection }, person);
  const isRight = api.codes.matches(otpId, password, String(otp?.['password'] ?? ''));
  if (!otp || !isRight) throw new ApiError(400, invalidOtp);
  return otp;
}

/** Consumes the code. Refusals are returned, not thrown, so that it stays consumed when the sign-in is refused. */
function useCode(signIn: SignIn, otp: SqlRow): Promise<SignInOutcome> {
  const { api, collection } = signIn;
  const id = String(otp['recordRef']);
  const actor = authOf(collection, { id });
  const use = async (records: Records): Promise<SignInOutcome> => {
    const used = await records.connection.all('DELETE FROM "_otps" WHERE "id" = ? RETURNING "id"', [otp['id'] ?? '']);
    const record = used.length === 1 ? ((await records.get(collection.name, id)) as AnyRecord | undefined) : undefined;
    if (!record || (api.strict && !(await satisfiesAuthRule(signIn, id, records)))) {
      return new ApiError(400, invalidOtp);
    }
    if (record['verified'] !== true && record['email'] === otp['sentTo']) await verify(records, collection, id);
    return settleSignIn(records, signIn, id);
  };
  return api.store.transaction(use, { actor });
}

/** Marks the e-mail as verified, since the code was received there. */
async function verify(records: Records, collection: Collection, id: string): Promise<void> {
  await records.update(collection.name, id, { verified: true } as never);
}
