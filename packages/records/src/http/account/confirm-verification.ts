import type { SignedIn } from '../../auth/authenticate.ts';
import { ApiError, type FieldError } from '../../core/errors.ts';
import type { Endpoint } from '../api-context.ts';
import { authCollectionOf } from '../call.ts';
import { cannotBeBlank, validatingMessage } from '../error-body.ts';
import { readTexts } from '../form.ts';
import { liftMailLock } from './account-mail.ts';
import { isError, ownerOf } from './token-check.ts';

const noEmail: FieldError = { code: 'validation_invalid_token_claims', message: 'Missing email token claim.' };
const otherEmail: FieldError = {
  code: 'validation_token_email_mismatch',
  message: "The record email doesn't match with the requested token claims.",
};

/** `POST …/confirm-verification`. Idempotent; auth tokens stay valid. Source: docs/reference/record-api.md 10. */
export const confirmVerification: Endpoint = (app, api) => {
  app.post('/collections/:collection/confirm-verification', async (request, reply) => {
    const collection = authCollectionOf(api, request);
    if (collection.name === '_superusers') throw new ApiError(400, 'All superusers are verified by default.');
    const { token } = await readTexts(request, ['token']);
    const owner = await checked();
    if (isError(owner)) throw new ApiError(400, validatingMessage, { token: owner });
    const { record } = owner;
    if (record['verified'] !== true) {
      await api.store.transaction((records) => records.update(collection.name, record.id, { verified: true } as never));
    }
    await liftMailLock({ api, record, kind: 'verification' });
    return reply.status(204).send();

    async function checked(): Promise<SignedIn | FieldError> {
      if (token === '') return cannotBeBlank;
      const email = api.tokens.peek(token)['email'];
      if (typeof email !== 'string' || email === '') return noEmail;
      const found = await ownerOf(api, collection, token, 'verification');
      return isError(found) || found.record['email'] === email ? found : otherEmail;
    }
  });
};
