import { ApiError, type ErrorData, type FieldError } from '../../core/errors.ts';
import { hashForRecord } from '../../passwords/password.ts';
import type { Endpoint } from '../api-context.ts';
import { recordAddress } from '../auth/auth-origins.ts';
import { forgetPasswordTries } from '../auth/password-tries.ts';
import { authCollectionOf } from '../call.ts';
import { cannotBeBlank, validatingMessage, valuesMismatch } from '../error-body.ts';
import { outOfRange, readTexts } from '../form.ts';
import { liftMailLock } from './account-mail.ts';
import { isError, ownerOf } from './token-check.ts';

/** `POST …/confirm-password-reset`. Revokes all tokens and verifies the address. Source: docs/reference/record-api.md 10. */
export const confirmPasswordReset: Endpoint = (app, api) => {
  app.post('/collections/:collection/confirm-password-reset', async (request, reply) => {
    const collection = authCollectionOf(api, request);
    const { token, password, passwordConfirm } = await readTexts(request, ['token', 'password', 'passwordConfirm']);
    const min = Number(collection.fields['password']?.options['min'] ?? 0);
    const owner = token === '' ? cannotBeBlank : await ownerOf(api, collection, token, 'passwordReset');
    const errors: ErrorData = {
      ...(isError(owner) && { token: owner }),
      ...given('password', password === '' ? cannotBeBlank : outOfRange(password, Math.max(min, 1), 255)),
      ...given('passwordConfirm', confirmError(password, passwordConfirm)),
    };
    if (isError(owner) || Object.keys(errors).length > 0) throw new ApiError(400, validatingMessage, errors);
    const { record, claims } = owner;
    const refused = await api.policies.refusePassword?.(password);
    if (refused) throw new ApiError(400, validatingMessage, { password: refused });
    const hashed = await hashForRecord(password);
    const proves = claims.email !== undefined && claims.email === record['email'];
    const values = { password: hashed, ...(proves && record['verified'] !== true && { verified: true }) };
    await api.store
      .transaction(async (records) => {
        await records.update(collection.name, record.id, values as never);
        await recordAddress(records, { api, request, collection }, record);
      })
      .catch((error: unknown) => {
        throw error instanceof ApiError ? new ApiError(400, 'Failed to set new password.', error.data) : error;
      });
    await liftMailLock({ api, record, kind: 'passwordReset' });
    await forgetPasswordTries({ api, request, collection, identity: String(record['email']) });
    return reply.status(204).send();
  });
};

const given = (name: string, error: FieldError | undefined): ErrorData => (error ? { [name]: error } : {});

function confirmError(password: string, confirm: string): FieldError | undefined {
  if (confirm === '') return cannotBeBlank;
  return confirm === password ? undefined : valuesMismatch;
}
