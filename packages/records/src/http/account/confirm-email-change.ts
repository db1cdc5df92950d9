import type { SignedIn } from '../../auth/authenticate.ts';
import type { Collection } from '../../collection/collection.ts';
import { ApiError, type ErrorData, type FieldError } from '../../core/errors.ts';
import { verifyPassword } from '../../passwords/password.ts';
import type { Endpoint, RecordApi } from '../api-context.ts';
import { findByField } from '../auth/auth-with-password.ts';
import { authCollectionOf } from '../call.ts';
import { cannotBeBlank, validatingMessage } from '../error-body.ts';
import { outOfRange, readTexts } from '../form.ts';
import { invalidToken, isError, ownerOf } from './token-check.ts';

const noNewEmail: FieldError = {
  code: 'validation_invalid_token_payload',
  message: 'Invalid token payload - newEmail must be set.',
};
const wrongPassword: FieldError = {
  code: 'validation_invalid_password',
  message: 'Missing or invalid auth record password.',
};
const maxPasswordLength = 100;

/** `POST …/confirm-email-change`. Revokes all tokens and verifies the address. Source: docs/reference/record-api.md 10. */
export const confirmEmailChange: Endpoint = (app, api) => {
  app.post('/collections/:collection/confirm-email-change', async (request, reply) => {
    const collection = authCollectionOf(api, request);
    if (collection.name === '_superusers') throw new ApiError(400, 'All superusers can change their emails directly.');
    const { token, password } = await readTexts(request, ['token', 'password']);
    const newEmail = String(api.tokens.peek(token)['newEmail'] ?? '');
    const owner = token === '' ? cannotBeBlank : await checkToken(api, collection, token, newEmail);
    const wrong = await checkPassword(password, owner);
    const errors: ErrorData = { ...(isError(owner) && { token: owner }), ...(wrong && { password: wrong }) };
    if (isError(owner) || wrong) throw new ApiError(400, validatingMessage, errors);
    const { id } = owner.record;
    await api.store
      .transaction((records) => records.update(collection.name, id, { email: newEmail, verified: true } as never))
      .catch((error: unknown) => {
        throw error instanceof ApiError ? new ApiError(400, 'Failed to confirm email change.', error.data) : error;
      });
    return reply.status(204).send();
  });
};

async function checkToken(
  api: RecordApi,
  collection: Collection,
  token: string,
  newEmail: string,
): Promise<SignedIn | FieldError> {
  if (newEmail === '') return noNewEmail;
  if (await findByField(api, collection, 'email', newEmail)) {
    // A forged token must not reveal whether an account exists.
    if (api.strict && isError(await ownerOf(api, collection, token, 'emailChange'))) return invalidToken;
    const message = `The new email address is already registered: ${newEmail}.`;
    return { code: 'validation_existing_token_email', message };
  }
  const owner = await ownerOf(api, collection, token, 'emailChange');
  if (isError(owner)) return owner;
  const { record } = owner;
  return api.policies.mayChangeEmail?.({ collection: collection.name, record, token }) === false ? invalidToken : owner;
}

async function checkPassword(password: string, owner: SignedIn | FieldError): Promise<FieldError | undefined> {
  if (password === '') return cannotBeBlank;
  const long = outOfRange(password, 1, maxPasswordLength);
  if (long) return long;
  const hash = isError(owner) ? '' : String(owner.record['password'] ?? '');
  return (await verifyPassword(password, hash)) ? undefined : wrongPassword;
}
