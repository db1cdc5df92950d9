import { authOf } from '../../auth/authenticate.ts';
import { factorTries } from '../../auth/throttle.ts';
import type { Collection } from '../../collection/collection.ts';
import { dateText } from '../../core/date-text.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { Records } from '../../store/records.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { accountFormBytes, readBody } from '../body.ts';
import { authCollectionOf } from '../call.ts';
import { countTry } from './code-tries.ts';
import { answerSignIn, type SignInOutcome, settleSignIn } from './sign-in.ts';

const invalidMfa = 'Invalid or expired MFA session.';
const wrongFactor = 'Failed to authenticate.';

/**
 * `POST …/auth-with-factor` with `mfaId` and the proof of a factor of the program. Exists only with the policy
 * `secondFactors`. Wrong factors are counted like wrong codes; the fifth one invalidates the `mfaId`.
 */
export const authWithFactor: Endpoint = (app, api) => {
  app.post('/collections/:collection/auth-with-factor', async (request) => {
    const collection = authCollectionOf(api, request);
    const body = await readBody(request, accountFormBytes);
    const mfaId = typeof body['mfaId'] === 'string' ? body['mfaId'] : '';
    const record = await accountOf(api, collection, mfaId);
    if (!record) throw new ApiError(400, invalidMfa);
    const counted = await countTry({ api, request, collection }, record.id);
    if (!(await api.throttle.take(factorTries, 'factor', mfaId))) await refuseForGood(api, mfaId);
    const attempt = { collection: collection.name, record, mfaId, body };
    const use = await api.policies.secondFactors?.verify(attempt);
    if (!use) throw new ApiError(400, wrongFactor);
    await counted.release();
    const signIn = { api, request, collection, method: 'factor', mfaId } as const;
    const settle = async (records: Records): Promise<SignInOutcome> => {
      if (!(await use(records))) return new ApiError(400, wrongFactor);
      return settleSignIn(records, signIn, record.id);
    };
    return answerSignIn(signIn, await api.store.transaction(settle, { actor: authOf(collection, record) }));
  });
};

/** The account that passed the first step; undefined when the id is unknown or has expired. */
async function accountOf(api: RecordApi, collection: Collection, mfaId: string): Promise<AnyRecord | undefined> {
  const since = dateText(new Date(api.now().getTime() - (collection.auth.mfa?.lifeSeconds ?? 0) * 1000));
  const [row] = await api.store.dialect.all(
    'SELECT "recordRef" FROM "_mfas" WHERE "id" = ? AND "collectionRef" = ? AND "created" > ?',
    [mfaId, collection.id, since],
  );
  return row && ((await api.store.reader.get(collection.name, String(row['recordRef']))) as AnyRecord | undefined);
}

/** Deletes the result of the first step: further factors need the password again. */
async function refuseForGood(api: RecordApi, mfaId: string): Promise<never> {
  await api.store.transaction(async ({ connection }) => {
    await connection.run('DELETE FROM "_mfas" WHERE "id" = ?', [mfaId]);
  });
  throw new ApiError(400, invalidMfa);
}
