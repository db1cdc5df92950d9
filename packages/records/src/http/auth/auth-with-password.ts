import { authOf } from '../../auth/authenticate.ts';
import type { Collection } from '../../collection/collection.ts';
import { ApiError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import { verifyPassword } from '../../passwords/password.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { authCollectionOf } from '../call.ts';
import { checkTexts, emailAddress, filled, readTexts } from '../form.ts';
import { takePasswordTry } from './password-tries.ts';
import { answerSignIn, satisfiesAuthRule, settleSignIn } from './sign-in.ts';

const notEnabled = 'The collection is not configured to allow password authentication.';

/**
 * `POST …/auth-with-password`. Unknown accounts and wrong passwords get the same response, in the same time.
 * Source: docs/reference/record-api.md 9.4.
 */
export const authWithPassword: Endpoint = (app, api) => {
  app.post('/collections/:collection/auth-with-password', async (request) => {
    const collection = authCollectionOf(api, request);
    const { password: options } = collection.auth;
    if (!options?.enabled) throw new ApiError(403, notEnabled);
    const form = await readTexts(request, ['identity', 'password', 'identityField', 'mfaId']);
    checkTexts(form, {
      identity: filled(255),
      password: filled(255),
      identityField: (name) => (name === '' || options.identityFields.includes(name) ? undefined : notInList),
    });
    const person = await findPerson(api, collection, form);
    const counted = await takePasswordTry({ api, request, collection, identity: form.identity, person });
    if (!(await verifyPassword(form.password, String(person?.['password'] ?? ''))) || !person) {
      throw new ApiError(400, 'Failed to authenticate.');
    }
    const signIn = { api, request, collection, method: 'password', mfaId: form.mfaId } as const;
    // In strict mode a closed account is answered like a wrong password.
    if (api.strict && !(await satisfiesAuthRule(signIn, person.id))) throw new ApiError(400, 'Failed to authenticate.');
    await counted.release();
    const outcome = await api.store.transaction((records) => settleSignIn(records, signIn, person.id), {
      actor: authOf(collection, person),
    });
    return answerSignIn(signIn, outcome);
  });
};

const notInList = { code: 'validation_in_invalid', message: 'Must be a valid value.' };

/** Finds the account by e-mail if the identity looks like one, then by the other fields in their order. */
async function findPerson(
  api: RecordApi,
  collection: Collection,
  { identity, identityField }: { identity: string; identityField: string },
): Promise<AnyRecord | undefined> {
  const { identityFields = [] } = collection.auth.password ?? {};
  const looksLikeEmail = emailAddress(identity) === undefined;
  const order = [...identityFields].sort((a, b) => Number(b === 'email') - Number(a === 'email'));
  for (const field of identityField ? [identityField] : looksLikeEmail ? order : identityFields) {
    const found = await findByField(api, collection, field, identity);
    if (found) return found;
  }
  return undefined;
}

/** `field` is a declared name, never taken from the request. */
export async function findByField(
  api: RecordApi,
  collection: Collection,
  field: string,
  value: string,
): Promise<AnyRecord | undefined> {
  const anyCase = collection.indexes.some(
    ({ unique, columns, nocase = [] }) => unique && columns.length === 1 && columns[0] === field && nocase[0] === field,
  );
  const condition = anyCase ? `lower("${field}") = lower(?)` : `"${field}" = ?`;
  const sql = `SELECT "id" FROM "${collection.name}" WHERE ${condition} LIMIT 1`;
  const [row] = await api.store.dialect.all(sql, [value]);
  return row && ((await api.store.reader.get(collection.name, String(row['id']))) as AnyRecord | undefined);
}
